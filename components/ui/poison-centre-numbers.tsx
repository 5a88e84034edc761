import { poisonCentre, poisonCentreOfQuebec } from '@/data/poison-centre';
import * as words from '@/words/ui/help-lines';
import { TelephoneLink } from './telephone-link';

/** The poison centre's numbers to tap, and who answers in Nunavut. */
export function PoisonCentreNumbers() {
  return words.poisonCentre({
    mostRegions: <TelephoneLink {...poisonCentre} />,
    quebec: <TelephoneLink {...poisonCentreOfQuebec} />,
  });
}
