import { Tabs } from '@/components/ui/tabs';
import * as words from '@/words/home/page';
import { OnDemandPanel } from './on-demand-panel';
import { ResourcesPanel } from './resources-panel';
import { TipsPanel } from './tips-panel';

/** What the home page offers beside the calculator. */
export function HomeTabs() {
  return (
    <section aria-labelledby="help-heading">
      <h2 id="help-heading" className="mb-4">
        {words.help}
      </h2>
      <Tabs
        label={words.help}
        defaultId="tips"
        tabs={[
          { id: 'timer', label: words.tabs.timer, content: <OnDemandPanel tool="timer" /> },
          { id: 'checklist', label: words.tabs.checklist, content: <OnDemandPanel tool="checklist" /> },
          { id: 'tips', label: words.tabs.tips, content: <TipsPanel /> },
          { id: 'resources', label: words.tabs.resources, content: <ResourcesPanel /> },
        ]}
      />
    </section>
  );
}
