import { StaticMarkup } from '@/components/ui/static-markup';
import type { FilledByPenProps } from './filled-by-pen';

/** The sheet without dates, for printing before the script has loaded, or without it. */
export function BlankSheet(props: FilledByPenProps) {
  return <StaticMarkup id="blank-sheet">{renderSheet(props)}</StaticMarkup>;
}

function renderSheet(props: FilledByPenProps) {
  if (typeof window !== 'undefined') return null;
  const { FilledByPen }: typeof import('./filled-by-pen') = require('./filled-by-pen');
  return <FilledByPen {...props} />;
}
