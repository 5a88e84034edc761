import type { ReactNode } from 'react';
import { OwnNunavutHelp } from '@/components/emergency/own-nunavut-help';
import { onDemand } from '@/components/ui/on-demand';
import type { ProvinceCode } from '@/data/provinces';
import { useCarePlace } from '@/lib/browser/use-care-place';
import { useRegionCode } from '@/lib/browser/use-region';
import { getHealthLine } from '@/lib/resources/health-lines';
import * as words from '@/words/resources/finder';
import { RegionalNumbers } from './regional-numbers';

// The regions' resources load once a region is shown.
const RegionCards = onDemand(
  () => import('./region-cards').then((module) => module.RegionCards),
  <div className="min-h-screen" />,
);

/** Sentences that need no script. */
export interface Emergency {
  withLine: ReactNode;
  withoutLine: ReactNode;
  /** For who is away from Nunavut. */
  away: ReactNode;
}

interface RegionResultsProps {
  code: ProvinceCode;
  /** Whom to call in an emergency: of a region with a health line, and of Nunavut, which has none. Made by the page. */
  emergency: Emergency;
}

/** Where the visitors of one province or territory find help. */
export function RegionResults({ code, emergency }: RegionResultsProps) {
  const line = getHealthLine(code);
  return (
    <section aria-labelledby="region-heading" className="grid gap-5 print:gap-3">
      <h2 id="region-heading" className="scroll-mt-4 scroll-mb-60">
        {words.resourcesOf(code)}
      </h2>
      <p>
        <strong>{words.talkToNurse} </strong>
        {line.instead ?? words.nurse(<RegionalNumbers line={line} />)}{' '}
        {line.instead ? emergency.withoutLine : emergency.withLine}
      </p>
      {code === 'NU' && <WhereThereIsNo911 emergency={emergency} />}
      <RegionCards code={code} />
    </section>
  );
}

/** Below the line of Nunavut: the visitor's own health centre if they live there, and 911 for who is away. */
function WhereThereIsNo911({ emergency: { withLine, away } }: { emergency: Emergency }) {
  const livesThere = useRegionCode() === 'NU';
  const has911 = useCarePlace().emergency === '911';
  if (!livesThere) return <p>{away}</p>;
  return (
    <>
      <OwnNunavutHelp />
      {has911 && <p>{withLine}</p>}
    </>
  );
}
