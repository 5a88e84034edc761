/** A cub asleep on a pillow, in a toque. */
export function BearCub() {
  return (
    <>
      <path
        fill="var(--pillow)"
        d="M150 560 C150 500 210 478 280 490 C440 470 640 470 800 490 C870 478 930 500 930 560 C950 660 950 760 926 860 H154 C130 760 130 660 150 560 Z"
      />
      <path
        fill="none"
        stroke="var(--pillow-shade)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M196 548 C226 560 250 584 262 612 M884 548 C854 560 830 584 818 612 M200 780 C226 760 244 744 256 722 M880 780 C854 760 836 744 824 722"
      />
      <circle cx="352" cy="548" r="66" fill="var(--fur)" />
      <circle cx="728" cy="548" r="66" fill="var(--fur)" />
      <path
        fill="var(--fur)"
        d="M540 440 C680 440 768 540 768 668 C768 790 672 856 540 856 C408 856 312 790 312 668 C312 540 400 440 540 440 Z"
      />
      <ellipse cx="540" cy="742" rx="104" ry="82" fill="var(--muzzle)" />
      <path
        fill="var(--nose)"
        d="M498 698 C498 682 582 682 582 698 C582 722 556 738 540 738 C524 738 498 722 498 698 Z"
      />
      <path
        fill="none"
        stroke="var(--nose)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M540 738 V762 M506 766 C514 784 534 784 540 764 C546 784 566 784 574 766 M404 664 C420 688 456 688 472 664 M608 664 C624 688 660 688 676 664"
      />
      <ellipse cx="394" cy="730" rx="36" ry="24" fill="var(--blush)" opacity="0.55" />
      <ellipse cx="686" cy="730" rx="36" ry="24" fill="var(--blush)" opacity="0.55" />
      <path fill="var(--toque)" d="M352 560 C346 410 432 330 540 330 C648 330 734 410 728 560 Z" />
      <path
        fill="none"
        stroke="var(--toque-shade)"
        strokeWidth="8"
        strokeLinecap="round"
        d="M420 520 C420 440 452 384 500 356 M500 520 C502 450 514 400 532 356 M580 520 C578 450 566 400 548 356 M660 520 C660 440 628 384 580 356"
      />
      <rect x="330" y="520" width="420" height="84" rx="42" fill="var(--wool)" />
      <path
        stroke="var(--wool-shade)"
        strokeWidth="7"
        strokeLinecap="round"
        d="M378 540 v44 M418 538 v48 M458 538 v48 M498 538 v48 M540 538 v48 M582 538 v48 M622 538 v48 M662 538 v48 M702 540 v44"
      />
      <Pompom />
    </>
  );
}

function Pompom() {
  return (
    <>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <circle key={angle} cx="540" cy="290" r="26" fill="var(--wool)" transform={`rotate(${angle} 540 322)`} />
      ))}
      <circle cx="540" cy="322" r="44" fill="var(--wool)" />
      <path
        fill="none"
        stroke="var(--wool-shade)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M516 306 q8 -12 20 -12 M556 344 q12 -6 14 -20 M512 340 q4 10 16 14"
      />
    </>
  );
}
