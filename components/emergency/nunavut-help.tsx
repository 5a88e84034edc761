import { useCarePlace } from '@/lib/browser/use-care-place';
import { HealthCentreHelp } from './health-centre-help';
import { WhereNowQuestion } from './where-now-question';

interface NunavutHelpProps {
  /** Whether there is room for the essential alone: see `HealthCentreHelp`. */
  isCompact?: boolean;
}

/** For who lives in Nunavut: the health centre while they are there, and near the birth the question where they are. */
export function NunavutHelp({ isCompact = false }: NunavutHelpProps) {
  const { emergency } = useCarePlace();
  return (
    <div className="grid gap-3 empty:hidden">
      {emergency === 'health-centre' && <HealthCentreHelp isCompact={isCompact} />}
      <WhereNowQuestion />
    </div>
  );
}
