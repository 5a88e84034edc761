import type { BirthTrack } from '@/data/after-birth/tracks';
import type { Statement } from '@/data/statement';

/** One day of the first six weeks. When to call is not said here: data/after-birth/day-signs names the signs of the lists. */
export interface DayCard {
  /** What is usual today. */
  usual: Statement;
  /** One thing for the one who gave birth, or for the other parent. */
  forYou: Statement;
  /** Whether `forYou` is for the other parent, or whoever else stands by. */
  isForOtherParent?: true;
  /** One thing to look at. */
  lookAt: Statement;
  /** The page of this site that `lookAt` leads to. */
  path?: `/${string}`;
  /** More, for whom it fits. */
  tracks?: Partial<Record<BirthTrack, Statement>>;
  /** `usual` does not hold for a baby who came early or is in hospital: there the team's figures hold. */
  isForBabiesAtHome?: true;
}
