/** Words that parents meet, and where this site explains them. What they are called: data/en/search-words.ts. */
export const glossaryPaths = {
  midwife: '/find-care',
  doula: '/development/week-27',
  'health-line': '/about#health-lines',
  'poison-centre': '/can-i#health-lines',
  ei: '/benefits#ei-benefits',
  qpip: '/benefits#qpip-benefits',
  'child-benefit': '/benefits#child-benefit',
  'last-period': '/calculator',
  ivf: '/due-date/ivf',
  trimester: '/timeline',
  'practice-contractions': '/development/week-37',
  'five-one-one': '/contraction-timer',
  epidural: '/development/week-34',
  induction: '/development/week-39',
  colostrum: '/development/week-16',
  vernix: '/development/week-19',
  'car-seat': '/development/week-35',
  'baby-names': '/development#baby-names',
  'corrected-age': '/birth',
  'birth-papers': '/papers',
  privacy: '/about#privacy',
} as const satisfies Record<string, `/${string}`>;

export type GlossaryId = keyof typeof glossaryPaths;

/** Kinds of help of a province or territory that people look for. */
export const helpKinds = ['guide', 'nurse', 'care', 'leave', 'child-care', 'program', 'newcomers'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** Where the page of a region tells of each. */
export const helpAnchors: Record<HelpKind, string> = {
  guide: '',
  nurse: '',
  care: '#find-care',
  leave: '#money',
  'child-care': '#child-care',
  program: '#program',
  newcomers: '#newcomers',
};
