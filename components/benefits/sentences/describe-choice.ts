import { type Answer, isPaidAtAll, listPrograms } from '@/lib/benefits/answer';
import type { Household } from '@/lib/benefits/types';
import * as words from '@/words/benefits/leave';

/** What a choice is called in a sentence. */
export function nameChoice(household: Household, answer: Answer): string {
  const ticked = findOnlyTick(household, answer);
  if (ticked) return words.choices[ticked];
  return words.bothChoices({ ei: words.choiceTitles[answer.choice.ei], qpip: words.choiceTitles[answer.choice.qpip] });
}

/** What a choice is called above its card; both programs' where a household has two. */
export function getChoiceTitle(household: Household, answer: Answer): string {
  const ticked = findOnlyTick(household, answer);
  if (ticked) return words.choiceTitles[ticked];
  return words.bothTitles({ ei: words.choiceTitles[answer.choice.ei], qpip: words.choiceTitles[answer.choice.qpip] });
}

/** What is shown and printed, where it is not what we propose. */
export function describeShown(household: Household, shown: Answer, proposed: Answer | undefined): string {
  const title = getChoiceTitle(household, shown);
  if (proposed) return words.notProposed({ shown: title, proposed: getChoiceTitle(household, proposed) });
  return isPaidAtAll(shown) ? words.notDecided(title) : words.nothingToPrint;
}

/** What a household with one program ticks; undefined with two. */
function findOnlyTick(household: Household, { choice }: Answer) {
  const [program = 'ei', ...others] = listPrograms(household);
  return others.length === 0 ? choice[program] : undefined;
}
