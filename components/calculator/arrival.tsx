import { flushSync } from 'react-dom';
import { clearLocationSearch } from '@/lib/browser/location';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { SharedNotice } from './shared-notice';

interface ArrivalProps {
  /** yyyy-MM-dd, from the link. */
  dueDate: string;
  /** yyyy-MM-dd of the visitor's own due date, if there is one. */
  ownDueDate: string | undefined;
  /** The notice is gone, and with it the button that was pressed. */
  onAnswered: () => void;
}

/** What to say to a visitor whom a link brought to another's due date. */
export function Arrival({ dueDate, ownDueDate, onAnswered }: ArrivalProps) {
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
