import type { ComponentType } from 'react';
import { WeekFacts } from '@/components/development/week-facts';
import { onDemand } from '@/components/ui/on-demand';
import { Tabs } from '@/components/ui/tabs';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { useRegionCode } from '@/lib/browser/use-region';
import { loadWeekText } from '@/lib/weeks/load-week-text';
import { getShownWeek } from '@/lib/weeks/weeks';
import { tabs } from '@/words/calculator/summary';
import { pastFortyWeeks } from '@/words/weeks/past-forty';

interface WeekTextsProps {
  /** Names the tabs for screen readers. */
  label: string;
}

const known = new Map<number, ReturnType<typeof onDemand<WeekTextsProps>>>();

/**
 * What happens in a week, in tabs; loads with the texts of that week alone. The same component each time, as another
 * one would lose its chosen tab.
 * @param week completed weeks of a pregnancy, also before 1 and after 40
 */
export function getWeekTexts(week: number) {
  const texts = known.get(week) ?? onDemand(() => loadWeekTexts(week), <div className="min-h-72 sm:min-h-58" />);
  known.set(week, texts);
  return texts;
}

async function loadWeekTexts(week: number): Promise<ComponentType<WeekTextsProps>> {
  const text = week > LAST_WEEK ? pastFortyWeeks : await loadWeekText(getShownWeek(week));
  return ({ label }) => {
    const region = useRegionCode();
    const tips = text.tips.filter(({ regions }) => !region || !regions || regions.includes(region));
    return (
      <Tabs
        label={label}
        tabs={[
          {
            id: 'development',
            label: tabs.development,
            content: <WeekFacts about={tabs.development} statements={text.developmentMilestones} />,
          },
          { id: 'you', label: tabs.you, content: <WeekFacts about={tabs.you} statements={text.motherChanges} /> },
          { id: 'tips', label: tabs.tips, content: <WeekFacts about={tabs.tips} statements={tips} /> },
        ]}
      />
    );
  };
}
