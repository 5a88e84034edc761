import type { ReactNode } from 'react';
import { eiRules } from '@/data/benefits/ei-rules';
import { WEEKS_A_YEAR } from '@/data/benefits/planner-limits';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ProvinceCode } from '@/data/provinces';
import { fromRegion, inRegion, theRegion } from '@/words/regions';

export const title = (region: ProvinceCode) => `Having a baby ${inRegion(region)}`;
export const allRegions = 'All provinces and territories';
export const sections = {
  care: 'Care in pregnancy',
  birth: 'Giving birth',
  travel: 'Travelling to give birth',
  money: 'Money and time off work',
  program: 'Programs for you',
  'child-care': 'Child care',
  'after-birth': 'After the birth',
  newcomers: 'New here, or without a health card',
};
export const further = (region: ProvinceCode) => `More ${fromRegion(region)}`;
export const onThisSite = 'On this site';
/** Beside what is said of the trip: leads to the page about it. */
export const leavingHome = 'Leaving home to give birth: who pays for you and your escort';
export const otherHelp = 'Find other help, also by postal code';
export const timeline = 'See your dates on the timeline';
export const moreOnRegion = (address: ReactNode) => <>More on this region: {address}</>;
export const nextDoor = 'Next door';
export const healthLineSource = (page: ReactNode) => <>Where we read the number of the health line: {page}</>;

export const helpNow = 'Help right now';
export const aboutNumbers = 'What each number is for';
export const emergency = 'Emergency';
export const whenEmergency = 'For danger to you or your baby.';
export const hospitalTreats = 'A hospital treats emergencies with or without a health card.';
export const emergencyOrNurse = 'Emergency, or to talk to a nurse';
export const whereToGo = 'Where to go';
/** On paper: where to write the number of one's health centre. */
export const numberByPen = 'Number: ____________________';
export const nurseAnswers = 'A nurse answers, day or night, at no cost.';
export const alsoYourProvider = 'For any sign that worries you, call your provider too.';
export const suicideCrisis = 'Suicide Crisis Helpline';
export const whenSuicideCrisis =
  'Call or text, at any hour, anywhere in Canada, for yourself or someone you are worried about.';
export const notSafe = 'Not safe at home? Whom to call';
export const mood = 'Your mood, in pregnancy and after';
export const whenMood =
  'Sadness, panic or scary thoughts are common and can be treated. Tell your provider, a public health nurse or the health line the day you notice them.';
export const whenMoodWithoutLine =
  'Sadness, panic or scary thoughts are common and can be treated. Tell your provider, a public health nurse or your health centre the day you notice them.';
/** A line with its first number; further ones follow, each with 'or'. */
export const lineWithNumber = ({ name, number }: { name: ReactNode; number: ReactNode }) => (
  <>
    {name}: {number}
  </>
);
export const orNumber = (number: ReactNode) => <>or {number}</>;

const { standard, extended } = eiRules;
const toMonths = (weeks: number) => Math.round((weeks / WEEKS_A_YEAR) * 12);
export const eiOptions = `Employment Insurance (EI) has two options. Standard pays ${standard.ratePercent}% of your earnings, up to a maximum, over about ${toMonths(standard.windowWeeks)} months. Extended pays ${extended.ratePercent}% over about ${toMonths(extended.windowWeeks)} months.`;
/** By the program that pays. */
export const leaveTable = {
  ei: 'Weeks at most. Where there are two numbers, the first is the standard option and the second the extended one.',
  qpip: 'Weeks at most. Where there are two numbers, the first is the basic plan and the second the special plan.',
};
export const paid = { ei: 'EI pays', qpip: 'QPIP pays' };
export const jobIsKept = 'Your job is\u00a0kept';
export const leaveRows = {
  pregnancy: 'For giving birth',
  birthParent: 'Parental, you',
  otherParent: 'Parental, the other parent',
  shared: 'Parental, shared by both',
  otherParentOnly: 'For the other parent only',
};
export const eitherWeeks = (first: number, second: string) => `${first} or ${second}`;
export const weeksEach = (weeks: string) => `${weeks} each`;
export const seeOfficialPage = 'see the official page';
export const notCounted = 'not counted together';
export const missingFigures = (region: ProvinceCode) =>
  `Where there is no number, the official page for ${theRegion(region)} has today's rules.`;
const { basic, special } = qpipRules;
export const sharingBonus = `Of the weeks to share, ${basic.bonusWeeks} or ${special.bonusWeeks} are a bonus: you get them once each parent has taken ${basic.bonusFromWeeks} or ${special.bonusFromWeeks}.`;
/** What the table leaves out: the weeks of parents who are alone, and of twins. */
export const moreWeeks = `A parent alone on the act of birth has ${basic.otherParentWeeks} or ${special.otherParentWeeks} weeks more. With twins or more, each parent also has ${basic.multiplesWeeks} or ${special.multiplesWeeks} more.`;
export const planBenefits = 'Plan your benefits and leave, week by week';
