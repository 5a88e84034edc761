'use client';

import type { ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { ProvinceCode } from '@/data/provinces';
import { useRegion } from '@/lib/browser/use-region';
import { useTermStatus } from '@/lib/browser/use-term-status';
import { useRegionQuestion } from './use-region-question';

const RegionalHelp = onDemand(() => import('./regional-help').then((part) => part.RegionalHelp));

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

/** The health line of the region; `children`, for all regions, while it is not known. */
export function HealthLine({ children }: PartProps) {
  const isKnown = useRegionCode() !== undefined;
  const isAskedAbove = useRegionQuestion();
  return isKnown ? <RegionalHelp hasChoice={!isAskedAbove} /> : children;
}

function useRegionCode(): ProvinceCode | undefined {
  const known = useRegion();
  return known.status === 'known' ? known.value : undefined;
}
