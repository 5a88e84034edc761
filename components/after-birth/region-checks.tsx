import { BodyText } from '@/components/ui/body-text';
import { RegionFolds } from '@/components/ui/region-folds';
import { SiteLink } from '@/components/ui/site-link';
import { regionTopics } from '@/data/after-birth/page-parts';
import type { ProvinceCode } from '@/data/provinces';
import { getProvincePath } from '@/lib/resources/provinces';
import * as words from '@/words/after-birth/after-birth-page-checks';
import { regions, rsvChanges, topics } from '@/words/after-birth/after-birth-page-regions';
import { codesInOrder, names } from '@/words/regions';

/** First visits, vaccines and tests of each province and territory. */
export function RegionChecks() {
  return (
    <section aria-labelledby="where-you-live" className="max-w-reading">
      <h3 id="where-you-live">{words.regionsTitle}</h3>
      <p className="mt-2 mb-3">{words.regionsLead}</p>
      <RegionFolds codes={codesInOrder} heading="h4" hasAddresses>
        {(code) => <Region code={code} />}
      </RegionFolds>
    </section>
  );
}

function Region({ code }: { code: ProvinceCode }) {
  return (
    <>
      <dl className="grid gap-3">
        {regionTopics.map((topic) => {
          const told = regions[code][topic];
          return (
            told && (
              <div key={topic}>
                <dt className="font-semibold text-spruce">{topics[topic]}</dt>
                <dd>
                  <BodyText text={told.text} /> {topic === 'rsv' && rsvChanges}
                </dd>
              </div>
            )
          );
        })}
      </dl>
      <p className="print:hidden">
        <SiteLink path={getProvincePath(code)} className="text-link inline-flex min-h-11 items-center">
          {words.guideLink(names[code])}
        </SiteLink>
      </p>
    </>
  );
}
