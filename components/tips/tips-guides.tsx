import { Tabs } from '@/components/ui/tabs';
import { trimesterTips } from '@/data/tips';
import { TrimesterEssentials } from './trimester-essentials';
import { TrimesterSections } from './trimester-sections';

/** The guides of all three trimesters. */
export function TipsGuides() {
  return (
    <div data-island="tips" className="max-w-reading">
      <Tabs
        label="Trimesters"
        isEven
        tabs={trimesterTips.map((tips) => ({
          id: tips.id,
          label: (
            <>
              {tips.title} <span className="block min-[22rem]:whitespace-nowrap max-sm:text-sm">({tips.weeks})</span>
            </>
          ),
          content: (
            <div className="grid gap-6">
              <TrimesterSections sections={tips.sections} group={`tips-${tips.id}`} />
              {tips.essentials && <TrimesterEssentials essentials={tips.essentials} />}
            </div>
          ),
        }))}
      />
      <p className="mt-8 text-ink-soft text-sm">
        The guides count the third trimester from week{'\u00a0'}28. The calculator counts it from 26 weeks: definitions
        differ by up to two weeks.
      </p>
    </div>
  );
}
