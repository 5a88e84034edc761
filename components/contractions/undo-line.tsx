import { useId } from 'react';
import { Button } from '@/components/ui/button';
import type { ContractionChange } from '@/lib/contractions/contractions-state';
import { changeTexts } from './wording';

interface UndoLineProps {
  change: ContractionChange | undefined;
  /** Whether it is a live region, because no toast tells of the change. */
  isAnnounced: boolean;
  onUndo: () => void;
}

/** The last change, with Undo. If it is announced, its space above the list is kept. */
export function UndoLine({ change, isAnnounced, onUndo }: UndoLineProps) {
  const id = useId();
  return (
    <div className={`flex flex-wrap items-center gap-x-4 ${isAnnounced ? 'min-h-12' : ''}`}>
      <p id={id} {...(isAnnounced && { role: 'status', 'aria-label': 'Last change' })} className="text-ink-soft">
        {change && changeTexts[change]}
      </p>
      {change && (
        <Button look="quiet" aria-describedby={id} onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
