import type { CardProps } from '@/components/share/card-designs';
import { onCute } from '@/words/share/cards';
import { BearCub } from './bear-cub';
import { DayNumber } from './day-number';
import { Quilt } from './quilt';

const snow = [
  [96, 96, 9],
  [214, 236, 7],
  [92, 404, 8],
  [212, 520, 6],
  [66, 640, 7],
  [330, 84, 6],
  [742, 78, 7],
  [988, 108, 9],
  [872, 246, 6],
  [996, 402, 7],
  [868, 512, 8],
  [1016, 628, 6],
] as const;

/** A bear cub asleep under a patchwork quilt, which carries the date. */
export function CuteCard({ date, occasion }: CardProps) {
  return (
    <>
      <rect width="1080" height="1350" fill="var(--wall)" />
      <g fill="var(--wall-dot)">
        {snow.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
      <g className="serif" fill="var(--ink)" fontSize="66" fontWeight="600">
        <text x="540" y="150">
          {onCute[occasion].first}
        </text>
        <text x="540" y="230">
          {onCute[occasion].second}
        </text>
      </g>
      <BearCub />
      <Quilt />
      <g className="serif" fill="var(--ink)">
        <text x="540" y="1002" fontSize="104" fontWeight="600">
          {date.above}
        </text>
        <text x="538" y="1206" fontSize="232" fontWeight="650" letterSpacing="-4">
          <DayNumber {...date} />
        </text>
        <text x="540" y="1286" fontSize="62" fontWeight="600" letterSpacing="6" dx="3">
          {date.below}
        </text>
      </g>
    </>
  );
}
