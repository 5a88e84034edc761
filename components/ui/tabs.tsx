'use client';

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import type { ReactNode } from 'react';

interface TabsProps {
  label: string;
  tabs: { id: string; label: string; content: ReactNode }[];
  defaultId?: string;
}

/** Panels of which one shows. All are in the HTML, for readers without script, for search engines and for print. */
export function Tabs({ label, tabs, defaultId }: TabsProps) {
  const defaultIndex = Math.max(
    0,
    tabs.findIndex(({ id }) => id === defaultId),
  );
  return (
    <TabGroup defaultIndex={defaultIndex}>
      <TabList aria-label={label} className="mb-6 flex flex-wrap gap-x-6 border-line border-b">
        {tabs.map(({ id, label }) => (
          <Tab
            key={id}
            className="-mb-px min-h-12 border-transparent border-b-3 font-semibold text-ink-soft hover:text-spruce data-selected:border-spruce data-selected:text-spruce"
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ id, content }) => (
          <TabPanel key={id} unmount={false}>
            {content}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
}
