import { Tabs } from '@/components/ui/tabs';
import * as words from '@/words/home/page';
import { HomePart } from './home-part';
import { OnDemandPanel } from './on-demand-panel';
import { ResourcesPanel } from './resources-panel';
import { TipsPanel } from './tips-panel';

/** What the home page offers beside the calculator. */
export function HomeTabs() {
  return (
    <HomePart id="help-heading" title={words.help}>
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
    </HomePart>
  );
}
