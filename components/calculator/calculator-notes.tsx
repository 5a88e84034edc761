import { Fragment } from 'react';
import { WayDoors } from '@/components/due-date/way-doors';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { ExternalLink } from '@/components/ui/external-link';
import { OwnHealthLine } from '@/components/ui/own-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { sources } from '@/data/sources';
import * as words from '@/words/calculator/page';
import { likelyDays } from '@/words/likely-days';

/** Under the calculator: how it counts, and what it is not. */
export function CalculatorNotes() {
  return (
    <section aria-labelledby="how-we-count" className="mt-16 border-line border-t pt-10">
      <div className="max-w-reading">
        <h2 id="how-we-count" className="mb-4">
          {words.howWeCount}
        </h2>
        <p>
          {words.counting}{' '}
          {words.withSources(
            likelyDays.text,
            likelyDays.sources.map((key, index) => (
              <Fragment key={key}>
                {index > 0 && '; '}
                <ExternalLink url={sources[key].url}>{sources[key].publisher}</ExternalLink>
              </Fragment>
            )),
          )}
        </p>
        <p className="mt-4">
          <SiteLink path="/about#publications-dating" className="text-link">
            {words.datingSources}
          </SiteLink>
        </p>
        <p className="mt-4">
          {words.noAdvice} <OwnHealthLine /> <EmergencyLine />{' '}
          <SiteLink path="/when-to-call#sources" className="text-link">
            {words.callSources}
          </SiteLink>
        </p>
      </div>
      <WayDoors />
    </section>
  );
}
