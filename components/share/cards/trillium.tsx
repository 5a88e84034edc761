/** Three petals, three leaves; the point of one petal shows where it is turned. */
export function Trillium({ x, y, turn, scale }: { x: number; y: number; turn: number; scale: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      {[60, 180, 300].map((angle) => (
        <path
          key={angle}
          d="M0 0 C-44 -30 -40 -92 0 -128 C40 -92 44 -30 0 0 Z"
          fill="var(--leaf-pale)"
          transform={`rotate(${angle})`}
        />
      ))}
      {[0, 120, 240].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path
            d="M0 0 C-58 -22 -66 -84 0 -122 C66 -84 58 -22 0 0 Z"
            fill="var(--petal)"
            stroke="var(--petal-shade)"
            strokeWidth="3"
          />
          <path
            d="M0 -16 V-96 M-9 -18 C-24 -40 -26 -62 -18 -82 M9 -18 C24 -40 26 -62 18 -82"
            fill="none"
            stroke="var(--petal-shade)"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        </g>
      ))}
      {[20, 80, 140, 200, 260, 320].map((angle) => (
        <path
          key={angle}
          d="M0 -6 L0 -24"
          stroke="var(--pollen)"
          strokeWidth="9"
          strokeLinecap="round"
          transform={`rotate(${angle})`}
        />
      ))}
    </g>
  );
}
