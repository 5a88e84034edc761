import { flushSync } from 'react-dom';
import { LinkProblem } from '@/components/share/link-problem';
import { clearLocationSearch } from '@/lib/browser/use-location-search';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate } from '@/lib/calendar/format-calendar-date';
import type { SharedDate } from '@/lib/share/parse-shared-date';
import { SharedNotice } from './shared-notice';

interface ArrivalProps {
  shared: SharedDate;
  /** yyyy-MM-dd of the visitor's own due date, if there is one. */
  ownDueDate: string | undefined;
  /** The notice is gone, and with it the button that was pressed. */
  onAnswered: () => void;
}

/** What to say to a visitor whom a link brought here. */
export function Arrival({ shared, ownDueDate, onAnswered }: ArrivalProps) {
  if (shared.status === 'problem') return <LinkProblem problem={shared.problem} />;
  if (shared.status === 'none') return null;
  const dueDate = formatCalendarDate(shared.dueDate);
  if (dueDate === ownDueDate) return null;
  function dismiss() {
    // On a phone the result moves below the form: what comes next has to find it there.
    flushSync(clearLocationSearch);
    onAnswered();
  }
  function keep() {
    storePregnancy({ dueDate });
    dismiss();
  }
  return <SharedNotice hasOwn={ownDueDate !== undefined} onKeep={keep} onDismiss={dismiss} />;
}
