import { type ComponentProps, lazy, memo, Suspense } from 'react';
import type { FilledByPen } from './filled-by-pen';

const LateFilledByPen = lazy<typeof FilledByPen>(async () => {
  try {
    return { default: (await import('./filled-by-pen')).FilledByPen };
  } catch {
    // Waits for ever: the sheet of the exported page stays, and can still be printed.
    return new Promise<never>(() => undefined);
  }
});

/**
 * The sheet without dates, for printing before the script has loaded, or without it. It stands in the exported page, and
 * its script loads after that of the timeline. Given by the page as a prop, it would be sent twice.
 *
 * Only its own props render it again: an update before its script is there would remove it from the page.
 */
export const BlankSheet = memo(function BlankSheet(props: ComponentProps<typeof FilledByPen>) {
  return (
    <Suspense>
      <LateFilledByPen {...props} />
    </Suspense>
  );
});
