import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import { formatDate } from '@/lib/format/format-date';
import { getWeekPath } from '@/lib/weeks/get-week-path';
import type { TimelineWeek } from '@/lib/weeks/list-timeline-weeks';
import type { WeekOverview } from '@/lib/weeks/list-week-overviews';

interface WeekCardProps {
  overview: WeekOverview;
  /** When the week is, once a due date is known. */
  time: TimelineWeek | undefined;
}

/** A week in the list of forty: its picture, its first fact, and its date once there is one. */
export function WeekCard({ overview, time }: WeekCardProps) {
  const { week, title, stage, picture, comparison, hasSize } = overview;
  const look = time?.isCurrent
    ? 'border-spruce border-2 bg-card'
    : time?.isPast
      ? 'border-line bg-paper'
      : 'border-line bg-card';
  return (
    <li
      id={`week-${week}`}
      aria-current={time?.isCurrent ? 'date' : undefined}
      className={`relative grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 rounded-card border p-5 pb-3 ${look}`}
    >
      <PictureFile
        name={picture}
        text=""
        size={56}
        isLazy
        className={`row-span-2 ${time?.isPast ? 'opacity-60 grayscale-50' : ''}`}
      />
      <h3 className="leading-tight">
        <SiteLink path={getWeekPath(week)} className="after:absolute after:inset-0 hover:text-spruce">
          Week {week}: {title}
        </SiteLink>
      </h3>
      <p className="text-ink-soft text-sm">
        {hasSize ? `As long as ${comparison}` : `A picture for this week: ${comparison}`}
      </p>
      <p className="col-span-2 mt-2">{stage}</p>
      {/* Keeps its height before there is a date, so that nothing jumps when one arrives. */}
      <p className="col-span-2 flex min-h-7 flex-wrap items-center gap-x-3 text-ink-soft text-sm">
        {time && <span className="tabular-nums">from {formatDate(time.date)}</span>}
        {time?.isPast && <span>Behind you</span>}
        {time?.isCurrent && <strong className="rounded-full bg-spruce px-3 py-0.5 text-on-spruce">You are here</strong>}
      </p>
    </li>
  );
}
