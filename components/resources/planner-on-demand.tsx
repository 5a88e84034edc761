'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { onDemand } from '@/components/ui/on-demand';
import { SiteLink } from '@/components/ui/site-link';
import { asWidget } from '@/components/ui/widget-boundary';
import * as words from '@/words/resources/planner-on-demand';

// Loaded on demand: it is large, and most visitors come for something else.
const LeavePlanner = onDemand(
  () => import('@/components/benefits/leave-planner').then((module) => module.LeavePlanner),
  <div className="min-h-screen" />,
);

/** The benefits planner, once somebody asks for it. Without script a link to its own page, where its rules stand. */
export const PlannerOnDemand = asWidget(function PlannerOnDemand() {
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function toggle() {
    setIsWanted(true);
    setIsOpen(!isOpen);
  }

  return (
    <div data-island="planner-on-demand">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Button data-needs-script aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          {words.planBenefits}
        </Button>
        <SiteLink path="/benefits" className="text-link inline-flex min-h-11 items-center">
          {words.plannerPage}
        </SiteLink>
      </div>
      {/* Stays rendered when closed, so that what was entered is kept. */}
      <div id={id} hidden={!isOpen} className="mt-6">
        {isWanted && <LeavePlanner />}
      </div>
    </div>
  );
});
