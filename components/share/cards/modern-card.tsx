import type { CardProps } from '@/components/share/card-designs';
import { onModern } from '@/words/share/cards';
import { DayNumber } from './day-number';
import { Loon } from './loon';
import { Spruce } from './spruce';

/** Left and right shore: foot and height of each spruce. */
const shoreTrees = [
  [-12, 938, 250],
  [52, 942, 190],
  [104, 944, 262],
  [160, 948, 150],
  [206, 950, 196],
  [250, 952, 118],
  [288, 954, 84],
  [834, 954, 96],
  [872, 952, 150],
  [922, 948, 212],
  [974, 946, 160],
  [1022, 942, 286],
  [1076, 938, 204],
] as const;

const glints = [
  [540, 972, 300],
  [556, 1000, 214],
  [530, 1214, 300],
  [562, 1250, 196],
  [524, 1286, 124],
  [548, 1320, 60],
] as const;

/** A year alone is spaced out; French has the month beside it, which then would leave the sun. */
const getBelowLook = ({ length }: string) => (length > 4 ? { letterSpacing: 4, dx: 2 } : { letterSpacing: 14, dx: 7 });

/** A loon carries her chick across a lake at sunset, as loons do. */
export function ModernCard({ date, occasion }: CardProps) {
  return (
    <>
      <rect width="1080" height="1350" fill="var(--sky)" />
      <circle cx="540" cy="476" r="386" fill="var(--sun)" />
      <g fill="var(--on-sun)">
        <text x="540" y="226" fontSize="42" fontWeight="600" letterSpacing="1">
          {onModern[occasion]}
        </text>
        <text className="serif" x="539" y="362" fontSize="124" fontWeight="560" letterSpacing="-2">
          {date.above}
        </text>
        <text className="serif" x="536" y="632" fontSize="318" fontWeight="600" letterSpacing="-8">
          <DayNumber {...date} />
        </text>
        <text x="540" y="718" fontSize="58" fontWeight="500" {...getBelowLook(date.below)}>
          {date.below}
        </text>
      </g>
      <path
        fill="var(--hill-far)"
        d="M0 838 C90 800 170 790 262 812 C360 836 430 806 520 784 C620 760 700 800 792 806 C890 812 990 770 1080 786 V960 H0 Z"
      />
      <path
        fill="var(--hill-middle)"
        d="M0 872 C110 838 220 842 330 868 C450 896 560 846 680 850 C800 854 930 884 1080 846 V970 H0 Z"
      />
      <path
        fill="var(--hill-near)"
        d="M0 912 C130 890 260 900 360 926 C470 950 600 930 720 922 C850 912 980 926 1080 902 V980 H0 Z"
      />
      <rect y="950" width="1080" height="400" fill="var(--lake)" />
      <g fill="var(--forest)">
        <path d="M0 908 C120 914 270 930 350 951 H0 Z M1080 908 C980 914 870 930 776 951 H1080 Z" />
        {shoreTrees.map(([x, y, height]) => (
          <Spruce key={x} x={x} y={y} height={height} />
        ))}
      </g>
      <path fill="var(--lake-light)" d="M0 1120 C240 1092 420 1130 640 1108 C820 1090 960 1112 1080 1098 V1350 H0 Z" />
      <g stroke="var(--glint)" strokeWidth="9" strokeLinecap="round">
        {glints.map(([x, y, length]) => (
          <path key={y} d={`M${x - length / 2} ${y} h${length}`} />
        ))}
      </g>
      <Loon x={262} y={1140} />
    </>
  );
}
