import { healthLineNumbers } from '@/data/health-lines';
import * as words from '@/words/ui/help-lines';
import { TelephoneLink } from './telephone-link';

const [manitoba] = healthLineNumbers.MB;

/** Whom to call for a nurse's advice while we do not know where the visitor lives. */
export function HealthLineNumbers() {
  return words.allLines({
    mostRegions: <TelephoneLink printed="811" dialled="811" />,
    manitoba: manitoba && <TelephoneLink {...manitoba} />,
  });
}
