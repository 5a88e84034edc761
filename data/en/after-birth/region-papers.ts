import type { AfterBirthTask } from '@/data/after-birth/papers';
import type { Statement } from '@/data/statement';

/** What a region's papers say, where it differs from what is said for all of Canada. */
export interface RegionPapersWords {
  /** What is special about a task here; its title and the rest are the same everywhere. */
  tasks: Partial<Record<AfterBirthTask, Statement[]>>;
  /** For whom the usual way is not open, or differs: born in another region, at home, parents, no card. */
  special: { id: SpecialCase; text: Statement[] }[];
}

export type SpecialCase = 'born-elsewhere' | 'at-home' | 'parents' | 'late' | 'no-card' | 'more';
