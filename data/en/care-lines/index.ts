import type { CareLineId } from '@/data/care-lines';
import { afterBirthLineWords } from './after-birth';
import { findCareLineWords } from './find-care';
import { leavingHomeLineWords } from './leaving-home';
import type { CareLineWords } from './line-words';
import { optionsLineWords } from './options';
import { safetyLineWords } from './safety';

export const careLineWords: Record<CareLineId, CareLineWords> = {
  ...afterBirthLineWords,
  ...findCareLineWords,
  ...leavingHomeLineWords,
  ...optionsLineWords,
  ...safetyLineWords,
};
