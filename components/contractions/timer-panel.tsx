import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFocusReturn } from '@/lib/browser/use-focus-return';
import { useSpaceBar } from '@/lib/browser/use-space-bar';
import type { ContractionChange } from '@/lib/contractions/contractions-state';
import type { ContractionLog } from '@/lib/contractions/types';
import { formatTimeOfDay } from '@/lib/format/format-time-of-day';
import { RunningClock } from './running-clock';
import { SinceLastStart } from './since-last-start';
import { UndoLine } from './undo-line';

interface TimerPanelProps {
  log: ContractionLog;
  lastChange: ContractionChange | undefined;
  /** The form for its start, while it is open. */
  form: ReactNode;
  onPress: () => void;
  onChangeStart: () => void;
  onUndo: () => void;
}

/** Start and stop: one button that a thumb finds in the dark. */
export function TimerPanel({
  log: { active, contractions },
  lastChange,
  form,
  onPress,
  onChangeStart,
  onUndo,
}: TimerPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  useSpaceBar(button);
  // The button that closed the form went with it.
  useFocusReturn(changeButton, Boolean(form));
  const last = contractions.at(-1);
  const isTap = lastChange === 'started' || lastChange === 'stopped';
  return (
    // site.js offers no new version meanwhile.
    <Card data-needs-script data-timing={active ? '' : undefined} className="text-center">
      <h2 className="text-lg">{active ? 'Current Contraction' : 'Ready to Track'}</h2>
      <RunningClock since={active?.startTime} />
      <p className="mb-2 flex min-h-12 flex-wrap items-center justify-center gap-x-4 text-balance text-ink-soft leading-tight">
        {active && (
          <>
            <span className="tabular-nums">Started at {formatTimeOfDay(active.startTime, true)}</span>
            <Button ref={changeButton} look="quiet" aria-label="Change the start" onClick={onChangeStart}>
              Change
            </Button>
          </>
        )}
        {!active && (last ? <SinceLastStart startTime={last.startTime} /> : 'Press when it starts and ends.')}
      </p>
      <Button
        ref={button}
        onClick={onPress}
        className="min-h-32 w-full touch-manipulation select-none rounded-card! text-xl"
      >
        {active ? 'Stop Contraction' : 'Start Contraction'}
      </Button>
      <UndoLine
        change={isTap ? lastChange : undefined}
        isAnnounced={false}
        onUndo={() => {
          onUndo();
          button.current?.focus({ preventScroll: true });
        }}
      />
      {form && <div className="text-left">{form}</div>}
    </Card>
  );
}
