/** The record on paper. */
export const title = 'Contractions';
/** Lengths and gaps are those of the hour, where there are any. */
export const hour = ({
  count,
  length,
  gap,
}: {
  count: number;
  length: string | undefined;
  gap: string | undefined;
}) => {
  if (length && gap) {
    return `In the hour up to the latest one: ${count}, ${length} long on average, ${gap} from start to start.`;
  }
  if (length) return `In the hour up to the latest one: ${count}, ${length} long on average.`;
  return gap
    ? `In the hour up to the latest one: ${count}, ${gap} from start to start.`
    : `In the hour up to the latest one: ${count}.`;
};
export const notConfirmed = (length: string) => `${length} (not confirmed)`;

/** The table to fill in by pen. */
export const byPen = 'Time contractions on paper';
export const number = 'Number';

/** Columns of both. */
export const day = 'Day';
export const start = 'Start';
export const end = 'End';
export const length = 'Length';
export const gap = 'Since the start before';
