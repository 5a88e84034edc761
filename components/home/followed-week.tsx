import { differenceInCalendarDays } from 'date-fns';
import { WeekDrawing } from '@/components/development/week-drawing';
import { Card } from '@/components/ui/card';
import { SiteLink } from '@/components/ui/site-link';
import { formatLongDate } from '@/lib/format/dates';
import { formatDays } from '@/lib/format/durations';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { getShownWeek, getWeekPath } from '@/lib/weeks/weeks';
import { theirsAsLongAs } from '@/words/development/week-drawing';
import * as words from '@/words/home/greeting';

interface FollowedWeekProps {
  dueDate: Date;
  today: Date;
  /** One row, below the visitor's own week. */
  isRow: boolean;
  onStop: () => void;
}

/** The week of somebody else's baby. From the due date on no days are counted. */
export function FollowedWeek({ dueDate, today, isRow, onStop }: FollowedWeekProps) {
  const daysToGo = differenceInCalendarDays(dueDate, today);
  const hasCome = daysToGo <= 0;
  const week = getShownWeek(getGestationalAge(dueDate, today).weeks);
  return (
    <Card>
      <section aria-labelledby="followed" className="grid gap-5 md:grid-cols-[1fr_auto] md:items-center">
        <div>
          <h2 id="followed" className="text-xl">
            {hasCome ? words.followedAtEnd : words.followed(week)}
          </h2>
          <p className="mt-1">
            {daysToGo < 0 ? words.wasDue : words.due} <span className="inline-block">{formatLongDate(dueDate)}</span>
          </p>
          <p className="text-ink-soft">
            {daysToGo > 0 ? words.daysToGo(daysToGo, formatDays(daysToGo)) : words.askThem}
          </p>
          <p className="flex flex-wrap gap-x-6">
            {!hasCome && (
              <SiteLink path={getWeekPath(week)} className="text-link inline-flex min-h-11 items-center">
                {words.allAbout(week)}
              </SiteLink>
            )}
            <SiteLink path="/partner" className="text-link inline-flex min-h-11 items-center">
              {hasCome ? words.yourPart : words.yourPartThisWeek}
            </SiteLink>
            <button type="button" onClick={onStop} className="text-link min-h-11">
              {words.stopFollowing}
            </button>
          </p>
        </div>
        {!hasCome && !isRow && (
          <div className="md:w-96">
            <WeekDrawing week={week} asLongAs={theirsAsLongAs} />
          </div>
        )}
      </section>
    </Card>
  );
}
