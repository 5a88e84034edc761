import { CalendarDaysIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import { SiteLink } from '@/components/ui/site-link';
import { findCardDay, getCardId } from '@/lib/after-birth/card-day';
import * as words from '@/words/birth/birth-links';

interface CardOfTodayProps {
  birthday: Date;
  today: Date;
}

/** The way to today's card of the first six weeks, while there is one. Without the card's own text, which 42 days weigh. */
export function CardOfToday({ birthday, today }: CardOfTodayProps) {
  const day = findCardDay(birthday, today);
  if (typeof day !== 'number') return null;
  return (
    <SiteLink
      path={`/first-six-weeks#${getCardId(day)}`}
      className="flex min-h-15 items-center gap-3 rounded-card border border-line bg-card px-4 py-2 hover:bg-mist sm:px-6 print:hidden"
    >
      <CalendarDaysIcon aria-hidden className="size-6 shrink-0 text-spruce" />
      <span className="grow leading-snug">
        <span className="font-semibold">{words.cardOfToday(day)}</span>{' '}
        <span className="block text-ink-soft text-sm">{words.aboutCard}</span>
      </span>
      <ChevronRightIcon aria-hidden className="size-5 shrink-0" />
    </SiteLink>
  );
}
