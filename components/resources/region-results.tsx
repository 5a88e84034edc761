import type { ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import type { ProvinceCode } from '@/data/provinces';
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
}

interface RegionResultsProps {
  code: ProvinceCode;
  /** Whom to call in an emergency: of a region with a health line, and of one without. Made by the page. */
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
      <RegionCards code={code} />
    </section>
  );
}
