import type { SourceKey } from '@/data/sources';
import type { Statement } from '@/data/statement';

export interface GuideStatement extends Statement {
  /** False for a sentence that is not printed: the page has to fit on one sheet. */
  onPaper?: false;
}

/** All that the page of one region says in its own words: no other region's page repeats them. */
export interface ProvinceGuide {
  /** For search engines. */
  description: string;
  intro: string;
  /** Names of the other language as they stand in the texts and the links of the region: they are read out in theirs. */
  foreignNames?: string[];
  /** Where 911 may not answer in one part of the region. */
  without911Note?: string;
  /** The region's own line for people in distress. Its numbers: data/province-guides. */
  crisisLine?: { name: string; text: string; sources: SourceKey[] };
  /** How to reach a nurse where there is no health line. */
  healthCentreNote?: string;
  sections: {
    prenatalCare: GuideStatement[];
    givingBirth: GuideStatement[];
    /** Where most people leave their community to give birth. */
    travel?: GuideStatement[];
    money: GuideStatement[];
    program: GuideStatement[];
    childCare: GuideStatement[];
    afterBirth: GuideStatement[];
    newcomers: GuideStatement[];
  };
}
