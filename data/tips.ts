interface TipSectionFacts {
  /** Its words stand under it in data/en/tips/guides.ts. */
  id: string;
  /** A page of the site that helps with it. */
  path?: string;
  /** How many sentences stand open above the link, where that page says the rest: the others are folded below it. */
  openCount?: number;
}

interface TrimesterFacts {
  id: string;
  /** First and last week: the page's own, not the calculator's days of trimesters. */
  weeks: { from: number; to: number };
  sections: TipSectionFacts[];
}

/** The week from which the guides count the third trimester; the calculator counts it from a day of its own. */
export const THIRD_TRIMESTER_GUIDE_WEEK = 28;

/** The guides of the page '/tips', in their order. */
const guides = [
  {
    id: 'first',
    weeks: { from: 1, to: 12 },
    sections: [
      { id: 'finding-healthcare', path: '/find-care', openCount: 3 },
      { id: 'morning-sickness', path: '/development' },
      { id: 'nutrition' },
      { id: 'winter-pregnancy' },
    ],
  },
  {
    id: 'second',
    weeks: { from: 13, to: 27 },
    sections: [
      { id: 'preparing-home' },
      { id: 'maternity-benefits' },
      { id: 'staying-active', path: '/development' },
      { id: 'prenatal-classes' },
    ],
  },
  {
    id: 'third',
    weeks: { from: THIRD_TRIMESTER_GUIDE_WEEK, to: 40 },
    sections: [
      { id: 'birth-plan', path: '/labour#preferences' },
      { id: 'postpartum-support', path: '/when-to-call#after-birth' },
      { id: 'administrative-preparation' },
      { id: 'newborn-essentials', path: '/hospital-bag' },
    ],
  },
] as const satisfies TrimesterFacts[];

export type TipsTrimester = (typeof guides)[number]['id'];
export type TipSectionId = (typeof guides)[number]['sections'][number]['id'];

interface TipsFacts extends TrimesterFacts {
  id: TipsTrimester;
  sections: (TipSectionFacts & { id: TipSectionId })[];
}

export const trimesterTips: TipsFacts[] = guides;
