'use client';

import { LinkProblem } from '@/components/share/link-problem';
import { useToday } from '@/lib/browser/clock';
import { useLocationSearch } from '@/lib/browser/location';
import { useDueDate } from '@/lib/browser/use-pregnancy';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { parseSharedDate } from '@/lib/share/shared-date';
import { OwnWeek } from './own-week';
import { SharedDueDate } from './shared-due-date';

/** The due date that a link brought along, what is wrong with it, or the visitor's own week. */
export function Greeting() {
  const today = useToday();
  const search = useLocationSearch();
  const ownDueDate = useDueDate();
  if (!today || search === undefined) return null;
  const shared = parseSharedDate(search, today);
  if (shared.status === 'date') {
    const hasOther = ownDueDate !== undefined && ownDueDate.getTime() !== shared.dueDate.getTime();
    return <SharedDueDate dueDate={shared.dueDate} today={today} hasOther={hasOther} />;
  }
  if (shared.status === 'problem') return <LinkProblem problem={shared.problem} />;
  return isCurrentDueDate(ownDueDate, today) ? <OwnWeek dueDate={ownDueDate} today={today} /> : null;
}
