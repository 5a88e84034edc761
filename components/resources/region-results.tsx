import { lazy, Suspense } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { type ProvinceCode, provinces } from '@/data/provinces';
import { getNameInSentence } from '@/lib/resources/get-name-in-sentence';
import { getProvincePath } from '@/lib/resources/get-province-path';
import { RegionalNumbers } from './regional-numbers';

// What the regions offer comes along only once it shows.
const RegionCards = lazy(async () => ({ default: (await import('./region-cards')).RegionCards }));

/** Where the visitors of one province or territory find help. */
export function RegionResults({ code }: { code: ProvinceCode }) {
  const { name, healthLine } = provinces[code];
  return (
    <section aria-labelledby="region-heading" className="grid gap-5 print:gap-3">
      <h2 id="region-heading" className="scroll-mt-4 scroll-mb-60">
        {name} Resources
      </h2>
      <p>
        <strong>Talk to a nurse. </strong>
        <RegionalNumbers line={healthLine} />
        {healthLine.instead
          ? ' In an emergency call 911, or its emergency number if 911 does not answer.'
          : '. In an emergency call 911.'}
      </p>
      <Suspense fallback={<div className="min-h-screen" />}>
        <RegionCards code={code} />
      </Suspense>
      <p className="print:hidden">
        <SiteLink path={getProvincePath(code)} className="text-link inline-flex min-h-11 items-center font-semibold">
          All about having a baby in {getNameInSentence(code)}, on one page
        </SiteLink>
      </p>
      <p className="text-ink-soft text-sm">
        Governments move their pages. If a link leads nowhere, look for the page's name on the website of whoever runs
        it.
      </p>
    </section>
  );
}
