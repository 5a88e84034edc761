import * as words from '@/words/ui/help-lines';
import { awayFromNunavut, emergencyInNunavut } from '@/words/without-911';
import { TelephoneLink } from './telephone-link';

/** Whom to call in an emergency, and where 911 does not answer; in Nunavut, which has none, the health centre. */
export function EmergencyLine() {
  return (
    <>
      <span className="where-911">{words.emergency(<TelephoneLink printed="911" dialled="911" />)}</span>
      <span className="where-no-911">
        {emergencyInNunavut.text} {awayFromNunavut}
      </span>
    </>
  );
}
