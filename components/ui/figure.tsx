import type { ReactNode } from 'react';
import { bindNumbers } from '@/lib/format/text';
import type { FigureText } from '@/lib/weeks/fetal-size';

interface FigureProps extends FigureText {
  term: string;
  /** Takes a whole row on a phone, for a figure that is rather a sentence. */
  isWide?: boolean;
  /** Before the value. */
  picture?: ReactNode;
}

/** One figure with its name, in a description list. */
export function Figure({ term, value, detail, isWide, picture }: FigureProps) {
  return (
    <div className={`rounded-control bg-mist p-3 sm:p-4 ${isWide ? 'max-sm:col-span-2' : ''}`}>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className={picture ? 'mt-2 flex items-center gap-3 sm:flex-col sm:items-start' : undefined}>
        {picture}
        <span className="max-w-full">
          <span
            className={`block font-semibold font-serif text-base leading-snug tabular-nums ${picture ? '' : 'sm:text-lg'}`}
          >
            {bindNumbers(value)}
          </span>
          {detail && <span className="block text-balance text-ink-soft text-sm">{bindNumbers(detail)}</span>}
        </span>
      </dd>
    </div>
  );
}
