import { keepTogether } from '@/lib/format/keep-together';
import type { FigureText } from '@/lib/weeks/describe-size';

/** One figure with its name, in a description list. */
export function Figure({ term, value, detail }: FigureText & { term: string }) {
  return (
    <div className="rounded-control bg-mist p-3 sm:p-4">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd>
        <span className="block font-semibold font-serif text-base leading-snug sm:text-lg tabular-nums">
          {keepTogether(value)}
        </span>
        {detail && <span className="block text-balance text-ink-soft text-sm">{keepTogether(detail)}</span>}
      </dd>
    </div>
  );
}
