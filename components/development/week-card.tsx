import type { ReactNode } from 'react';
import { PictureFile } from '@/components/ui/picture-file';
import { SiteLink } from '@/components/ui/site-link';
import { focusClicked } from '@/lib/browser/platform';
import { formatDate } from '@/lib/format/dates';
import { bindNumbers } from '@/lib/format/text';
import { describeComparison } from '@/lib/weeks/describe-comparison';
import type { WeekOverview } from '@/lib/weeks/week-overviews';
import { getWeekPath, type TimelineWeek } from '@/lib/weeks/weeks';
import { more } from '@/words/comparisons/lines';
import * as words from '@/words/development/weeks';

interface WeekCardProps {
  overview: WeekOverview;
  /** When the week is, once a due date is known. */
  time: TimelineWeek | undefined;
  /** Shows the comparison. Absent until the page has mounted: a tap then follows the card's link. */
  onMore?: () => void;
  /** Whether the comparison is loading. */
  isLoading: boolean;
}

/** A week in the list of forty: its picture with what it shows, its first fact, and its date once there is one. */
export function WeekCard({ overview, time, onMore, isLoading }: WeekCardProps) {
  const { week, title, stage, picture, length, comparison, description } = overview;
  const look = time?.isCurrent
    ? 'border-spruce border-2 bg-card'
    : time?.isPast
      ? 'border-line bg-paper'
      : 'border-line bg-card';
  return (
    <li
      id={`week-${week}`}
      aria-current={time?.isCurrent ? 'date' : undefined}
      className={`relative grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 rounded-card border p-5 ${look}`}
    >
      <p className="col-span-2 flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <span aria-hidden className="font-semibold text-spruce">
          {words.weekNumber(week)}
        </span>
        {length && <span className="tabular-nums">{bindNumbers(length)}</span>}
        {time && <span className="tabular-nums">{words.fromDate(formatDate(time.date))}</span>}
      </p>
      <PictureFile
        name={picture}
        text=""
        size={56}
        isLazy
        className={`row-span-2 ${time?.isPast ? 'opacity-60' : ''}`}
      />
      <h3 className="leading-tight">
        <SiteLink
          path={getWeekPath(week)}
          className="underline decoration-1 underline-offset-4 after:absolute after:inset-0 hover:text-spruce hover:decoration-2"
        >
          <span className="sr-only">{words.weekBeforeTitle(week)}</span>
          {title}
        </SiteLink>
      </h3>
      <p className="text-ink-soft text-sm">
        {describeComparison(overview)}{' '}
        <button
          type="button"
          disabled={!onMore}
          aria-haspopup="dialog"
          onClick={(event) => {
            focusClicked(event);
            onMore?.();
          }}
          className={`relative -m-3 min-h-11 min-w-11 p-3 text-link ${onMore ? '' : 'pointer-events-none'} ${isLoading ? 'cursor-progress opacity-60' : ''}`}
        >
          {more(comparison, (text) => (
            <span className="sr-only">{text}</span>
          ))}
        </button>
      </p>
      {/* On a phone that of one's own week alone: forty of them would make a long list longer. */}
      <p
        className={`col-span-2 mt-2 rounded-control bg-mist px-3 py-2 text-sm ${time?.isCurrent ? '' : 'max-md:hidden'}`}
      >
        {bindNumbers(description)}
      </p>
      <p className="col-span-2 mt-2">{bindNumbers(stage)}</p>
      {/* Placed over the card's edge, so that nothing moves when it appears. */}
      {time?.isPast && <Badge className="border border-line bg-paper text-ink-soft">{words.behindYou}</Badge>}
      {time?.isCurrent && <Badge className="bg-spruce font-semibold text-on-spruce">{words.youAreHere}</Badge>}
    </li>
  );
}

function Badge({ className, children }: { className: string; children: ReactNode }) {
  return <p className={`absolute -top-3 right-5 rounded-full px-3 text-sm ${className}`}>{children}</p>;
}
