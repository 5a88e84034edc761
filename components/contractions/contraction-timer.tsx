import { asWidget } from '@/components/ui/widget-boundary';
import { TimerIsland } from './timer-island';
import { WhenToCallProvider } from './when-to-call-provider';

/** The timer with when to call, in one piece: for pages that load it when it is first shown. Needs a `Toaster`. */
export const ContractionTimer = asWidget(function ContractionTimer() {
  return (
    <>
      <TimerIsland />
      <WhenToCallProvider />
    </>
  );
});
