import type { ReactNode } from 'react';
import { USUAL_BIRTH_END_DAY, USUAL_BIRTH_START_DAY } from '@/data/pregnancy-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/usual-birth-range');

export const usualBirthRangeTerm: Words<English['usualBirthRangeTerm']> =
  `Période habituelle de naissance (de ${USUAL_BIRTH_START_DAY / 7} à ${USUAL_BIRTH_END_DAY / 7} semaines)`;
export const usualBirthRange = (days: ReactNode) => (
  <>
    {usualBirthRangeTerm} : {days}
  </>
);
