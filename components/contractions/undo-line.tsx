import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { ContractionChange } from '@/lib/contractions/contractions-state';
import { changes, lastChange, undo } from '@/words/contractions/timer';

interface UndoLineProps {
  change: ContractionChange | undefined;
  /** Whether it is a live region, because no toast tells of the change. */
  isAnnounced: boolean;
  /** Whether its space is kept while there is nothing to say. */
  keepsSpace?: boolean;
  onUndo: () => void;
}

/** The last change, with Undo. */
export function UndoLine({ change, isAnnounced, keepsSpace = false, onUndo }: UndoLineProps) {
  const id = useId();
  return (
    <div className={`flex flex-wrap items-center gap-x-4 ${keepsSpace ? 'min-h-12' : ''}`}>
      <p
        id={id}
        {...(isAnnounced && { role: 'status', 'aria-label': lastChange })}
        // The panel says by itself that a contraction has started.
        className={change === 'started' ? 'sr-only' : 'text-ink-soft'}
      >
        {change && changes[change]}
      </p>
      {change && (
        <Button look="quiet" aria-describedby={id} onClick={onUndo}>
          {undo}
        </Button>
      )}
    </div>
  );
}
