import { onDemand } from '@/components/ui/on-demand';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { ProvinceCode } from '@/data/provinces';
import { getHealthLine } from '@/lib/resources/health-lines';
import * as regions from '@/words/regions';
import { RegionalNumbers } from './regional-numbers';

// What the regions offer comes along only once it shows.
const RegionCards = onDemand(
  () => import('./region-cards').then((module) => module.RegionCards),
  <div className="min-h-screen" />,
);

/** Where the visitors of one province or territory find help. */
export function RegionResults({ code }: { code: ProvinceCode }) {
  const name = regions.names[code];
  const healthLine = getHealthLine(code);
  return (
    <section aria-labelledby="region-heading" className="grid gap-5 print:gap-3">
      <h2 id="region-heading" className="scroll-mt-4 scroll-mb-60">
        {name} Resources
      </h2>
      <p>
        <strong>Talk to a nurse. </strong>
        <RegionalNumbers line={healthLine} />
        {healthLine.instead
          ? ' In an emergency call its emergency number. Where it works, you can also call '
          : '. In an emergency call '}
        <TelephoneLink printed="911" dialled="911" />.
      </p>
      <RegionCards code={code} />
    </section>
  );
}
