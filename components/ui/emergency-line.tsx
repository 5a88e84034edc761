import * as words from '@/words/ui/help-lines';
import { TelephoneLink } from './telephone-link';

/** Whom to call in an emergency, and where 911 does not answer. */
export function EmergencyLine() {
  return words.emergency(<TelephoneLink printed="911" dialled="911" />);
}
