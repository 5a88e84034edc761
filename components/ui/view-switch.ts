/**
 * The looks of a row of views of which one shows, and of the button of one. A choice is an answer (./choice), a tab stands
 * on a line (./tabs), and what acts is filled (./button): e2e/looks.spec.ts holds them apart.
 */
export const viewSwitchLook = 'gap-1 rounded-control bg-mist p-1';

export const viewLook =
  'rounded-[9px] text-center font-semibold leading-tight hover:text-spruce aria-pressed:bg-card aria-pressed:text-spruce aria-pressed:ring-1 aria-pressed:ring-spruce disabled:cursor-not-allowed disabled:text-ink-soft';
