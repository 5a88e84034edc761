import { TelephoneLink } from './telephone-link';

/** Whom to call in an emergency. */
export function EmergencyLine() {
  return (
    <>
      In an emergency call <TelephoneLink printed="911" dialled="911" />.
    </>
  );
}
