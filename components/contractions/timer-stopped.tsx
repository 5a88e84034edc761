import { EmergencyLine } from '@/components/ui/emergency-line';
import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { Stopped } from '@/components/ui/stopped';
import { callWithoutTimer } from '@/words/contractions/cannot-start';
import * as words from '@/words/contractions/stopped';

/** Stands in the place of a timer that has failed: whom to call needs nothing that may have failed with it. */
export function TimerStopped() {
  return (
    <Stopped title={words.timerStopped}>
      <p>
        <EmergencyLine />
      </p>
      <p>{callWithoutTimer}</p>
      <p>
        <HealthLineNumbers />
      </p>
      <p>{words.reloadTimer}</p>
    </Stopped>
  );
}
