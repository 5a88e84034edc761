import { Button } from '@/components/ui/button';
import { TIME_OF_TAP } from '@/lib/browser/early-taps';
import * as words from '@/words/contractions/cannot-start';

/**
 * What to do if the timer does not start, with the times of the taps so far. The script of
 * lib/browser/in-page/early-timer shows it; the timer removes it when it starts.
 */
export function CannotStart() {
  return (
    <div data-cannot-start hidden suppressHydrationWarning className="notice mt-4 text-left">
      <div role="alert" className="grid gap-2">
        <p className="font-semibold">{words.cannotStart}</p>
        <p>{words.writeDown}</p>
        <p>
          {words.callWithoutTimer}{' '}
          <a href="#when-to-call" className="text-link">
            {words.whenToCall}
          </a>
        </p>
      </div>
      {/* An empty text instead of no child: hydration then leaves alone the items that the script adds. */}
      <ol
        data-early-list
        data-started={words.startedAt(TIME_OF_TAP)}
        data-ended={words.endedAt(TIME_OF_TAP)}
        aria-label={words.tappedTimes}
        suppressHydrationWarning
        className="mt-2 list-decimal pl-6 tabular-nums empty:hidden"
      >
        {''}
      </ol>
      <Button look="secondary" data-reload className="mt-3">
        {words.reload}
      </Button>
    </div>
  );
}
