import { Tabs } from '@/components/ui/tabs';
import { OnDemandPanel } from './on-demand-panel';
import { ResourcesPanel } from './resources-panel';
import { TipsPanel } from './tips-panel';

/** What the home page offers beside the calculator. */
export function HomeTabs() {
  return (
    <section aria-labelledby="help-heading" data-island="home-tabs">
      <h2 id="help-heading" className="mb-4">
        Help for today
      </h2>
      <Tabs
        label="Help for today"
        defaultId="tips"
        tabs={[
          { id: 'timer', label: 'Timer', content: <OnDemandPanel tool="timer" /> },
          { id: 'checklist', label: 'Checklist', content: <OnDemandPanel tool="checklist" /> },
          { id: 'tips', label: 'Tips', content: <TipsPanel /> },
          { id: 'resources', label: 'Resources', content: <ResourcesPanel /> },
        ]}
      />
    </section>
  );
}
