import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/show-toast';
import { printPage } from '@/lib/browser/platform';
import type { ChecklistItem } from '@/lib/checklist/checklist';
import type { ChecklistAction } from '@/lib/checklist/checklist-state';
import * as words from '@/words/checklist/hospital-bag';
import { SaveImageButton } from './save-image-button';

interface BagActionsProps {
  items: ChecklistItem[];
  isDisabled: boolean;
  canUndo: boolean;
  /** How many items were removed so far. */
  removals: number;
  onAction: (action: ChecklistAction) => void;
  /** Tells whether the browser has stored the list. */
  onSave: () => boolean;
}

/** What can be done with the whole list. */
export function BagActions({ items, isDisabled, canUndo, removals, onAction, onSave }: BagActionsProps) {
  const reset = useRef<HTMLButtonElement>(null);
  const undo = useRef<HTMLButtonElement>(null);

  // The pressed button disappears together with its item, so focus moves here.
  useEffect(() => {
    if (removals > 0) undo.current?.focus({ preventScroll: true });
  }, [removals]);

  return (
    <div className="grid fit-cols-2 gap-2 sm:flex sm:flex-wrap print:hidden">
      <Button
        ref={reset}
        look="secondary"
        disabled={isDisabled}
        onClick={() => {
          onAction({ type: 'reset' });
          showToast({ id: 'bag-reset', ...words.listReset });
        }}
      >
        {words.reset}
      </Button>
      <Button
        ref={undo}
        look="secondary"
        disabled={!canUndo}
        onClick={() => {
          onAction({ type: 'undone' });
          showToast({ id: 'bag-undone', ...words.listRestored });
          reset.current?.focus();
        }}
      >
        {words.undo}
      </Button>
      <Button
        disabled={isDisabled}
        onClick={() =>
          showToast(
            onSave()
              ? { id: 'bag-saved', ...words.listSaved }
              : { id: 'bag-not-saved', ...words.listNotSaved, tone: 'alert' },
          )
        }
      >
        {words.save}
      </Button>
      <Button look="secondary" disabled={isDisabled} onClick={printPage}>
        {words.print}
      </Button>
      <SaveImageButton items={items} isDisabled={isDisabled} />
    </div>
  );
}
