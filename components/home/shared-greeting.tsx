'use client';

import { LinkProblem } from '@/components/share/link-problem';
import { useLocationSearch } from '@/lib/browser/use-location-search';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { useToday } from '@/lib/browser/use-today';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { isPlausibleDueDate } from '@/lib/pregnancy/stored-pregnancy';
import { parseSharedDate } from '@/lib/share/parse-shared-date';
import { OwnWeek } from './own-week';
import { SharedDueDate } from './shared-due-date';

/** At the top of the home page: the due date that a link brought along, or the visitor's own week. */
export function SharedGreeting() {
  return (
    <div data-island="shared-greeting" className="pt-6 empty:hidden md:-mb-6">
      <Greeting />
    </div>
  );
}

function Greeting() {
  const today = useToday();
  const search = useLocationSearch();
  const known = usePregnancy();
  if (!today || search === undefined || known.status === 'unknown') return null;

  const ownDueDate = parseCalendarDate(known.pregnancy?.dueDate ?? '');
  const shared = parseSharedDate(search, today);
  if (shared.status === 'date') {
    const hasOther = ownDueDate !== undefined && ownDueDate.getTime() !== shared.dueDate.getTime();
    return <SharedDueDate dueDate={shared.dueDate} today={today} hasOther={hasOther} />;
  }
  if (shared.status === 'problem') return <LinkProblem problem={shared.problem} />;
  if (!ownDueDate || !isPlausibleDueDate(ownDueDate, today)) return null;
  return <OwnWeek dueDate={ownDueDate} today={today} />;
}
