import type { ReplayedPageId } from '@/data/pages';
import { bundleInPageScript } from '@/lib/site/bundle-script';
import * as words from '@/words/ui/cannot-start';
import { Button } from './button';

export interface EarlyUseProps {
  /** The page that it stands on. */
  page: ReplayedPageId;
}

/**
 * What to do instead of using a widget that cannot start, and the script that shows it. Pages with a widget use `EarlyUse`;
 * those of tier 'light' have no React and hold this itself.
 */
export function EarlyUseMarkup({ page }: EarlyUseProps) {
  return (
    <>
      <div data-cannot-start hidden className="notice print:hidden my-4 max-w-reading">
        <div role="alert" className="grid gap-2">
          <p className="font-semibold">{words.cannotStart}</p>
          <p>{words.reason}</p>
          <p>{words.instead[page]}</p>
        </div>
        <Button look="secondary" data-reload className="mt-3">
          {words.reload}
        </Button>
      </div>
      <script data-in-page="early-use">{bundleInPageScript('early-use')}</script>
    </>
  );
}
