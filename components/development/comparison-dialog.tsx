import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { focusClicked } from '@/lib/browser/platform';
import type { CanadianSizeComparison } from '@/lib/weeks/comparisons';
import { moreAbout } from '@/words/comparisons/card';
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
          focusClicked(event);
          dialog.current?.showModal();
        }}
      >
        {moreAbout(comparison)}
      </Button>
      <ComparisonWindow comparison={comparison} dialog={dialog} />
    </>
  );
}
