import { differenceInCalendarDays } from 'date-fns';
import { WeekDrawing } from '@/components/development/week-drawing';
import { AnnouncementCard } from '@/components/share/announcement-card';
import { Button, ButtonLink } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { formatDate, formatLongDate } from '@/lib/format/dates';
import { formatDays } from '@/lib/format/durations';
import { getGestationalAge } from '@/lib/pregnancy/gestational-age';
import { getShownWeek } from '@/lib/weeks/weeks';
import { theirsAsLongAs } from '@/words/development/week-drawing';
import * as words from '@/words/home/greeting';
import { previews } from '@/words/share/cards';
import { ComingWeeks } from './coming-weeks';

interface SharedAnnouncementProps {
  dueDate: Date;
  today: Date;
  /** Whose due date it is, as far as this browser knows. */
  relation: 'own' | 'followed' | 'unknown';
  /** Whether this browser has stored another due date as the visitor's own. */
  hasOther: boolean;
  /** Whether there is a baby whose own weeks are counted. */
  hasBaby: boolean;
  /** The date that is followed, which this one would replace. */
  otherFollowed: Date | undefined;
  onFollow: () => void;
  onAdopt: () => void;
}

/** What a shared link opens: the announcement, and the ways to follow or to begin. Nothing is kept before a tap. */
export function SharedAnnouncement({
  dueDate,
  today,
  relation,
  hasOther,
  hasBaby,
  otherFollowed,
  onFollow,
  onAdopt,
}: SharedAnnouncementProps) {
  const daysToGo = differenceInCalendarDays(dueDate, today);
  const hasPassed = daysToGo < 0;
  const isAgain = hasBaby && !hasOther;
  const week = getShownWeek(getGestationalAge(dueDate, today).weeks);
  return (
    <section aria-labelledby="shared-due-date" className="grid gap-10">
      <div className={hasPassed ? '' : 'grid items-center gap-8 md:grid-cols-[minmax(0,25rem)_1fr] md:gap-14'}>
        {/* The card announces a baby, and after the day nobody here knows how it ended. */}
        {!hasPassed && (
          <div
            role="img"
            aria-label={previews.due.modern(formatDate(dueDate))}
            className="mx-auto w-[min(56vw,20rem)] overflow-hidden rounded-card shadow-[0_14px_40px_rgb(0_0_0/18%)] md:w-full"
          >
            <AnnouncementCard design="modern" occasion="due" date={dueDate} />
          </div>
        )}
        <div className="grid gap-4">
          <div>
            {!hasPassed && <p className="text-ink-soft">{words.goodNews}</p>}
            <h1 id="shared-due-date">{hasPassed ? words.sharedDueDate : words.isOnTheWay}</h1>
          </div>
          <p className="text-lg">
            {hasPassed ? words.wasDue : words.due} <strong className="inline-block">{formatLongDate(dueDate)}</strong>
          </p>
          <p>{daysToGo > 0 ? words.daysToGo(daysToGo, formatDays(daysToGo)) : words.askThem}</p>
          <Relation relation={relation} canFollow={daysToGo > 0} otherFollowed={otherFollowed} onFollow={onFollow} />
          {relation === 'unknown' && (
            <p className="text-sm">
              {hasOther && <span className="block text-ink-soft">{words.ownStays}</span>}
              {isAgain && <span className="block text-ink-soft">{words.babyStays}</span>}
              <button type="button" onClick={onAdopt} className="min-h-11 text-link">
                {hasOther ? words.replaceMine : isAgain ? words.isMineAgain : words.isMine}
              </button>
            </p>
          )}
        </div>
      </div>
      {daysToGo > 0 && (
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-14">
          <div className="max-w-xl">
            <WeekDrawing week={week} asLongAs={theirsAsLongAs} />
          </div>
          <ComingWeeks week={week} />
        </div>
      )}
    </section>
  );
}

interface RelationProps extends Pick<SharedAnnouncementProps, 'relation' | 'otherFollowed' | 'onFollow'> {
  /** From the due date on there are no weeks to follow. */
  canFollow: boolean;
}

function Relation({ relation, canFollow, otherFollowed, onFollow }: RelationProps) {
  if (relation !== 'unknown') {
    return (
      <p>
        {relation === 'own' ? words.isOwn : words.isFollowed}{' '}
        <SiteLink path="/" className="text-link inline-flex min-h-11 items-center">
          {relation === 'own' ? words.backToOwn : words.toFollowed}
        </SiteLink>
      </p>
    );
  }
  return (
    <>
      {canFollow && otherFollowed && <p>{words.replacesFollowed(formatLongDate(otherFollowed))}</p>}
      <div className="flex flex-wrap gap-3">
        {canFollow && (
          <Button onClick={onFollow} className="max-sm:w-full">
            {words.follow}
          </Button>
        )}
        <ButtonLink look="secondary" path="/calculator" className="max-sm:w-full">
          {words.calculateOwn}
        </ButtonLink>
      </div>
      {canFollow && <p className="max-w-reading text-ink-soft text-sm">{words.whatFollowingMeans}</p>}
    </>
  );
}
