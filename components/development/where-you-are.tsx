import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { formatLongDate } from '@/lib/format/long-dates';
import { getGestationalAge, getWeekStart } from '@/lib/pregnancy/gestational-age';
import { isPastTerm } from '@/lib/pregnancy/term';
import { afterDueDate } from '@/words/after-due-date';

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
  if (weeks < FIRST_WEEK) return <p>Week 1 starts on {formatLongDate(getWeekStart(dueDate, FIRST_WEEK))}.</p>;
  if (weeks <= LAST_WEEK) {
    return (
      <p>
        <a href={getWeekUrl(weeks)} className="text-link">
          You are in week {weeks}
        </a>
      </p>
    );
  }
  if (isPastTerm(age)) {
    return (
      <>
        <p>
          Has your baby arrived? If not, call your provider today.{' '}
          <SiteLink path="/calculator" className="text-link">
            More in the calculator
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
      You are past week {LAST_WEEK}. {afterDueDate.text}{' '}
      <SiteLink path="/calculator" className="text-link">
        More in the calculator
      </SiteLink>
    </p>
  );
}
