import type { DayMeaning } from '@/data/after-birth/papers';

// What a day means, before the birthday is known.
export const dayMeanings: Record<DayMeaning, (span: string) => string> = {
  'by-law': (span) => `By law within ${span} of the birth`,
  'no-fee-until': (span) => `No fee until ${span} after the birth`,
  'free-until': (span) => `Free until ${span} after the birth`,
  'usual-way-ends': (span) => `The usual way ends ${span} after the birth`,
  usual: (span) => `Usually about ${span} after the birth`,
  'too-late-after': (span) => `Cannot begin later than ${span} after the birth`,
};
export const oneYear = 'one year';
/** The first vaccines have a usual day and a last one. */
export const vaccinesDay = (span: string) => `At 2 months. Rotavirus drops must start by the age of ${span}.`;

// The same with the birthday: ahead, and once the day has passed.
export const ahead: Record<DayMeaning, (date: string) => string> = {
  'by-law': (date) => `by ${date}`,
  'no-fee-until': (date) => `no fee until ${date}`,
  'free-until': (date) => `free until ${date}`,
  'usual-way-ends': (date) => `by ${date}`,
  usual: (date) => `about ${date}`,
  'too-late-after': (date) => `by ${date}`,
};
export const daysLeft = (days: string) => `${days} left`;
export const lastDay = 'today is the last day';
export const passed: Record<DayMeaning, (date: string) => string> = {
  'by-law': (date) => `The day was ${date}. Late is possible: do it now.`,
  'no-fee-until': (date) => `Free until ${date}. Late is possible: do it now, and ask about the fee.`,
  'free-until': (date) => `Free until ${date}. Late is possible: do it now, and ask if it costs something.`,
  'usual-way-ends': (date) => `The usual way ended on ${date}. Late is possible: ask how.`,
  usual: (date) => `Usual by ${date}. Late is possible: ask for it now.`,
  'too-late-after': (date) => `It had to begin by ${date}. Ask what can still be done.`,
};

// The first vaccines: their visit, and below it the last day on which the drops can begin.
export const vaccinesPassed = (date: string) => `Due since ${date}. Late is possible: book it now.`;
export const dropsAhead = (last: string) => `Rotavirus drops must start by ${last}.`;
export const dropsPassed = (last: string) => `Rotavirus drops had to start by ${last}: ask about them.`;
