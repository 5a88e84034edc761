import type { Situation } from '@/data/find-care/regions';
import type { Statement } from '@/data/statement';

/** What a region's answer says. A sentence that says what was not found has no source. */
export interface RegionCareWords {
  /** Whom to call first, as the title of the step: 'Call a midwife clinic'. */
  firstTitle: string;
  first: Statement[];
  next: Statement[];
  /** While one waits: what differs in this region; the rest is the same everywhere. */
  meanwhile: Statement[];
  /** What fits only some, by what is true of them. */
  fits: Partial<Record<Situation, Statement[]>>;
  /** What the pages are called, by their addresses in data/find-care/regions. */
  pageNames: Record<string, string>;
}
