import { listTimelineAppointments } from '@/lib/weeks/appointments';
import { PlainFold } from './plain-fold';
import { TrimesterFolds } from './trimester-folds';

/** The folds of the trimesters as they stand in the page, the same for everybody. */
export function PlainWeeks() {
  return (
    <div className="divide-y divide-line border-line border-y">
      <TrimesterFolds
        Fold={PlainFold}
        idPrefix="weeks-of-trimester-"
        appointments={listTimelineAppointments()}
        dueDate={undefined}
        week={undefined}
        hasRegions
      />
    </div>
  );
}
