import { flushSync } from 'react-dom';
import { clearLocationSearch } from '@/lib/browser/location';
import { SharedNotice } from './shared-notice';

interface ArrivalProps {
  /** yyyy-MM-dd, from the link. */
  dueDate: string;
  /** yyyy-MM-dd of the visitor's own due date, if there is one. */
  ownDueDate: string | undefined;
  /** Makes the due date the visitor's own. */
  onAdopt: () => void;
  /** Called once the notice is gone: the pressed button went with it, so focus has to be moved. */
  onAnswered: () => void;
}

/** The notice for a visitor who arrived by a link with a due date that is not their own. */
export function Arrival({ dueDate, ownDueDate, onAdopt, onAnswered }: ArrivalProps) {
  if (dueDate === ownDueDate) return null;
  function dismiss() {
    // The result moves below the form. Render that now, so that `onAnswered` scrolls to the new place.
    flushSync(clearLocationSearch);
    onAnswered();
  }
  function adopt() {
    onAdopt();
    dismiss();
  }
  return <SharedNotice hasOwn={ownDueDate !== undefined} onAdopt={adopt} onDismiss={dismiss} />;
}
