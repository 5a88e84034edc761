import { Card } from '@/components/ui/card';
import { fallbackComparison } from '@/data/comparisons';
import type { PregnancyCalculation } from '@/lib/pregnancy/types';
import { listComparisons } from '@/lib/weeks/list-comparisons';
import { ComparisonCard } from './comparison-card';
import { SizeFigures } from './size-figures';

const LAST_WEEK = 40;

/** The week in a glance: how big the baby is, in figures and in Canadian things. */
export function SummaryView({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { weeks } = pregnancy.gestationalAge;
  const found = listComparisons(Math.min(weeks, LAST_WEEK));
  const comparisons = found.length > 0 ? found : [fallbackComparison];
  return (
    <Card className="grid gap-6">
      <h2>Week {weeks} of Your Canadian Journey</h2>
      <section aria-labelledby="size-comparison" className="grid gap-5">
        <h3 id="size-comparison">Canadian Size Comparison</h3>
        <SizeFigures pregnancy={pregnancy} />
        <p>Your baby is the size of...</p>
        {comparisons.map((comparison) => (
          <ComparisonCard key={comparison.name} comparison={comparison} />
        ))}
      </section>
    </Card>
  );
}
