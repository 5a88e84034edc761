import { Tabs } from '@/components/ui/tabs';
import { THIRD_TRIMESTER_DAY } from '@/data/pregnancy-rules';
import { THIRD_TRIMESTER_GUIDE_WEEK } from '@/data/tips';
import { trimesterTips } from '@/lib/tips/trimester-tips';
import * as words from '@/words/tips/guides';
import { TrimesterGuide } from './trimester-guide';

/** The guides of all three trimesters. */
export function TipsGuides() {
  return (
    <div className="max-w-reading">
      <Tabs
        label={words.trimestersLabel}
        isEven
        tabs={trimesterTips.map(({ id, title, weeks }) => ({
          id,
          // On a phone the weeks stand at the head of the guide: in the tab they would be a third line.
          label: (
            <>
              {title} <span className="max-sm:sr-only sm:block">{words.weeksOfTrimester(weeks)}</span>
            </>
          ),
          content: <TrimesterGuide id={id} />,
        }))}
      />
      <p className="mt-8 text-ink-soft text-sm">
        {words.otherTrimesters({ guideWeek: THIRD_TRIMESTER_GUIDE_WEEK, calculatorWeeks: THIRD_TRIMESTER_DAY / 7 })}
      </p>
    </div>
  );
}
