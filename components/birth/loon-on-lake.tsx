import { Loon } from '@/components/share/cards/loon';

/** A loon carries her chick on her back across a lake: the picture of the birth cards, without their words. */
export function LoonOnLake() {
  return (
    <svg
      viewBox="0 0 900 460"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="loon-on-lake w-full rounded-card print:hidden"
    >
      <rect width="900" height="460" fill="var(--sky)" />
      <circle cx="470" cy="150" r="120" fill="var(--sun)" />
      <path
        fill="var(--hill-middle)"
        d="M0 218 C150 170 240 200 360 222 C500 246 600 190 740 204 C800 210 860 196 900 206 V300 H0 Z"
      />
      <path fill="var(--hill-near)" d="M0 258 C150 238 260 252 400 266 C560 280 720 250 900 262 V310 H0 Z" />
      <rect y="296" width="900" height="164" fill="var(--lake)" />
      <path fill="var(--lake-light)" d="M0 330 H900 V340 H0 Z M120 420 H780 V428 H120 Z" />
      <Loon x={190} y={390} />
    </svg>
  );
}
