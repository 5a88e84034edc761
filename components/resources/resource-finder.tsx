'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { onDemand } from '@/components/ui/on-demand';
import { asWidget } from '@/components/ui/widget-boundary';
import * as words from '@/words/resources/finder';
import { FinderModes } from './finder-modes';
import { FinderStatus } from './finder-status';
import { ProvinceSearch } from './province-search';
import { type Emergency, RegionResults } from './region-results';
import { useFinder } from './use-finder';

// Most people choose from the list.
const PostalSearch = onDemand(
  () => import('./postal-search').then((module) => module.PostalSearch),
  <div className="min-h-28" />,
);

interface ResourceFinderProps {
  /** What stands in the place of the results until somebody chooses a region. Made by the page: it needs no script. */
  regionLinks: ReactNode;
  /** `AwaitRegion`: made by the page, too. */
  awaitRegion?: ReactNode;
  emergency: Emergency;
  /** What holds for every region, beside the finder. */
  children: ReactNode;
}

/** Finds what a province or territory offers. */
export const ResourceFinder = asWidget(function ResourceFinder({
  regionLinks,
  awaitRegion,
  emergency,
  children,
}: ResourceFinderProps) {
  const { state, dispatch, choose, search } = useFinder();
  const { mode, postalCode, region, outcome, hasArrived } = state;
  const select = useRef<HTMLSelectElement>(null);
  const results = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Only after a search or choice on this page, and only as far as needed.
    if (outcome && outcome.type !== 'unmatched')
      results.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  const isListWanted = useRef(false);
  useEffect(() => {
    if (mode === 'province' && isListWanted.current) select.current?.focus();
    isListWanted.current = false;
  }, [mode]);

  function offerList() {
    isListWanted.current = true;
    dispatch({ type: 'mode-changed', mode: 'province' });
  }

  return (
    <div
      data-island="resource-finder"
      className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[1.7fr_1fr] print:block print:space-y-4"
    >
      <div className="min-w-0">
        {/* The script below sets the attribute before React does. */}
        <div ref={results} data-region={hasArrived ? (region ?? 'none') : undefined} suppressHydrationWarning>
          {region ? <RegionResults code={region} emergency={emergency} /> : regionLinks}
        </div>
        {awaitRegion}
        <Card data-needs-script className="mt-8 print:hidden">
          <section aria-label={words.heading}>
            <h2 className="text-xl">{words.heading}</h2>
            <FinderModes mode={mode} onChange={(mode) => dispatch({ type: 'mode-changed', mode })} />
            {mode === 'province' ? (
              <>
                <ProvinceSearch region={region} onChoose={choose} selectRef={select} />
                <FinderStatus
                  text={outcome?.type === 'chosen' ? words.chosen(outcome.region) : undefined}
                  isShown={false}
                />
              </>
            ) : (
              <PostalSearch
                postalCode={postalCode}
                outcome={outcome}
                onChange={(text) => dispatch({ type: 'postal-code-changed', text })}
                onSearch={search}
              />
            )}
            {outcome?.type === 'unmatched' && (
              <Button look="quiet" onClick={offerList}>
                {words.chooseFromList}
              </Button>
            )}
          </section>
        </Card>
      </div>
      {children}
    </div>
  );
});
