import { KeptMarkup } from '@/components/ui/kept-markup';
import type { FilledByPenProps } from './filled-by-pen';

/** The sheet without dates, for printing before the script has loaded, or without it. */
export function BlankSheet(props: FilledByPenProps) {
  return <KeptMarkup id="blank-sheet">{renderSheet(props)}</KeptMarkup>;
}

function renderSheet(props: FilledByPenProps) {
  if (typeof window !== 'undefined') return null;
  const { FilledByPen }: typeof import('./filled-by-pen') = require('./filled-by-pen');
  return <FilledByPen {...props} />;
}
