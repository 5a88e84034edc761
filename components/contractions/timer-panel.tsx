import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TIME_OF_TAP } from '@/lib/browser/early-taps';
import { useFocusReturn } from '@/lib/browser/focus';
import { useSpaceBar } from '@/lib/browser/use-space-bar';
import type { ContractionLog } from '@/lib/contractions/contraction-log';
import type { ContractionChange } from '@/lib/contractions/contractions-state';
import { formatTimeOfDay } from '@/lib/format/times';
import * as words from '@/words/contractions/timer';
import { CannotStart } from './cannot-start';
import { EarlyText } from './early-text';
import { RunningClock } from './running-clock';
import { SinceLastStart } from './since-last-start';
import { UndoLine } from './undo-line';

interface TimerPanelProps {
  log: ContractionLog;
  /** Whether the log is known, which is once the widget has started. */
  isStarted: boolean;
  lastChange: ContractionChange | undefined;
  /** The form for its start, while it is open. */
  form: ReactNode;
  onPress: () => void;
  onChangeStart: () => void;
  onUndo: () => void;
}

/** The button that starts and stops, large enough to be found in the dark. */
export function TimerPanel({
  log: { active, contractions },
  isStarted,
  lastChange,
  form,
  onPress,
  onChangeStart,
  onUndo,
}: TimerPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  useSpaceBar(button);
  // The pressed button disappears with the form, so focus moves to the button that opens it.
  useFocusReturn(changeButton, Boolean(form));
  const last = contractions.at(-1);
  const isTap = lastChange === 'started' || lastChange === 'stopped';
  return (
    // `data-timing` keeps site.js from offering a new version during a contraction.
    <Card data-needs-script data-early-panel data-timing={active ? '' : undefined} className="text-center">
      <h2 className="text-lg">
        <EarlyText isStarted={isStarted} idle={words.ready} running={words.running}>
          {active ? words.running : words.ready}
        </EarlyText>
      </h2>
      <RunningClock since={active?.startTime} isStarted={isStarted} />
      <p className="mb-2 flex min-h-12 flex-wrap items-center justify-center gap-x-4 text-balance text-ink-soft leading-tight">
        {active && (
          <>
            <span className="tabular-nums">{words.startedAt(formatTimeOfDay(active.startTime, true))}</span>
            <Button ref={changeButton} look="quiet" aria-label={words.changeStart} onClick={onChangeStart}>
              {words.change}
            </Button>
          </>
        )}
        {!active && (
          <EarlyText isStarted={isStarted} idle={words.prompt} running={words.startedAt(TIME_OF_TAP)}>
            {last ? <SinceLastStart startTime={last.startTime} /> : words.prompt}
          </EarlyText>
        )}
      </p>
      <Button
        ref={button}
        data-early-tap
        onClick={onPress}
        className="min-h-32 w-full touch-manipulation select-none rounded-card! text-xl"
      >
        <EarlyText isStarted={isStarted} idle={words.start} running={words.stop}>
          {active ? words.stop : words.start}
        </EarlyText>
      </Button>
      {!isStarted && <CannotStart />}
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
