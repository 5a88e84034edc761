import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { KeyDates } from './key-dates';
import { PregnancyClock } from './pregnancy-clock';
import { PregnancyMilestones } from './pregnancy-milestones';
import { PregnancyStats } from './pregnancy-stats';
import { TrimesterBreakdown } from './trimester-breakdown';

export function TimelineTab({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  return (
    <div className="grid gap-10">
      <KeyDates pregnancy={pregnancy} />
      <PregnancyStats pregnancy={pregnancy} />
      <PregnancyClock pregnancy={pregnancy} />
      <TrimesterBreakdown pregnancy={pregnancy} />
      <PregnancyMilestones pregnancy={pregnancy} />
    </div>
  );
}
