import { SupportLink } from '@/components/support/support-link';
import { Card } from '@/components/ui/card';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { formatWeeksAndDays } from '@/lib/format/durations';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { isPastTerm } from '@/lib/pregnancy/term';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/home/greeting';
import { callToday, hasArrived } from '@/words/past-term';

/** A returning visitor's own week, with the way back to their pages. The due date is a current one. */
export function OwnWeek({ dueDate, today }: { dueDate: Date; today: Date }) {
  const gestationalAge = getGestationalAge(dueDate, today);
  const isPast = isPastTerm(gestationalAge);
  const week = Math.min(LAST_WEEK, Math.max(FIRST_WEEK, gestationalAge.weeks));
  return (
    <Card className="py-4 sm:py-5">
      <section aria-labelledby="own-week" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
        <h2 id="own-week" className="text-lg sm:text-xl">
          {isPast ? hasArrived : words.youAre(formatWeeksAndDays(gestationalAge))}
        </h2>
        {isPast && (
          <p>
            {callToday} <RegionalHealthLine />
          </p>
        )}
        <p className="flex flex-wrap gap-x-6">
          <SiteLink path="/calculator" className="text-link inline-flex min-h-11 items-center">
            {words.yourDueDate}
          </SiteLink>
          {!isPast && (
            <SiteLink path={getWeekPath(week)} className="text-link inline-flex min-h-11 items-center">
              {words.allAbout(week)}
            </SiteLink>
          )}
          <SupportLink />
        </p>
      </section>
    </Card>
  );
}
