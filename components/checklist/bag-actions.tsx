import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/show-toast';
import { printPage } from '@/lib/browser/platform';
import type { ChecklistItem } from '@/lib/checklist/checklist';
import type { ChecklistAction } from '@/lib/checklist/checklist-state';
import { SaveImageButton } from './save-image-button';
import { notSavedToast, resetToast, savedToast, undoneToast } from './wording';

interface BagActionsProps {
  items: ChecklistItem[];
  isDisabled: boolean;
  canUndo: boolean;
  /** How many items were removed so far. */
  removals: number;
  onAction: (action: ChecklistAction) => void;
  /** Tells whether the list was kept. */
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
    <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap print:hidden">
      <Button
        ref={reset}
        look="secondary"
        disabled={isDisabled}
        onClick={() => {
          onAction({ type: 'reset' });
          showToast(resetToast);
        }}
      >
        Reset
      </Button>
      <Button
        ref={undo}
        look="secondary"
        disabled={!canUndo}
        onClick={() => {
          onAction({ type: 'undone' });
          showToast(undoneToast);
          reset.current?.focus();
        }}
      >
        Undo
      </Button>
      <Button disabled={isDisabled} onClick={() => showToast(onSave() ? savedToast : notSavedToast)}>
        Save
      </Button>
      <Button look="secondary" disabled={isDisabled} onClick={printPage}>
        Print
      </Button>
      <SaveImageButton items={items} isDisabled={isDisabled} />
    </div>
  );
}
