'use client';

import { Tab, TabGroup, TabList, TabPanel, TabPanels } from '@headlessui/react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { asWidget } from './widget-boundary';

interface TabsProps {
  label: string;
  tabs: { id: string; label: ReactNode; content: ReactNode }[];
  defaultId?: string;
  /** A tab that something else on the page opens, whenever this changes. */
  askedId?: string;
  /** Tabs of the same width, side by side on a phone too; for long labels. */
  isEven?: boolean;
}

const PanelShown = createContext(true);

/** Whether the panel of `Tabs` around it is the visible one, for content that loads when it is first shown. */
export function useIsPanelShown(): boolean {
  return useContext(PanelShown);
}

/** Panels of which one shows. All are in the HTML, for readers without script, for search engines and for print. */
export const Tabs = asWidget(function Tabs({ label, tabs, defaultId, askedId, isEven }: TabsProps) {
  const findIndex = (wantedId: string | undefined) => tabs.findIndex(({ id }) => id === wantedId);
  const [selectedIndex, setSelectedIndex] = useState(Math.max(0, findIndex(defaultId)));
  const [answeredId, setAnsweredId] = useState<string>();
  if (askedId !== answeredId) {
    setAnsweredId(askedId);
    const askedIndex = findIndex(askedId);
    if (askedIndex >= 0) setSelectedIndex(askedIndex);
  }
  return (
    <TabGroup
      as="div"
      data-island="tabs"
      className="contents"
      selectedIndex={selectedIndex}
      onChange={setSelectedIndex}
    >
      <TabList
        aria-label={label}
        className={`mb-6 border-line border-b print:hidden ${isEven ? 'grid auto-cols-fr grid-flow-col gap-x-2 sm:gap-x-6' : 'flex flex-wrap gap-x-2 text-[min(1rem,max(4.2vw,0.78rem))] max-sm:justify-between sm:gap-x-6'}`}
      >
        {tabs.map(({ id, label }) => (
          <Tab
            key={id}
            // A tap gives the tab focus by script, which browsers then mark as if by keyboard.
            className="not-data-focus:outline-none -mb-px min-h-12 min-w-11 leading-tight border-transparent border-b-3 forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight] font-semibold text-ink-soft hover:text-spruce data-selected:border-spruce data-selected:text-spruce"
          >
            {label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ id, label, content }) => (
          <TabPanel key={id} unmount={false}>
            {({ selected }) => (
              <PanelShown.Provider value={selected}>
                {/* On paper all panels follow each other. */}
                <p className="hidden py-3 font-semibold text-xl print:block">{label}</p>
                {content}
              </PanelShown.Provider>
            )}
          </TabPanel>
        ))}
      </TabPanels>
    </TabGroup>
  );
});
