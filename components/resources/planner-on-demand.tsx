'use client';

import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';

// Large, and most visitors of this page come for something else.
const BenefitsPlanner = lazy(async () => ({
  default: (await import('@/components/benefits/benefits-planner')).BenefitsPlanner,
}));

/** The benefits planner, once somebody asks for it. Without script a link to its own page, where its rules stand. */
export function PlannerOnDemand() {
  const id = useId();
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  function toggle() {
    setIsWanted(true);
    setIsOpen(!isOpen);
  }

  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <Button data-needs-script aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
          Plan your benefits
        </Button>
        <SiteLink path="/benefits" className="text-link inline-flex min-h-11 items-center">
          The planner on a page of its own
        </SiteLink>
      </div>
      {/* Closed again, it keeps what was entered. */}
      <div id={id} hidden={!isOpen} className="mt-6">
        {isWanted && (
          <Suspense fallback={<div className="min-h-screen" />}>
            <BenefitsPlanner />
          </Suspense>
        )}
      </div>
    </div>
  );
}
