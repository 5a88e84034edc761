import type { CardProps } from '@/components/share/card-designs';
import { onClassic } from '@/words/share/cards';
import { DayNumber } from './day-number';
import { Wreath } from './wreath';

/** A year alone is large; French has the month beside it, which then would run into the wreath. */
const getBelowLook = ({ length }: string) =>
  length > 4 ? { fontSize: 46, letterSpacing: 2, dx: 1 } : { fontSize: 58, letterSpacing: 10, dx: 5 };

/** A wreath of leaves and berries around the date, trilliums below it. */
export function ClassicCard({ date, occasion }: CardProps) {
  return (
    <>
      <rect width="1080" height="1350" fill="var(--paper)" />
      <g fill="none" stroke="var(--rule)">
        <rect x="44" y="44" width="992" height="1262" strokeWidth="5" />
        <rect x="60" y="60" width="960" height="1230" strokeWidth="1.5" />
      </g>
      <Wreath />
      <text x="540" y="344" fontSize="34" fontWeight="500" letterSpacing="9" dx="4" fill="var(--ink-soft)">
        {date.small}
      </text>
      <g className="serif" fill="var(--ink)">
        <text x="540" y="456" fontSize="96" fontWeight="420">
          {date.above}
        </text>
        <text x="537" y="680" fontSize="262" fontWeight="380" letterSpacing="-6">
          <DayNumber {...date} />
        </text>
        <text x="540" y="764" fontWeight="420" {...getBelowLook(date.below)}>
          {date.below}
        </text>
        <text x="540" y="1188" fontSize="60" fontWeight="420">
          {onClassic[occasion]}
        </text>
      </g>
    </>
  );
}
