'use client';

import { onDemand } from '@/components/ui/on-demand';
import { useRegionCode } from '@/lib/browser/use-region';

// Only for visitors who chose Nunavut.
const NunavutHelp = onDemand(() => import('./nunavut-help').then((part) => part.NunavutHelp));

/** `NunavutHelp` for pages, not widgets: only for pages that ship React anyway. Nothing in any other region. */
export function OwnNunavutHelp() {
  return useRegionCode() === 'NU' && <NunavutHelp />;
}
