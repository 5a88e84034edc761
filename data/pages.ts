import { lastReviewed } from '@/data/site';

/** What a page is for search engines and for a link that is shared. */
export interface PageText {
  /** Its address below the site's own. */
  path: string;
  /** The title in search results; the site's name is added, except on the home page. */
  title: string;
  description: string;
  /** The page's name in the breadcrumbs of pages below it. */
  shortTitle: string;
  /** The picture on the card of a shared link. */
  picture: string;
  /** 'medical' pages carry health advice, 'tool' pages are widgets first. */
  kind: 'medical' | 'tool' | 'general';
  /** The day somebody last read the page against its sources, yyyy-MM-dd. */
  lastReviewed: string;
}

/** Every page but those of the weeks and of the provinces, which come from their own data. */
export const pages = [
  {
    path: '/',
    title: 'Canadian Due Date Calculator',
    description:
      'Find your due date and follow your pregnancy week by week, with Canadian size comparisons and help in your province or territory. No account, no tracking.',
    shortTitle: 'Home',
    picture: 'beaver',
    kind: 'tool',
    lastReviewed,
  },
  {
    path: '/calculator',
    title: 'Due date from your period, IVF or ultrasound',
    description:
      'Calculate your due date from your last period, conception, IVF transfer or ultrasound. See your week, trimester and days to go. Private and free.',
    shortTitle: 'Calculator',
    picture: 'spiral-calendar',
    kind: 'tool',
    lastReviewed,
  },
  {
    path: '/development',
    title: 'Baby development week by week',
    description:
      'Forty weeks of pregnancy, one page each: what happens, what to do in Canada, and how big your baby is beside a Timbit, a puck or a lobster.',
    shortTitle: 'Baby Development',
    picture: 'hockey-puck',
    kind: 'medical',
    lastReviewed,
  },
  {
    path: '/resources',
    title: 'Canadian pregnancy resources by province',
    description:
      'Prenatal care, leave, benefits, child care and programs for all thirteen provinces and territories, with the health line to call. By province or postal code.',
    shortTitle: 'Resources',
    picture: 'world-map',
    kind: 'general',
    lastReviewed,
  },
  {
    path: '/benefits',
    title: 'Maternity and parental benefits: EI and QPIP',
    description:
      'Plan EI maternity and parental benefits, or QPIP in Quebec: earliest start, weeks for each parent, weekly amounts and both options side by side.',
    shortTitle: 'Benefits Planner',
    picture: 'toonie',
    kind: 'tool',
    lastReviewed,
  },
  {
    path: '/timeline',
    title: 'Pregnancy timeline: 40 weeks of tests and visits',
    description:
      'See your forty weeks: milestones, tests and visits in Canada with your own dates. Add them to your calendar, or print them on one page.',
    shortTitle: 'Timeline',
    picture: 'snowflake',
    kind: 'medical',
    lastReviewed,
  },
  {
    path: '/contraction-timer',
    title: 'Contraction timer: free, private, works offline',
    description:
      'Time contractions with one big button. It knows the 5-1-1 rule, keeps your record if the phone sleeps, and says whom to call where you live.',
    shortTitle: 'Contraction Timer',
    picture: 'stopwatch',
    kind: 'medical',
    lastReviewed,
  },
  {
    path: '/hospital-bag',
    title: 'Canadian hospital bag checklist: 50 items',
    description:
      'What to pack for birth in Canada: 50 items for you, your baby and your support person, health card and winter wear included. Tick, save, print.',
    shortTitle: 'Hospital Bag',
    picture: 'luggage',
    kind: 'general',
    lastReviewed,
  },
  {
    path: '/tips',
    title: 'Pregnancy tips and guides by trimester',
    description:
      'Pregnancy advice for Canada by trimester: finding care, nausea, food, winter, benefits, classes, birth plans and newborn paperwork.',
    shortTitle: 'Tips',
    picture: 'moose',
    kind: 'medical',
    lastReviewed,
  },
  {
    path: '/about',
    title: 'About: our method, sources and your privacy',
    description:
      'How this site works out its dates and figures, every source with the day we checked it, and what stays on your device.',
    shortTitle: 'About',
    picture: 'open-book',
    kind: 'general',
    lastReviewed,
  },
  {
    path: '/support',
    title: 'Pregnancy loss and stillbirth: support in Canada',
    description:
      'Where to find support in Canada when a pregnancy has ended, and one button that erases every date from this site.',
    shortTitle: 'Support',
    picture: 'maple-leaf',
    kind: 'medical',
    lastReviewed,
  },
] as const satisfies PageText[];
