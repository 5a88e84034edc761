import type { ReactNode } from 'react';

export const title = 'Pregnancy Tips & Guides';
export const intro = 'What helps in each trimester, written for Canada: health cards, winters and all.';
export const trimesters = 'Trimesters';
export const otherTrimesters = (guideWeek: number, calculatorWeeks: number) =>
  `The guides count the third trimester from week\u00a0${guideWeek}. The calculator counts it from ${calculatorWeeks} weeks: definitions differ by up to two weeks.`;
export const whenLabourStarts = (timerLink: ReactNode) => <>When labour starts: {timerLink}</>;
export const timer = 'Contraction Timer';
