/** Rows of the chequered back: height, first x, last x. */
const chequers = [
  [-84, 210, 392],
  [-67, 196, 424],
  [-50, 192, 448],
  [-33, 204, 448],
  [-17, 226, 430],
] as const;

const CHEQUER_STEP = 26;

function listChequers() {
  return chequers.flatMap(([y, first, last], row) => {
    const start = first + (row % 2) * (CHEQUER_STEP / 2);
    const count = Math.floor((last - start) / CHEQUER_STEP) + 1;
    return Array.from({ length: count }, (_, index) => ({ x: start + index * CHEQUER_STEP, y }));
  });
}

/** A common loon swims to the left, her chick on her back. The waterline is at `y`, the breast near `x`. */
export function Loon({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Chick />
      <path
        fill="var(--loon)"
        d="M64 6 C48 -30 56 -88 124 -98 C200 -110 250 -84 320 -92 C384 -100 440 -86 478 -62 L556 -46 C536 -14 500 6 462 6 Z"
      />
      <g fill="var(--loon-white)">
        {listChequers().map((chequer) => (
          <rect key={`${chequer.x} ${chequer.y}`} x={chequer.x} y={chequer.y} width="13" height="8" rx="2" />
        ))}
      </g>
      <path
        fill="var(--loon)"
        d="M66 -58 C58 -112 36 -150 30 -204 C22 -256 50 -294 94 -292 C136 -290 150 -254 136 -216 C124 -182 128 -136 168 -92 C150 -60 100 -40 66 -58 Z"
      />
      <path fill="var(--loon-white)" d="M60 6 C36 -22 40 -58 61 -88 C78 -44 124 -8 214 6 Z" />
      <path
        fill="var(--loon-sheen)"
        d="M112 -276 C136 -262 138 -236 126 -206 C118 -184 118 -164 124 -146 C106 -176 104 -240 112 -276 Z"
      />
      <path fill="var(--bill)" d="M40 -264 C10 -264 -34 -246 -66 -228 C-30 -222 10 -222 34 -232 Z" />
      <path fill="none" stroke="var(--loon)" strokeWidth="3" d="M-58 -229 C-20 -236 10 -240 38 -242" />
      <circle cx="66" cy="-254" r="11" fill="var(--loon-eye)" />
      <circle cx="66" cy="-254" r="5" fill="var(--loon)" />
      <g stroke="var(--loon-white)" strokeWidth="6" strokeLinecap="round">
        <path d="M50 -150 l7 30 M64 -152 l7 33 M79 -153 l7 35 M94 -153 l8 36 M109 -151 l9 34 M54 -186 l3 10 M70 -188 l3 11 M87 -189 l2 11" />
      </g>
      <g fill="none" stroke="var(--glint)" strokeWidth="6" strokeLinecap="round">
        <path d="M14 12 C120 24 420 26 566 8 M70 34 C180 44 380 44 486 34 M-80 22 h58 M604 26 h70" />
      </g>
    </g>
  );
}

function Chick() {
  return (
    <g>
      <path
        fill="var(--chick)"
        d="M262 -84 C236 -120 244 -150 262 -164 C238 -176 226 -198 234 -224 C244 -256 292 -262 312 -236 C326 -216 322 -192 312 -178 C350 -172 402 -166 428 -128 C420 -104 404 -84 388 -76 Z"
      />
      <path fill="var(--chick-belly)" d="M264 -84 C248 -112 252 -140 268 -156 C276 -124 300 -98 336 -84 Z" />
      <path fill="var(--chick-shade)" d="M322 -150 C356 -156 392 -146 428 -128 C404 -112 352 -108 322 -150 Z" />
      <path fill="var(--loon)" d="M238 -218 C222 -216 208 -208 198 -200 C212 -194 228 -194 240 -200 Z" />
      <circle cx="266" cy="-220" r="8" fill="var(--loon)" />
      <circle cx="263" cy="-223" r="2.5" fill="var(--loon-white)" />
    </g>
  );
}
