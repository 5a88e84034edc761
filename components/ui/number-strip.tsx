import type { ReactNode } from 'react';
import type { TelephoneNumber } from '@/data/health-lines';
import { numberElsewhere } from '@/words/without-911';

interface NumberStripProps {
  numbers: readonly { name: ReactNode; number: TelephoneNumber }[];
}

const tile =
  'flex min-h-18 flex-col items-center justify-center gap-0.5 rounded-card border border-line bg-card px-2 py-2.5 text-center leading-tight';

/** The numbers that cannot wait, each to tap, side by side. 911 is none in Nunavut. */
export function NumberStrip({ numbers }: NumberStripProps) {
  return (
    <ul className="flex flex-wrap gap-2 print:hidden">
      {numbers.map(({ name, number: { printed, dialled } }) => (
        <li key={dialled} className="grid min-w-min flex-1 basis-20">
          <a href={`tel:${dialled}`} className={`${tile} hover:bg-mist ${dialled === '911' ? 'where-911' : ''}`}>
            <span
              translate="no"
              className="font-semibold text-spruce tabular-nums text-[min(var(--text-lg),6vw)] whitespace-nowrap"
            >
              {printed}
            </span>{' '}
            <span className="wrap-anywhere text-[min(var(--text-sm),5vw)]">{name}</span>
          </a>
          {dialled === '911' && (
            <p className={`${tile} where-no-911`}>
              <span>{printed}</span> <span className="text-ink-soft text-sm">{numberElsewhere}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
