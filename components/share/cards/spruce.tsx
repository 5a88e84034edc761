/** A spruce on a grid of 100 high, its foot at 0 0. */
const SPRUCE =
  'M0 -100 L4 -88 L9 -84 L6 -82 L12 -72 L8 -72 L16 -60 L10 -61 L19 -47 L12 -48 L23 -33 L14 -35 L26 -19 L16 -21 L29 -6 L4 -8 L4 0 L-4 0 L-4 -8 L-27 -5 L-15 -20 L-25 -18 L-13 -34 L-22 -32 L-11 -47 L-18 -46 L-9 -60 L-15 -59 L-8 -71 L-12 -71 L-6 -81 L-9 -83 L-4 -87 Z';

/** Takes the fill of what it stands in. */
export function Spruce({ x, y, height }: { x: number; y: number; height: number }) {
  return <path d={SPRUCE} transform={`translate(${x} ${y}) scale(${height / 100})`} />;
}
