'use client';

import { type ReactNode, useEffect } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { asWidget } from '@/components/ui/widget-boundary';
import { useLocationHash } from '@/lib/browser/location';
import { useTermStatus } from '@/lib/browser/use-contractions';
import { useRegionCode } from '@/lib/browser/use-region';
import { isBeforeTerm } from '@/lib/contractions/contraction-log';
import { useRegionQuestion } from './use-region-question';

const RegionalHelp = onDemand(() => import('./regional-help').then((part) => part.RegionalHelp));

interface PartProps {
  children: ReactNode;
}

/** Shows its children from 37 weeks on, and while the age is not known. */
export const AtTerm = asWidget(
  function AtTerm({ children }: PartProps) {
    return !isBeforeTerm(useTermStatus().termStatus) && children;
  },
  ({ children }) => children,
);

export const BeforeTerm = asWidget(
  function BeforeTerm({ children }: PartProps) {
    return isBeforeTerm(useTermStatus().termStatus) && children;
  },
  ({ children }) => children,
);

/** The words for Quebec where the visitor lives there, and the general ones where not. */
export const WordsOfQuebec = asWidget(
  function WordsOfQuebec({ quebec, unknown, children }: PartProps & { quebec: ReactNode; unknown: ReactNode }) {
    const code = useRegionCode();
    if (code === undefined) return unknown;
    return code === 'QC' ? quebec : children;
  },
  ({ unknown }) => unknown,
);

/** The health line of the region; `children`, for all regions, while it is not known. */
export const HealthLine = asWidget(
  function HealthLine({ children }: PartProps) {
    const isKnown = useRegionCode() !== undefined;
    const isAskedAbove = useRegionQuestion();
    return isKnown ? <RegionalHelp hasChoice={!isAskedAbove} /> : children;
  },
  ({ children }) => children,
);

/** Opens what the address leads to. */
export const OpenAtHash = asWidget(
  function OpenAtHash() {
    const hash = useLocationHash();
    useEffect(() => {
      const fold = document.getElementById(hash)?.closest('details');
      if (!fold || fold.open) return;
      fold.open = true;
      fold.scrollIntoView({ block: 'start' });
    }, [hash]);
    return null;
  },
  () => null,
);
