import { bagItems } from '@/data/hospital-bag';
import type { ComparisonNames } from '@/words/comparisons/types';

/**
 * What search engines and shared links are told of a page: its title in search results (the site's name is added, except
 * on the home page) and its name in the breadcrumbs of pages below it.
 */
export const pages = {
  home: {
    title: 'Canadian Due Date Calculator',
    description:
      'Find your due date and follow your pregnancy week by week, with Canadian size comparisons and help in your province or territory. No account, no tracking.',
    shortTitle: 'Home',
  },
  calculator: {
    title: 'Due date calculator: period, IVF, conception, ultrasound',
    description:
      'Calculate your due date from your last period, conception, IVF transfer or ultrasound. See your week, trimester and days to go. Private and free.',
    shortTitle: 'Calculator',
  },
  development: {
    title: 'Baby size by week, in cm, beside Canadian things',
    description:
      'How big is your baby this week? Length in cm, week by week, beside a Timbit, a puck or a lobster, and a page for each week: what happens and what to do.',
    shortTitle: 'Baby Development',
  },
  resources: {
    title: 'Canadian pregnancy resources by province',
    description:
      'Prenatal care, leave, benefits, child care and programs in all provinces and territories, with the health line to call. By province or postal code.',
    shortTitle: 'Resources',
  },
  benefits: {
    title: 'Maternity and parental leave calculator, Canada: EI, QPIP',
    description:
      'Maternity and parental leave in Canada: standard or extended? Say when you want to be back, and see what to tick for EI or QPIP, with weeks and amounts.',
    shortTitle: 'Benefits Planner',
  },
  timeline: {
    title: 'Pregnancy timeline: 40 weeks of tests and visits',
    description:
      'See your forty weeks: milestones, tests and visits in Canada with your own dates. Add them to your calendar, or print them on one page.',
    shortTitle: 'Timeline',
  },
  'contraction-timer': {
    title: 'Contraction timer: free, private, works offline',
    description:
      'Time contractions with one big button. It knows the 5-1-1 rule, keeps your record if the phone sleeps, and says whom to call where you live.',
    shortTitle: 'Contraction Timer',
  },
  'hospital-bag': {
    title: `Canadian hospital bag checklist: ${bagItems.length} items`,
    description: `What to pack for birth in Canada: ${bagItems.length} items for you, your baby and your support person, health card and winter wear included. Tick, save, print.`,
    shortTitle: 'Hospital Bag',
  },
  tips: {
    title: 'Pregnancy tips and guides by trimester',
    description:
      'Pregnancy advice for Canada by trimester: finding care, nausea, food, winter, benefits, classes, birth plans and newborn paperwork.',
    shortTitle: 'Tips',
  },
  about: {
    title: 'About: our method, sources and your privacy',
    description:
      'How this site works out its dates and figures, every source behind its texts, what we are not sure of, and what stays on your device.',
    shortTitle: 'About',
  },
  support: {
    title: 'Pregnancy loss and stillbirth: support in Canada',
    description:
      'Where to find support in Canada when a pregnancy has ended, and one button that erases every date from this site.',
    shortTitle: 'Support',
  },
};

export const provinceTitle = (inRegion: string) => `Having a baby ${inRegion}`;

/** @param figure the baby's length, or the weight in a week without one */
export const weekTitle = (week: number, figure: string, hasTests: boolean) =>
  `${week} weeks pregnant: ${figure}, your body, ${hasTests ? 'tests' : 'what to do'} in Canada`;
/** @param subject what the week is about */
export const weekTitleWithoutSize = (week: number, subject: string) =>
  `${week} ${week === 1 ? 'week' : 'weeks'} pregnant: ${subject}, what to do in Canada`;
export const weekShortTitle = (week: number) => `Week ${week}`;
// The description of a week: the baby, what there is to do, and the longest of the endings that there is room for.
export const weekSize = (week: number, { name }: ComparisonNames, length: string, weight?: string) =>
  `Week ${week}: your baby is as long as ${name} (${weight ? `${length}, ${weight}` : length}).`;
export const weekWithoutLength = (week: number, subject: string, weight: string | undefined) =>
  `Week ${week} of pregnancy: ${subject}.${weight ? ` Your baby weighs ${weight}.` : ''}`;
/** A sentence for something to do in a week. */
export const weekToDo = (title: string, note?: string) => (note ? `${title}, ${note}.` : `${title}.`);
export const weekEndings = [
  'What you may feel, tests and care in Canada, and when to call.',
  'What you may feel, care in Canada, and when to call.',
  'What you may feel, and when to call.',
  'When to call.',
  '',
];

export const browserRequirements = 'Requires JavaScript';
export const audience = 'Expectant parents in Canada';
