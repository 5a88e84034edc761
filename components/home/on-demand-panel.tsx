'use client';

import { useState } from 'react';
import { LateToaster } from '@/components/ui/late-toaster';
import { onDemand } from '@/components/ui/on-demand';
import { SiteLink } from '@/components/ui/site-link';
import { useIsPanelShown } from '@/components/ui/tabs';
import { asWidget } from '@/components/ui/widget-boundary';
import * as words from '@/words/home/widgets';

const loading = <p className="min-h-160 text-ink-soft">{words.loading}</p>;

const ContractionTimer = onDemand(
  () => import('@/components/contractions/contraction-timer').then((module) => module.ContractionTimer),
  loading,
);
const HospitalBag = onDemand(
  () => import('@/components/checklist/hospital-bag').then((module) => module.HospitalBag),
  loading,
);

const tools = {
  timer: {
    Tool: ContractionTimer,
    width: 'max-w-2xl',
    path: '/contraction-timer',
  },
  checklist: {
    Tool: HospitalBag,
    width: '',
    path: '/hospital-bag',
  },
};

/** A tool that loads when its tab is first shown, and stays from then on. Until then, a link to its own page. */
export const OnDemandPanel = asWidget(function OnDemandPanel({ tool }: { tool: keyof typeof tools }) {
  const isShown = useIsPanelShown();
  const [wasShown, setWasShown] = useState(false);
  if (isShown && !wasShown) setWasShown(true);
  const { Tool, width, path } = tools[tool];
  return (
    <div data-island="on-demand-panel" className="grid gap-6">
      {/* The width that the tool has on its own page. */}
      {wasShown && (
        <div className={width}>
          <Tool />
        </div>
      )}
      <p>
        <SiteLink path={path} className="text-link">
          {words.ownPage[tool]}
        </SiteLink>
      </p>
      {/* Only in the visible tab: a page has one toaster. */}
      {isShown && <LateToaster />}
    </div>
  );
});
