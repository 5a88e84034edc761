import { Paragraphs } from '@/components/find-care/paragraphs';
import { ExternalLink } from '@/components/ui/external-link';
import { RegionFolds } from '@/components/ui/region-folds';
import { jobLeaves } from '@/data/benefits/job-leave';
import * as words from '@/words/loss-leave';
import { codesInOrder } from '@/words/regions';

/** The leave from work after a loss in each province and territory, and the official page that has what holds today. */
export function RegionLeave() {
  return (
    <section aria-labelledby="leave-where-you-live" className="mt-6">
      <h3 id="leave-where-you-live">{words.regionLeaveTitle}</h3>
      <p className="mt-2 mb-3">{words.regionLeaveLead}</p>
      <RegionFolds codes={codesInOrder} heading="h4">
        {(code) => (
          <>
            <Paragraphs statements={words.regionLossLeave[code]} />
            <p>
              <ExternalLink url={jobLeaves[code].officialPage} className="inline-flex min-h-11 items-center text-link">
                {words.askThere}
              </ExternalLink>
            </p>
          </>
        )}
      </RegionFolds>
    </section>
  );
}
