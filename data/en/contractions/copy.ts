export const title = 'A copy for your provider';
export const share = 'Share as text';
export const shareTitle = 'Contractions';
export const sharing = 'Sharing';
export const notShared = 'Sharing did not work. Copy the text instead.';
export const copy = 'Copy as text';
export const copied = 'Copied!';
export const copying = 'Copying';
export const isCopied = 'The text is copied.';
export const asText = 'Your times as text';
export const copyByHand = 'Your browser did not let us copy. The text is selected: copy it by hand.';
export const print = 'Print';
export const download = 'Download CSV';
export const readBack = 'Read a CSV back in';
export const withoutFile = 'Or copy the times as text, or print them.';

export const textTitle = 'Contractions';
export const hourCount = (count: number) => `In the hour up to the latest one: ${count}.`;
export const averageLength = (length: string) => `Average length: ${length}.`;
export const noAverageLength = 'Average length: not known.';
export const averageGap = (gap: string) => `Average time from start to start: ${gap}.`;
export const noAverageGap = 'Average time from start to start: not known.';
/** One contraction. There is no gap before the first. */
export const contraction = ({
  time,
  length,
  isConfirmed,
  gap,
}: {
  time: string;
  length: string;
  isConfirmed: boolean;
  gap: string | undefined;
}) => {
  const lasted = isConfirmed ? `${time}, ${length} long` : `${time}, ${length} long (not confirmed)`;
  return gap ? `${lasted}, ${gap} after the one before` : lasted;
};

// Spreadsheets read a file as the language of their system has it. It begins with `csvStart`.
export const csvStart = '';
export const csvSeparator = ',';
export const csvHeader =
  'Number,Start,End,Offset from UTC,Length in seconds,Seconds since the start before,Length confirmed';
export const csvConfirmed = 'yes';
export const csvNotConfirmed = 'no';
