import type { ReactNode } from 'react';

/** Below the drawing; the thing has its article. */
export const asLongAs = (thing: ReactNode) => <>Today your baby is about as long as {thing}.</>;

export const seeWeek = (week: number) => `See week ${week}`;
export const calendar = 'Calendar';
export const share = 'Share';

export const whereYouLive = 'Where do you live?';
export const whatItIsFor = 'For your own health line, tests and leave. Asked once.';
export const noRegion = 'Choose a province or territory';

export const forgottenHere = 'Your due date is forgotten.';
export const undo = 'Undo';
