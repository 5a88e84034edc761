import { poisonCentre, poisonCentreOfQuebec } from '@/data/poison-centre';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/can-i/poison-centre');

export const thePoisonCentre: Words<English['thePoisonCentre']> =
  `le centre antipoison (${poisonCentre.printed}; au Québec ${poisonCentreOfQuebec.printed}; au Nunavut, votre centre de santé)`;
