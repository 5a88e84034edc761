import { Canoe, Heart, Leaf, Moon, Star, Tree } from './quilt-motifs';

const PATCH = 180;
const ROW = 167;
const TOP = 850;
/** How much of the first row lies under the turned-down edge. */
const HIDDEN = 28;

const patches = [
  { x: 0, row: 0, ground: 'var(--patch-rose)', motif: <Heart /> },
  { x: 0, row: 1, ground: 'var(--patch-lake)', motif: <Canoe /> },
  { x: 0, row: 2, ground: 'var(--patch-honey)', motif: <Star /> },
  { x: 900, row: 0, ground: 'var(--patch-sage)', motif: <Tree /> },
  { x: 900, row: 1, ground: 'var(--patch-honey)', motif: <Leaf /> },
  { x: 900, row: 2, ground: 'var(--patch-rose)', motif: <Moon /> },
];

/** A quilt over the lower third: patches on both sides, room for the date between them, its edge turned down. */
export function Quilt() {
  return (
    <>
      <rect x={PATCH} y={TOP} width={1080 - 2 * PATCH} height="500" fill="var(--patch-cream)" />
      {patches.map(({ x, row, ground, motif }) => (
        <g key={`${x} ${row}`} transform={`translate(${x} ${TOP + row * ROW})`}>
          <rect width={PATCH} height={ROW} fill={ground} />
          <Seam width={PATCH - 20} height={ROW - 20} x={10} y={10} />
          <g transform={`translate(${PATCH / 2} ${ROW / 2 + (row === 0 ? HIDDEN / 2 : 0)})`}>{motif}</g>
        </g>
      ))}
      <rect
        x={PATCH + 14}
        y={TOP}
        width={1080 - 2 * PATCH - 28}
        height={3 * ROW - 15}
        rx="8"
        fill="none"
        stroke="var(--patch-rose)"
        strokeWidth="4"
        strokeDasharray="16 12"
        strokeLinecap="round"
      />
      <path
        fill="var(--wool)"
        d="M0 806 C180 786 360 812 540 800 C720 788 900 814 1080 796 V878 C900 892 720 866 540 880 C360 892 180 866 0 884 Z"
      />
      <path
        fill="none"
        stroke="var(--toque)"
        strokeWidth="7"
        strokeDasharray="26 18"
        strokeLinecap="round"
        d="M10 846 C190 826 370 852 550 840 C730 828 900 854 1070 838"
      />
      <Paw x={420} />
      <Paw x={660} />
    </>
  );
}

function Seam(place: { x: number; y: number; width: number; height: number }) {
  return (
    <rect
      {...place}
      rx="6"
      fill="none"
      stroke="var(--stitch)"
      strokeWidth="3.5"
      strokeDasharray="11 9"
      strokeLinecap="round"
    />
  );
}

function Paw({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 806)`}>
      <path fill="var(--fur-light)" d="M-58 -10 C-58 -46 58 -46 58 -10 C60 34 34 52 0 52 C-34 52 -60 34 -58 -10 Z" />
      <path fill="none" stroke="var(--fur-shade)" strokeWidth="7" strokeLinecap="round" d="M-20 26 V46 M20 26 V46" />
    </g>
  );
}
