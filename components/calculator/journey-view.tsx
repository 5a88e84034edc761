import { MilestonesTab } from '@/components/calculator/journey/milestones-tab';
import { SeasonalTab } from '@/components/calculator/journey/seasonal-tab';
import { TimelineTab } from '@/components/calculator/journey/timeline-tab';
import { Card } from '@/components/ui/card';
import { Tabs } from '@/components/ui/tabs';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import * as words from '@/words/calculator/journey';

/** The pregnancy in dates and figures, the firsts after birth, and the season of the due month. */
export function JourneyView({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  return (
    <Card>
      <h2 className="mb-4">{words.title}</h2>
      <Tabs
        label={words.title}
        tabs={[
          { id: 'timeline', label: words.tabs.timeline, content: <TimelineTab pregnancy={pregnancy} /> },
          { id: 'milestones', label: words.tabs.milestones, content: <MilestonesTab dueDate={pregnancy.dueDate} /> },
          { id: 'seasonal', label: words.tabs.seasonal, content: <SeasonalTab dueDate={pregnancy.dueDate} /> },
        ]}
      />
    </Card>
  );
}
