import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { formatLongDate } from '@/lib/format/dates';
import { describeAfterDueDate } from '@/lib/pregnancy/after-due-date';
import { getGestationalAge, getWeekStart } from '@/lib/pregnancy/gestational-age';
import { isPastTerm } from '@/lib/pregnancy/term';
import { lessMovement } from '@/words/after-due-date';
import * as words from '@/words/development/where-you-are';

interface WhereYouAreProps {
  dueDate: Date;
  today: Date;
  /** Where a week is; the card on the same page unless given. */
  getWeekUrl?: (week: number) => string;
}

/** One sentence on where in the forty weeks the visitor is, also before the first and after the last. */
export function WhereYouAre({ dueDate, today, getWeekUrl = (week) => `#week-${week}` }: WhereYouAreProps) {
  const age = getGestationalAge(dueDate, today);
  const { weeks } = age;
  if (weeks < FIRST_WEEK) return <p>{words.startsOn(FIRST_WEEK, formatLongDate(getWeekStart(dueDate, FIRST_WEEK)))}</p>;
  if (weeks <= LAST_WEEK) {
    return (
      <p>
        <a href={getWeekUrl(weeks)} className="text-link">
          {words.inWeek(weeks)}
        </a>
      </p>
    );
  }
  if (isPastTerm(age)) {
    return (
      <>
        <p>
          {words.hasArrived} {lessMovement}{' '}
          <SiteLink path="/calculator" className="text-link">
            {words.calculatorLink}
          </SiteLink>
        </p>
        <p>
          <RegionalHealthLine />
        </p>
      </>
    );
  }
  return (
    <p>
      {words.pastWeek(LAST_WEEK)} {describeAfterDueDate(age)}{' '}
      <SiteLink path="/calculator" className="text-link">
        {words.calculatorLink}
      </SiteLink>
    </p>
  );
}
