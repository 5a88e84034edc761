import type { ReactNode } from 'react';
import { onDemand } from '@/components/ui/on-demand';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { ProvinceCode } from '@/data/provinces';
import { getHealthLine } from '@/lib/resources/health-lines';
import * as words from '@/words/resources/finder';
import { RegionalNumbers } from './regional-numbers';

// The regions' resources load once a region is shown.
const RegionCards = onDemand(
  () => import('./region-cards').then((module) => module.RegionCards),
  <div className="min-h-screen" />,
);

interface RegionResultsProps {
  code: ProvinceCode;
  /** `EmergencyLine`, for regions with a health line. */
  emergencyLine: ReactNode;
}

/** Where the visitors of one province or territory find help. */
export function RegionResults({ code, emergencyLine }: RegionResultsProps) {
  const line = getHealthLine(code);
  return (
    <section aria-labelledby="region-heading" className="grid gap-5 print:gap-3">
      <h2 id="region-heading" className="scroll-mt-4 scroll-mb-60">
        {words.resourcesOf(code)}
      </h2>
      <p>
        <strong>{words.talkToNurse} </strong>
        {line.instead
          ? words.nurseWithoutLine(<RegionalNumbers line={line} />, <TelephoneLink printed="911" dialled="911" />)
          : words.nurse(<RegionalNumbers line={line} />, emergencyLine)}
      </p>
      <RegionCards code={code} />
    </section>
  );
}
