import { TelephoneLink } from './telephone-link';

/** Whom to call in an emergency, and where 911 does not answer. */
export function EmergencyLine() {
  return (
    <>
      In an emergency call <TelephoneLink printed="911" dialled="911" /> (in Nunavut and parts of the North: your health
      centre or nursing station).
    </>
  );
}
