import type { ReactNode } from 'react';
import { reloadPage } from '@/lib/browser/platform';
import * as words from '@/words/ui/stopped';
import { Button } from './button';

interface StoppedProps {
  title?: string;
  /** What to do now. */
  children?: ReactNode;
}

/** Stands in the place of a widget that has failed. */
export function Stopped({ title = words.partStopped, children }: StoppedProps) {
  return (
    // A widget like any other for the scripts that wait for the first one to start: lib/browser/in-page/early-use.
    <div data-island="stopped" className="notice my-4 max-w-reading print:hidden">
      <div role="alert" className="grid gap-2">
        <p className="font-semibold">{title}</p>
        {children ?? <p>{words.reloadToGoOn}</p>}
      </div>
      {/* The scripts within pages act on the mark: where a widget fails before it has started, they hold back its taps. */}
      <Button look="secondary" data-reload onClick={reloadPage} className="mt-3">
        {words.reload}
      </Button>
    </div>
  );
}
