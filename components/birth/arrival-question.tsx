import { SupportLink } from '@/components/support/support-link';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { callToday } from '@/words/after-due-date';
import { isHere } from '@/words/birth/birth-links';
import { changeOrForget, hasArrived } from '@/words/past-term';

/** In the place of the weeks, which are not counted from 42 weeks 1 day on: the way to the page of the birth. */
export function ArrivalQuestion() {
  return (
    <Card className="py-4 sm:py-5">
      <section aria-labelledby="arrival" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h2 id="arrival" className="text-lg sm:text-xl">
          {hasArrived}
        </h2>
        <ButtonLink path="/birth" className="max-sm:w-full">
          {isHere}
        </ButtonLink>
        <p>
          {callToday} <RegionalHealthLine />
        </p>
        <p className="flex flex-wrap gap-x-6">
          <SiteLink path="/calculator" className="inline-flex min-h-11 items-center text-link">
            {changeOrForget}
          </SiteLink>
          <SupportLink />
        </p>
      </section>
    </Card>
  );
}
