import { type AfterBirthTask, afterBirthTasks } from '@/data/after-birth/papers';
import { nationalTasks } from '@/words/after-birth/papers/national';

/** What each paper is called, without its texts. */
export const paperTitles = Object.fromEntries(
  afterBirthTasks.map((task) => [task, nationalTasks[task].title]),
) as Record<AfterBirthTask, string>;
