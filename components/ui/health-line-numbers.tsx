import { healthLineNumbers } from '@/data/health-lines';
import { TelephoneLink } from './telephone-link';

const [manitoba] = healthLineNumbers.MB;

/** Whom to call for a nurse's advice while we do not know where the visitor lives. */
export function HealthLineNumbers() {
  return (
    <>
      Health line: <TelephoneLink printed="811" dialled="811" /> in most regions
      {manitoba && (
        <>
          ; Manitoba <TelephoneLink {...manitoba} />
        </>
      )}
      ; Nunavut: your community health centre.
    </>
  );
}
