import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FieldMessage } from '@/components/ui/field-message';
import type { PaperLook } from './use-paper';

interface PrintChoiceProps {
  hasDueDate: boolean;
  /** Whether what was to be printed could not be loaded. */
  hasFailed: boolean;
  onPrint: (look: PaperLook) => void;
}

/** Chooses what to print: a wall calendar of forty weeks, or a list of all dates. */
export function PrintChoice({ hasDueDate, hasFailed, onPrint }: PrintChoiceProps) {
  const id = useId();
  return (
    <Card>
      <h2>Your forty weeks on paper</h2>
      <p className="mt-2">
        One page for the wall: every week with its days, the trimesters, the appointments and a box to tick. Or all
        dates as a plain list.
      </p>
      {!hasDueDate && (
        <p className="mt-2 text-ink-soft">
          Without a due date, the page leaves room for the dates to be filled in by pen.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" onClick={() => onPrint('wall')} className="grow sm:grow-0">
          Print the forty weeks
        </Button>
        <Button look="secondary" onClick={() => onPrint('list')} className="grow sm:grow-0">
          Print as a list
        </Button>
      </div>
      <div role="alert">
        <FieldMessage
          id={id}
          text={hasFailed ? 'What prints could not be loaded. Check your connection and try again.' : undefined}
        />
      </div>
    </Card>
  );
}
