import { CONCEPTION_DAY, STANDARD_CYCLE_DAYS } from '@/data/pregnancy-rules';

export const title = 'Why do dates differ?';
export const intro = `A due date from your last period assumes a cycle of ${STANDARD_CYCLE_DAYS}\u00a0days, with ovulation about day\u00a0${CONCEPTION_DAY}. A scan measures your baby instead. The two often differ by a few days. Enter both to see by how much, and which one counts.`;
export const afterTransfer =
  "After IVF the due date comes from the day of your transfer, and no scan changes it. Ask your provider about anything that does not fit. Your provider's date wins.";
export const sources = 'Sources:';

// The form.
export const formName = 'Compare two dates';
export const yourPeriod = 'Your last period';
export const periodDay = 'Day your last period began';
export const cycleLength = 'Length of your cycle in days';
export const yourScan = 'Your scan';
export const scanDay = 'Day of the scan';
export const scanHint = (earliest: string) =>
  `The earliest one from ${earliest} on. Its report says how far along you were.`;
export const scanWeeks = 'Scan weeks';
export const scanDays = 'Scan days';
export const compare = 'Compare the two dates';
export const scanBeforePeriod = 'This scan was before the first day of your last period. Check both dates.';

// What they differ by.
export const difference = 'Difference';
export const noDifference = 'Both give the same due date.';
export const scanIsLater = (days: string) => `The scan gives a due date ${days} later than your last period does.`;
export const scanIsEarlier = (days: string) => `The scan gives a due date ${days} earlier than your last period does.`;

// Which one counts, and why.
export const byPeriod = 'By your last period';
export const byScan = 'By your scan';
export const preferred = 'Preferred';
export const sameDate = (date: string) => `Whichever one you count from, your due date is ${date}.`;
export const periodStands = (date: string) => `The date of your last period stands for now: ${date}.`;
export const scanIsPreferred = (date: string) => `Canadian guidance prefers the date of the scan: ${date}.`;
export const earliestScanDecides = (earliest: string, latest: string) =>
  `The earliest scan from ${earliest} to ${latest} decides, even if you are sure of your last period.`;
export const scanTooEarly = (earliest: string) =>
  `A scan before ${earliest} does not decide a due date. A later one, from ${earliest} on, is the better guide: ask your provider about it.`;
export const scanTooLate = (earliest: string, latest: string) =>
  `A scan after ${latest} does not change a due date that is already set. If you had an earlier scan, from ${earliest} on, enter that one. If not, ask your provider which date to use.`;
export const olderRule = (firstTrimester: string, secondTrimester: string) =>
  `An older Canadian rule (SOGC Guideline No. 214) changes the due date only if a scan in the first trimester differs by more than ${firstTrimester}, or one in the second by more than ${secondTrimester}.`;
export const scanInFirst = 'Your scan was in the first.';
export const scanInSecond = 'Your scan was in the second.';
export const moreByOlderRule = (days: string) =>
  `Your dates are ${days} apart, which is more, so by that rule too the scan decides.`;
export const lessByOlderRule = (days: string) =>
  `Your dates are ${days} apart, which is not more, so by that rule the date of your last period would stay.`;
export const askIfFarApart = 'If the two dates differ by more than about two weeks, ask your provider what it means.';
