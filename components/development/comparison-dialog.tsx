import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { CanadianSizeComparison } from '@/data/comparisons/types';
import { ComparisonWindow } from './comparison-window';

/** A button that opens a comparison large. */
export function ComparisonDialog({ comparison }: { comparison: CanadianSizeComparison }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button
        look="quiet"
        className="my-1"
        aria-haspopup="dialog"
        onClick={(event) => {
          // Safari does not focus a clicked button, and the dialog returns focus to the element that had it.
          event.currentTarget.focus();
          dialog.current?.showModal();
        }}
      >
        More about {comparison.name}
      </Button>
      <ComparisonWindow comparison={comparison} dialog={dialog} />
    </>
  );
}
