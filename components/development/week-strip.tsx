import { ChevronLeftIcon, ChevronRightIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { listNearbyWeeks } from '@/lib/weeks/nearby-weeks';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/development/week-page';

interface WeekStripProps {
  week: number;
  /** Its name: a page has two, above and below its text. */
  label: string;
  className?: string;
  /** Further links, below the weeks. */
  children?: ReactNode;
}

/** The week and those around it, between a step back and a step on. */
export function WeekStrip({ week, label, className = '', children }: WeekStripProps) {
  return (
    <nav aria-label={label} className={`print:hidden ${className}`}>
      {/* As wide as the window of a phone: on 320 px each of the seven is just wide enough for a finger. */}
      <ul className="-mx-4 grid max-w-lg grid-cols-7 sm:mx-0">
        {week > FIRST_WEEK && (
          <Step week={week - 1} label={words.previousWeek} rel="prev">
            <ChevronLeftIcon aria-hidden className="size-5" />
          </Step>
        )}
        {listNearbyWeeks(week).map((nearby, index) => (
          <Step
            key={nearby}
            week={nearby}
            label={words.weekNumber(nearby)}
            isCurrent={nearby === week}
            // Keeps the place of the arrow that is missing in the first week.
            className={index === 0 ? 'col-start-2' : ''}
          >
            {nearby}
          </Step>
        ))}
        {week < LAST_WEEK && (
          <Step week={week + 1} label={words.nextWeek} rel="next">
            <ChevronRightIcon aria-hidden className="size-5" />
          </Step>
        )}
      </ul>
      {children}
    </nav>
  );
}

interface StepProps {
  week: number;
  label: string;
  rel?: 'prev' | 'next';
  isCurrent?: boolean;
  className?: string;
  children: ReactNode;
}

function Step({ week, label, rel, isCurrent, className, children }: StepProps) {
  const look = isCurrent
    ? 'bg-spruce text-on-spruce forced-colors:border-2 forced-colors:border-[CanvasText]'
    : 'text-ink-soft hover:bg-mist hover:text-spruce';
  return (
    <li className={className}>
      <SiteLink
        path={getWeekPath(week)}
        rel={rel}
        aria-label={label}
        aria-current={isCurrent ? 'page' : undefined}
        className={`grid min-h-12 place-items-center rounded-control font-semibold tabular-nums ${look}`}
      >
        {children}
      </SiteLink>
    </li>
  );
}
