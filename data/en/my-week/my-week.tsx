import { LAST_WEEK } from '@/data/pregnancy-rules';

const HALFWAY_WEEK = LAST_WEEK / 2;

/** Above the heading. */
export const weekOf = (week: number) =>
  week === HALFWAY_WEEK ? `Halfway: week ${week} of ${LAST_WEEK}` : `Week ${week} of ${LAST_WEEK}`;
export const afterLastWeek = `After week ${LAST_WEEK}`;
/** The heading; the age as '11 weeks'. */
export const youAre = (age: string) => `You are ${age} pregnant`;
export const hasBegun = 'Your forty weeks have begun';
export const weeksPregnant = 'Weeks Pregnant';
export const due = (date: string) => `Due ${date}`;
export const wasDue = (date: string) => `Your due date was ${date}`;

export const allAbout = (week: number) => `All about week ${week}`;
export const share = 'Share';
export const changeDate = 'Change date';

// The rows below.
export const nextSteps = 'What comes next';
export const next = 'Next appointment';
export const allAppointments = 'All appointments';
/** Beside the usual time of one that has no day yet. */
export const writeIn = 'Write in my appointment';
export const thisWeek = 'This week';
export const leave = 'What will we live on?';
export const leavePlanner = 'Your leave, in dollars and dates';

/** Leads to the calculator, with the names of its views beside it. */
export const result = 'Your result';

export const tools = 'Tools';
export const myRegion = 'Help where you live';
