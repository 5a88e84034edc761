import type { TipsTrimester } from '@/data/tips';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import { TrimesterEssentials } from './trimester-essentials';
import { TrimesterSections } from './trimester-sections';

/** All that is in the guide of a trimester. */
export function GuideMarkup({ id }: { id: TipsTrimester }) {
  return trimesterTips
    .filter((tips) => tips.id === id)
    .map(({ weeks, sections, essentials }) => (
      <div key={id} className="grid gap-6">
        {/* On a phone the tab has no room for it. */}
        <p className="-mb-3 text-ink-soft sm:hidden print:hidden">{weeks}</p>
        <TrimesterSections sections={sections} group={`tips-${id}`} />
        {essentials && <TrimesterEssentials essentials={essentials} />}
      </div>
    ));
}
