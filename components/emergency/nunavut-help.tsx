import { useCarePlace } from '@/lib/browser/use-care-place';
import { HealthCentreHelp } from './health-centre-help';
import { WhereNowQuestion } from './where-now-question';

/** For who lives in Nunavut: the health centre while they are there, and near the birth the question where they are. */
export function NunavutHelp() {
  const { emergency } = useCarePlace();
  return (
    <div className="grid gap-3 empty:hidden">
      {emergency === 'health-centre' && <HealthCentreHelp />}
      <WhereNowQuestion />
    </div>
  );
}
