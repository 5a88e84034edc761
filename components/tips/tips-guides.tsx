import { Tabs } from '@/components/ui/tabs';
import { THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import { THIRD_TRIMESTER_GUIDE_WEEK } from '@/data/tips';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import * as words from '@/words/tips/guides';
import { TrimesterEssentials } from './trimester-essentials';
import { TrimesterSections } from './trimester-sections';

/** The guides of all three trimesters. */
export function TipsGuides() {
  return (
    <div className="max-w-reading">
      <Tabs
        label={words.trimestersLabel}
        isEven
        tabs={trimesterTips.map((tips) => ({
          id: tips.id,
          // Balanced, a range that is too long for its tab's line stands below its word, and is not broken itself.
          label: (
            <>
              {tips.title}{' '}
              <span className="block text-balance max-sm:text-sm">{words.weeksOfTrimester(tips.weeks)}</span>
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
        {words.otherTrimesters({ guideWeek: THIRD_TRIMESTER_GUIDE_WEEK, calculatorWeeks: THIRD_TRIMESTER_DAY / 7 })}
      </p>
    </div>
  );
}
