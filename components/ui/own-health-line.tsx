'use client';

import { useRegionCode } from '@/lib/browser/use-region';
import { HealthLineNumbers } from './health-line-numbers';
import { onDemand } from './on-demand';
import { asWidget } from './widget-boundary';

// The names of all lines load only for visitors whose region is known. Where they cannot, the general numbers stay.
const RegionalHealthLine = onDemand(
  () =>
    import('./regional-health-line').then(
      (part) => part.RegionalHealthLine,
      () => HealthLineNumbers,
    ),
  <HealthLineNumbers />,
);

/** The health line of the visitor's region for pages, not widgets: only for pages that ship React anyway. */
export const OwnHealthLine = asWidget(
  function OwnHealthLine() {
    const isKnown = useRegionCode() !== undefined;
    return <span data-island="health-line">{isKnown ? <RegionalHealthLine /> : <HealthLineNumbers />}</span>;
  },
  () => <HealthLineNumbers />,
);
