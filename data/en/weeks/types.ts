import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';

/** What to do in a week, and what to know for it. */
export interface WeekTip extends Statement {
  /** Only where it holds in some provinces and territories. */
  regions?: readonly ProvinceCode[];
}

/** What we say about one week of pregnancy. Week n covers n weeks 0 days to n weeks 6 days since the last period. */
export interface WeekText {
  week: number;
  /** A short title for the week, in sentence case. */
  title: string;
  developmentMilestones: Statement[];
  motherChanges: Statement[];
  tips: WeekTip[];
}
