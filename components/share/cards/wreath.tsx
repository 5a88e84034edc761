import { Trillium } from './trillium';

const CENTRE = { x: 540, y: 556 };
const RADIUS = 372;
const LEAF_PAIRS = 13;

/** Degrees along the right half, 0 at the foot of the wreath. */
const FIRST_LEAF = 17;
const LAST_LEAF = 160;

interface Leaf {
  x: number;
  y: number;
  /** Degrees; 0 points up. */
  turn: number;
  scale: number;
  isPale: boolean;
}

function getPoint(degrees: number, radius = RADIUS) {
  const angle = (degrees * Math.PI) / 180;
  return { x: CENTRE.x + radius * Math.sin(angle), y: CENTRE.y + radius * Math.cos(angle) };
}

/** Leaves stand in pairs along the stem, smaller towards its tip, none quite like its neighbour. */
function listLeaves(): Leaf[] {
  return Array.from({ length: LEAF_PAIRS }, (_, index) => {
    const share = index / (LEAF_PAIRS - 1);
    const degrees = FIRST_LEAF + (LAST_LEAF - FIRST_LEAF) * share;
    const scale = 1.12 - 0.42 * share + 0.08 * Math.sin(index * 2.3);
    const along = 90 - degrees;
    const lean = 44 - 10 * share;
    const outer = { ...getPoint(degrees), turn: along + lean, scale, isPale: index % 3 === 1 };
    const inner = { ...getPoint(degrees + 4), turn: along - lean, scale: scale * 0.86, isPale: index % 3 === 2 };
    return [outer, inner];
  }).flat();
}

const leaves = listLeaves();
const berries = [55, 79, 103, 128].map((degrees) => ({ degrees, ...getPoint(degrees, RADIUS + 4) }));
const foot = getPoint(2);
const tip = getPoint(LAST_LEAF + 8);

export function Wreath() {
  return (
    <>
      <Branch />
      <g transform={`translate(${CENTRE.x * 2} 0) scale(-1 1)`}>
        <Branch />
      </g>
      <Trillium x={402} y={904} turn={-38} scale={0.74} />
      <Trillium x={678} y={904} turn={38} scale={0.74} />
      <Trillium x={540} y={936} turn={0} scale={1.1} />
    </>
  );
}

function Branch() {
  return (
    <>
      <path
        d={`M${foot.x} ${foot.y} A${RADIUS} ${RADIUS} 0 0 0 ${tip.x} ${tip.y}`}
        fill="none"
        stroke="var(--stem)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {leaves.map((leaf) => (
        <g
          key={`${leaf.x} ${leaf.turn}`}
          transform={`translate(${leaf.x} ${leaf.y}) rotate(${leaf.turn}) scale(${leaf.scale})`}
        >
          <path
            d="M0 0 C-34 -26 -34 -76 0 -112 C34 -76 34 -26 0 0 Z"
            fill={leaf.isPale ? 'var(--leaf-pale)' : 'var(--leaf)'}
          />
          <path d="M0 0 C34 -26 34 -76 0 -112 Z" fill={leaf.isPale ? 'var(--leaf-pale-shade)' : 'var(--leaf-shade)'} />
        </g>
      ))}
      {berries.map(({ degrees, x, y }) => (
        <g key={degrees} transform={`translate(${x} ${y}) rotate(${90 - degrees})`}>
          <Berry x={-15} y={-6} />
          <Berry x={12} y={-16} />
          <Berry x={6} y={13} />
        </g>
      ))}
    </>
  );
}

function Berry({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="14" fill="var(--berry)" />
      <circle cx={x - 4} cy={y - 5} r="4" fill="var(--berry-shine)" />
    </>
  );
}
