import { MULTIPLES_BIRTH_WEEK, PREGNANCY_DAYS } from '@/data/pregnancy-rules';

export const title = 'Your Journey';
export const tabs = { timeline: 'Timeline', milestones: 'Milestones', seasonal: 'Seasonal' };
export const sources = 'Sources';

// Timeline: dates.
export const keyDates = 'Key Pregnancy Dates';
export const dueDate = 'Due date';
export const conceptionDate = 'Estimated conception date';
export const twins = `Twins: typical birth, week ${MULTIPLES_BIRTH_WEEK.twins}`;
export const triplets = `Triplets: typical birth, week ${MULTIPLES_BIRTH_WEEK.triplets}`;
export const quads = `Quads: typical birth, week ${MULTIPLES_BIRTH_WEEK.quads}`;
export const multiplesNote =
  'The due date of twins, triplets and quads is the same as for one baby. They are often born earlier; your provider plans with you.';

// Timeline: figures.
export const stats = 'Pregnancy Stats';
export const ageSinceConception = 'Age since conception';
export const ageDetail = 'your full weeks of pregnancy, minus two';

// Timeline: clock.
export const clock = 'So Far and To Go';
export const soFar = 'So far';
export const toGo = 'To go';
export const clockNote = `Counted from ${PREGNANCY_DAYS / 7} weeks before your due date to the start of that day. Every day counts as 24 hours.`;

// Timeline: trimesters.
export const trimesterBreakdown = 'Trimester Breakdown';
export const trimesters = { 1: 'First Trimester', 2: 'Second Trimester', 3: 'Third Trimester' };
export const trimesterStatus = {
  completed: 'Completed',
  'in-progress': 'In Progress',
  'not-started': 'Not Started',
};

// Timeline: milestones.
export const beforeBirth = 'Before Birth';
export const yourTimeline = 'Your timeline: appointments, calendar and a page to print';

// Milestones.
export const afterBirth = 'After Birth';
export const babiesDiffer =
  'Babies differ by weeks and months, and do not all do things in this order. A due date gives estimates, not a plan. For a baby born early, most providers count from the due date, as we do here. Ask your provider about anything that makes you wonder.';
export const estimatedDate = 'Estimated date:';

// Seasonal.
export const birthstone = 'Birthstone';
export const birthFlowers = 'Birth flowers';
export const bothFlowers = (flower: string, otherFlower: string) => `${flower}, ${otherFlower}`;
export const tips = 'Tips for the season';
export const activities = 'Canadian activities';
