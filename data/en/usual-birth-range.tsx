import type { ReactNode } from 'react';
import { USUAL_BIRTH_END_DAY, USUAL_BIRTH_START_DAY } from '@/data/pregnancy-rules';

export const usualBirthRangeTerm = `Usual birth range (${USUAL_BIRTH_START_DAY / 7} to ${USUAL_BIRTH_END_DAY / 7} weeks)`;
export const usualBirthRange = (days: ReactNode) => (
  <>
    {usualBirthRangeTerm}: {days}
  </>
);
