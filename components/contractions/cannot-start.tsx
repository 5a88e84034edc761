import { Button } from '@/components/ui/button';
import { cannotStart } from '@/data/contractions';

/**
 * What to do where the timer does not start, with the times that were tapped. Shown by the script for early taps; goes
 * when the timer starts.
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
      {/* An empty text, not no child: React then leaves alone what the script puts in. */}
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
