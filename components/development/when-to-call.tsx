import { HealthLineNumbers } from '@/components/ui/health-line-numbers';
import { findWarningSigns } from '@/lib/weeks/find-warning-signs';
import { StatementList } from './statement-list';

/** The signs to call about in a week, with whom to call. */
export function WhenToCall({ week }: { week: number }) {
  return (
    <>
      <StatementList statements={findWarningSigns(week)?.signs ?? []} />
      <p>
        <HealthLineNumbers />
      </p>
    </>
  );
}
