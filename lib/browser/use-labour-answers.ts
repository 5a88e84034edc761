import { noAnswers } from '@/lib/contractions/get-advice';
import { parseLabourAnswers, serializeLabourAnswers } from '@/lib/contractions/stored-labour-answers';
import type { LabourAnswers } from '@/lib/contractions/types';
import { createStoredValue } from './create-stored-value';

const storedAnswers = createStoredValue('labourAnswers', parseLabourAnswers, serializeLabourAnswers);

/** What the visitor said of earlier births and of the way to the hospital; nothing until the page has mounted. */
export function useLabourAnswers(): LabourAnswers {
  const known = storedAnswers.useValue();
  return known.status === 'known' ? known.value : noAnswers;
}

/** Keeps an answer beside the other one; once both are taken back, nothing is kept. */
export function storeLabourAnswer(answer: Partial<LabourAnswers>): void {
  const answers = { ...storedAnswers.read(), ...answer };
  if (answers.hasGivenBirth === undefined && answers.isFarAway === undefined) storedAnswers.forget();
  else storedAnswers.store(answers);
}
