import { Button } from '@/components/ui/button';
import { cannotStart } from '@/data/contractions';

/**
 * What to do if the timer does not start, with the times of the taps so far. The script of
 * lib/browser/early-taps-script shows it; the timer removes it when it starts.
 */
export function CannotStart() {
  return (
    <div data-cannot-start hidden suppressHydrationWarning className="notice mt-4 text-left">
      <div role="alert" className="grid gap-2">
        <p className="font-semibold">{cannotStart.title}</p>
        <p>{cannotStart.text}</p>
        <p>
          {cannotStart.call}{' '}
          <a href="#when-to-call" className="text-link">
            {cannotStart.callLink}
          </a>
        </p>
      </div>
      {/* An empty text instead of no child: hydration then leaves alone the items that the script adds. */}
      <ol
        data-early-list
        data-started={cannotStart.started}
        data-ended={cannotStart.ended}
        aria-label={cannotStart.listName}
        suppressHydrationWarning
        className="mt-2 list-decimal pl-6 tabular-nums empty:hidden"
      >
        {''}
      </ol>
      <Button look="secondary" data-reload className="mt-3">
        {cannotStart.reload}
      </Button>
    </div>
  );
}
