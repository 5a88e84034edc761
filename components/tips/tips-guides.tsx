import { Tabs } from '@/components/ui/tabs';
import { trimesterTips } from '@/data/tips';
import { TrimesterGuide } from './trimester-guide';

/** The guides of all three trimesters. */
export function TipsGuides() {
  return (
    <div data-island="tips" className="max-w-reading">
      <Tabs
        label="Trimesters"
        isEven
        tabs={trimesterTips.map((tips) => ({
          id: tips.id,
          label: `${tips.title} (${tips.weeks})`,
          content: <TrimesterGuide tips={tips} group={`tips-${tips.id}`} heading="h2" />,
        }))}
      />
      <p className="mt-8 text-ink-soft text-sm">
        The guides count the third trimester from week 28. The calculator counts it from 26 weeks: definitions differ by
        up to two weeks.
      </p>
    </div>
  );
}
