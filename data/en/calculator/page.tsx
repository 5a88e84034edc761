import type { ReactNode } from 'react';
import { CONCEPTION_DAY, PREGNANCY_DAYS, STANDARD_CYCLE_DAYS } from '@/data/pregnancy-rules';

const DAYS_FROM_CONCEPTION = PREGNANCY_DAYS - CONCEPTION_DAY;

// Without JavaScript.
export const byHandTitle = 'Without JavaScript: count by hand';
export const byHandIntro = 'The form below needs JavaScript, which is off. The arithmetic is short:';
export const byHandRules = {
  lmp: `From your last period: its first day plus ${PREGNANCY_DAYS} days (${PREGNANCY_DAYS / 7} weeks).`,
  conception: `From conception: that day plus ${DAYS_FROM_CONCEPTION} days (${DAYS_FROM_CONCEPTION / 7} weeks).`,
  ultrasound: `From an ultrasound: the day of the scan plus ${PREGNANCY_DAYS} days, minus the days of pregnancy at the scan.`,
};
export const byHandExample = `On a calendar, ${PREGNANCY_DAYS} days are ${PREGNANCY_DAYS / 7} rows down, on the same day of the week. A period that began on Tuesday, September 1, 2026 gives Tuesday, June 8, 2027.`;

// Under the calculator.
export const howWeCount = 'How we count';
export const counting = `A pregnancy is counted as ${PREGNANCY_DAYS} days from the first day of your last period, for a cycle of ${STANDARD_CYCLE_DAYS}\u00a0days.`;
/** A statement and the sources it rests on. */
export const withSources = (text: string, sources: ReactNode) => (
  <>
    {text} ({sources})
  </>
);
export const datingSources = 'Sources on due dates and weeks';
export const callSources = 'Sources on whom to call';
export const noAdvice =
  "This is a guide, not medical advice. Your provider's date wins, and an early ultrasound often settles it. Call your provider whenever you are worried.";
