import { formatLongDate } from '@/lib/format/dates';
import { getWeekStart } from '@/lib/pregnancy/gestational-age';
import { findNextMilestone } from '@/lib/timeline/milestones';
import { afterDueDate } from '@/words/after-due-date';
import * as words from '@/words/timeline/timeline';

interface NextMilestoneProps {
  /** The chosen week. */
  week: number;
  dueDate: Date | undefined;
  /** Week 40 is over: what to do then stands at the top of the page, in the words that week 40 has here. */
  isPastWeekForty: boolean;
}

/** The next milestone after the chosen week: from week 39 the due date; in week 40 there is none. */
export function NextMilestone({ week, dueDate, isPastWeekForty }: NextMilestoneProps) {
  const next = findNextMilestone(week);
  return (
    <section
      aria-labelledby="next-milestone"
      className="min-h-68 rounded-card border-2 border-spruce bg-card p-5 sm:min-h-56 sm:p-7"
    >
      <h2 id="next-milestone" className="font-sans font-semibold text-base text-spruce">
        {words.nextMilestone}
      </h2>
      {next ? (
        <>
          <p className="mt-2 text-balance font-semibold font-serif text-2xl leading-tight">{next.title}</p>
          <p className="mt-1 text-ink-soft tabular-nums">
            {words.week(next.week)}
            {dueDate && <span className="block">{formatLongDate(getWeekStart(dueDate, next.week))}</span>}
          </p>
          <p className="mt-3">{next.text}</p>
        </>
      ) : (
        <>
          <p className="mt-2 text-balance font-semibold font-serif text-2xl leading-tight">{words.dueDateHasCome}</p>
          {dueDate && <p className="mt-1 text-ink-soft tabular-nums">{formatLongDate(dueDate)}</p>}
          <p className="mt-3">
            {words.fewOnTheDay} {!isPastWeekForty && afterDueDate.text}
          </p>
        </>
      )}
    </section>
  );
}
