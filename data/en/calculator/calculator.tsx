import type { ReactNode } from 'react';
import {
  LONG_CYCLE_DAYS,
  SECOND_TRIMESTER_DAY,
  STANDARD_CYCLE_DAYS,
  THIRD_TRIMESTER_DAY,
} from '@/data/pregnancy-rules';
import { lastPeriodHint, lastPeriodLabel } from '@/words/last-period';

// The form.
export const formName = 'Calculator';
/** Opens the form again where there is a result. */
export const changeDate = 'Change date';
export const ownHeading = 'Calculate your own due date';
export const methodQuestion = 'What do you know?';
export const methods = {
  lmp: 'Last period',
  conception: 'Conception',
  ultrasound: 'Ultrasound',
  dueDate: 'I already have a due date',
};
export const dateLabels = {
  lmp: lastPeriodLabel,
  conception: 'Conception date',
  ultrasound: 'Ultrasound date',
  dueDate: 'Due date',
};
export const dateHints = {
  lmp: lastPeriodHint,
  conception: 'The day you conceived, or the day of your embryo transfer (see More options).',
  ultrasound: 'The day of the scan. Then enter how far along the report says you were.',
  dueDate: 'The date that your provider or a scan report gave you.',
};
/** Follows the hint of the last period while the field holds the day it begins with. */
export const showsToday = "The field shows today's date: change it.";
export const scanAge = 'How far along at the scan';
export const scanWeeks = 'Weeks at scan';
export const scanDays = 'Days at scan';
export const moreOptions = 'More options';
export const cycleLength = 'Days from one period to the next';
export const isTransfer = 'This is the day of an embryo transfer (IVF)';
export const embryoAge = 'Age of the embryo in days';
export const calculate = 'Calculate My Due Date';
/** In its place where the due date is known. */
export const showWeeks = 'Show My Weeks';
export const calculating = 'Calculating your due date...';

// Toasts.
export const calculated = 'Due Date Calculated!';
export const isDueOn = (date: string) => `Your baby is due on ${date}`;
export const wasDueOn = (date: string) => `Your baby was due on ${date}`;
export const forgotten = { title: 'Due date forgotten', description: 'It is no longer kept in this browser.' };

// The notice to whoever comes by a link with a due date.
export const cameWithLink = 'This due date came with a link';
export const ownIsKept = 'Your own due date is still kept, and nothing has changed it.';
export const notKeptYet = 'It is shown here, but not kept in this browser.';
export const replaceMine = 'Use it instead of mine';
export const keepAsMine = 'Keep it as mine';
export const backToMine = 'Back to mine';

// The result.
export const resultName = 'Result';
export const noResult = 'Your Baby Journey Starts Here';
export const dueOn = 'Your baby is due on';
export const wasDue = 'Your due date was';
export const dueDay = (weekday: string, date: ReactNode) => (
  <>
    {weekday}, {date}
  </>
);
export const weeksPregnant = 'Weeks Pregnant';
export const currentTrimester = 'Current Trimester';
export const trimesters = { 1: 'First of three', 2: 'Second of three', 3: 'Third of three' };
/** Shown once on each page with trimesters, as definitions differ (docs/decisions/dates.md, 'Trimesters begin on day 91 and day 182'). */
export const trimesterNote = `A trimester is a third of a pregnancy. We count the second one from ${SECOND_TRIMESTER_DAY / 7}\u00a0weeks and the third from ${THIRD_TRIMESTER_DAY / 7}\u00a0weeks. Other definitions differ by up to two weeks. Your provider's date wins.`;
export const longerCycle = (days: string) =>
  `Your cycle is ${days} longer than ${STANDARD_CYCLE_DAYS}, so your due date is ${days} later.`;
export const shorterCycle = (days: string) =>
  `Your cycle is ${days} shorter than ${STANDARD_CYCLE_DAYS}, so your due date is ${days} earlier.`;
export const longCycle = `With a cycle longer than ${LONG_CYCLE_DAYS} days, an early ultrasound is the better guide. Ask your provider about one.`;
/** The fields begin at 0. */
export const doubtfulScanAge = (age: string) =>
  `You entered ${age} at the scan. Is that right? Take the weeks and days from your scan report.`;
export const earlyScan = (earliest: string) =>
  `A scan before ${earliest} dates a pregnancy less well. A later scan may change this date: your provider decides.`;
export const lateScan = (latest: string) =>
  `A scan after ${latest} dates a pregnancy less well. If you had an earlier scan, use that one. Your provider decides.`;
export const notKept = 'This browser does not let us keep your due date. It will be gone when you leave this page.';
export const forget = 'Forget this due date';

// In place of the result, once the due date has passed.
export const hasPassed = 'This due date has passed';
export const countdownStopped = (date: string) => `Your due date was ${date}. The countdown has stopped.`;
export const timeContractions = 'Time contractions';

// The views below the result.
export const details = 'Details';
export const toolsWithoutDate = 'Two tools need no due date: the hospital bag checklist and the contraction timer.';
export const viewChoice = 'View';
export const views = {
  summary: 'Summary',
  journey: 'Journey',
  facts: 'Facts',
  checklist: 'Checklist',
  timer: 'Timer',
};
export const loadingViews = {
  summary: 'Loading summary content...',
  journey: 'Loading journey content...',
  facts: 'Loading facts content...',
  checklist: 'Loading checklist content...',
  timer: 'Loading timer content...',
};
