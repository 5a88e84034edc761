import { bagItems } from '@/data/hospital-bag';

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
    title: 'Due date from your period, IVF or ultrasound',
    description:
      'Calculate your due date from your last period, conception, IVF transfer or ultrasound. See your week, trimester and days to go. Private and free.',
    shortTitle: 'Calculator',
  },
  development: {
    title: 'Baby development week by week',
    description:
      'Forty weeks of pregnancy, one page each: what happens, what to do in Canada, and how big your baby is beside a Timbit, a puck or a lobster.',
    shortTitle: 'Baby Development',
  },
  resources: {
    title: 'Canadian pregnancy resources by province',
    description:
      'Prenatal care, leave, benefits, child care and programs for all thirteen provinces and territories, with the health line to call. By province or postal code.',
    shortTitle: 'Resources',
  },
  benefits: {
    title: 'Maternity and parental benefits: EI and QPIP',
    description:
      'Standard or extended? Say when you want to be back at work, and see what to tick for EI maternity and parental benefits, or QPIP in Quebec, with weeks and amounts.',
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
    description: 'How this site works out its dates and figures, every source, and what stays on your device.',
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

export const weekTitle = (week: number, subject: string) => `Week ${week} of pregnancy: ${subject}`;
export const weekShortTitle = (week: number) => `Week ${week}`;
export const weekDescription = (week: number, comparison: string) =>
  `Week ${week} of pregnancy in Canada: how your baby grows, its size beside ${comparison}, what you may feel, tests to expect and when to call.`;
/** The description of a week without a length. */
export const weekDescriptionWithoutSize = (week: number, comparison: string) =>
  `Week ${week} of pregnancy in Canada: how your baby grows, a picture for the week (${comparison}), what you may feel, tests to expect and when to call.`;

export const browserRequirements = 'Requires JavaScript for the calculator and the timer';
export const audience = 'Expectant parents in Canada';
