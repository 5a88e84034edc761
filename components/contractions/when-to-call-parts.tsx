'use client';

import type { ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import type { ProvinceCode } from '@/data/provinces';
import { useRegion } from '@/lib/browser/use-region';
import { useTermStatus } from '@/lib/browser/use-term-status';
import { useRegionQuestion } from './use-region-question';

const RegionChoice = onDemand(() => import('./region-choice').then((part) => part.RegionChoice));

interface PartProps {
  children: ReactNode;
}

/** What holds from 37 weeks on, also while the age is not known. */
export function AtTerm({ children }: PartProps) {
  return useTermStatus().termStatus !== 'preterm' && children;
}

export function BeforeTerm({ children }: PartProps) {
  return useTermStatus().termStatus === 'preterm' && children;
}

/** What holds where the visitor lives in a region: in the exported HTML nobody does. */
export function OnlyIn({ code, children }: PartProps & { code: ProvinceCode }) {
  return useRegionCode() === code && children;
}

export function ExceptIn({ code, children }: PartProps & { code: ProvinceCode }) {
  return useRegionCode() !== code && children;
}

/** The health line, and the list to change the region where it is not asked above. */
export function RegionalHelp() {
  const isMounted = useRegion().status === 'known';
  const isAskedAbove = useRegionQuestion();
  return (
    <>
      <p>
        <RegionalHealthLine />
      </p>
      {!isAskedAbove && (
        <div data-needs-script className="min-h-21 print:hidden">
          {isMounted && <RegionChoice />}
        </div>
      )}
    </>
  );
}

function useRegionCode(): ProvinceCode | undefined {
  const known = useRegion();
  return known.status === 'known' ? known.value : undefined;
}
