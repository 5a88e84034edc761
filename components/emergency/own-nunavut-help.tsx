'use client';

import { onDemand } from '@/components/ui/on-demand';
import { asWidget } from '@/components/ui/widget-boundary';
import { useRegionCode } from '@/lib/browser/use-region';

// Only for visitors who chose Nunavut.
const NunavutHelp = onDemand(() => import('./nunavut-help').then((part) => part.NunavutHelp));

/** `NunavutHelp` for pages, not widgets: only for pages that ship React anyway. Nothing in any other region. */
export const OwnNunavutHelp = asWidget(function OwnNunavutHelp() {
  return useRegionCode() === 'NU' && <NunavutHelp />;
});
