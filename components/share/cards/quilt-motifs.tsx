import { Spruce } from './spruce';

/** The leaf of the national flag, on its grid of 4800. */
const MAPLE_LEAF =
  'M-90 2030l45-863a95 95 0 0 0-111-98l-859 151 116-320a65 65 0 0 0-20-73l-941-762 212-99a65 65 0 0 0 34-79l-186-572 542 115a65 65 0 0 0 73-38l105-247 423 454a65 65 0 0 0 111-57l-204-1052 327 189a65 65 0 0 0 91-27l332-652 332 652a65 65 0 0 0 91 27l327-189-204 1052a65 65 0 0 0 111 57l423-454 105 247a65 65 0 0 0 73 38l542-115-186 572a65 65 0 0 0 34 79l212 99-941 762a65 65 0 0 0-20 73l116 320-859-151a95 95 0 0 0-111 98l45 863z';

export function Heart() {
  return (
    <path
      fill="var(--motif-red)"
      d="M0 46 C-62 6 -58 -44 -26 -46 C-10 -47 -2 -36 0 -26 C2 -36 10 -47 26 -46 C58 -44 62 6 0 46 Z"
    />
  );
}

export function Canoe() {
  return (
    <>
      <path
        fill="var(--motif-red)"
        d="M-66 -24 C-58 -8 -40 -4 0 -4 C40 -4 58 -8 66 -24 C72 10 50 28 0 28 C-50 28 -72 10 -66 -24 Z"
      />
      <path
        fill="none"
        stroke="var(--stitch)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M-40 44 q10 -8 20 0 t20 0 t20 0 t20 0"
      />
      <path stroke="var(--wool)" strokeWidth="5" strokeLinecap="round" d="M-18 12 h36" />
    </>
  );
}

export function Star() {
  return (
    <g fill="var(--motif-blue)">
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path key={angle} d="M0 0 L13 -32 L0 -60 Z" transform={`rotate(${angle})`} />
      ))}
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path key={angle} d="M0 0 L-13 -32 L0 -60 Z" fill="var(--patch-cream)" transform={`rotate(${angle})`} />
      ))}
    </g>
  );
}

export function Tree() {
  return (
    <g fill="var(--motif-green)">
      <Spruce x={0} y={50} height={102} />
    </g>
  );
}

export function Leaf() {
  return <path fill="var(--motif-red)" d={MAPLE_LEAF} transform="scale(0.027)" />;
}

export function Moon() {
  return (
    <path
      fill="var(--motif-blue)"
      d="M18 -50 C-30 -54 -58 -20 -50 16 C-42 50 2 62 34 34 C-2 36 -24 14 -20 -12 C-18 -32 -2 -46 18 -50 Z"
    />
  );
}
