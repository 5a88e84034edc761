import { MilestonesTab } from '@/components/calculator/journey/milestones-tab';
import { SeasonalTab } from '@/components/calculator/journey/seasonal-tab';
import { TimelineTab } from '@/components/calculator/journey/timeline-tab';
import { Card } from '@/components/ui/card';
import { Tabs } from '@/components/ui/tabs';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';

/** The pregnancy in dates and figures, the firsts after birth, and the season of the due month. */
export function JourneyView({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  return (
    <Card>
      <h2 className="mb-4">Your Journey</h2>
      <Tabs
        label="Your Journey"
        tabs={[
          { id: 'timeline', label: 'Timeline', content: <TimelineTab pregnancy={pregnancy} /> },
          { id: 'milestones', label: 'Milestones', content: <MilestonesTab dueDate={pregnancy.dueDate} /> },
          { id: 'seasonal', label: 'Seasonal', content: <SeasonalTab dueDate={pregnancy.dueDate} /> },
        ]}
      />
    </Card>
  );
}
