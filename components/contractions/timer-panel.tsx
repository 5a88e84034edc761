import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { useSpaceBar } from '@/lib/browser/button-press';
import { useFocusReturn } from '@/lib/browser/focus';
import type { ContractionLog } from '@/lib/contractions/contraction-log';
import type { ContractionChange } from '@/lib/contractions/contractions-state';
import * as words from '@/words/contractions/timer';
import { ClockBlock } from './clock-block';
import { EarlyText } from './early-text';
import { UndoLine } from './undo-line';

interface TimerPanelProps {
  log: ContractionLog;
  /** Whether the widget has started, which is once the log is known. */
  isStarted: boolean;
  /** What to do if the timer does not start. */
  cannotStart: ReactNode;
  lastChange: ContractionChange | undefined;
  /** The form for its start, while it is open. */
  form: ReactNode;
  onPress: () => void;
  onChangeStart: () => void;
  onUndo: () => void;
}

/**
 * The clock and the button that starts and stops, large enough to be found in the dark. Running and waiting differ in
 * colour, shape and words.
 */
export function TimerPanel({
  log,
  isStarted,
  cannotStart,
  lastChange,
  form,
  onPress,
  onChangeStart,
  onUndo,
}: TimerPanelProps) {
  const { active } = log;
  const button = useRef<HTMLButtonElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  useSpaceBar(button);
  // The pressed button disappears with the form, so focus moves to the button that opens it.
  useFocusReturn(changeButton, Boolean(form));
  const isTap = lastChange === 'started' || lastChange === 'stopped';
  // From the first tap on: nothing below moves with the next ones.
  const hasLine = active !== undefined || log.contractions.length > 0;
  return (
    // `data-timing` gives the looks of a running contraction (timer.css), and keeps site.js from offering a new
    // version during one.
    <div data-needs-script data-early-panel data-timing={active ? '' : undefined} className="timer-panel">
      <h2 className="while-waiting mb-1 text-lg leading-tight">{words.meanwhile}</h2>
      <div className="timer-row">
        <ClockBlock log={log} isStarted={isStarted} />
        <Button ref={button} data-early-tap onClick={onPress} className="timer-button">
          {/* A triangle while waiting, a square while timing. */}
          <svg aria-hidden viewBox="0 0 24 24" className="timer-sign">
            <path className="waiting" d="M5 2.5 21 12 5 21.5z" />
            <path className="timing" d="M4 4h16v16H4z" />
          </svg>
          <EarlyText isStarted={isStarted} idle={words.start} running={words.stop}>
            {active ? words.stop : words.start}
          </EarlyText>
        </Button>
      </div>
      {!isStarted && cannotStart}
      <div className={`flex items-center justify-between gap-4 ${hasLine ? 'timer-line -mb-5 min-h-12' : ''}`}>
        {active && (
          <Button ref={changeButton} look="quiet" onClick={onChangeStart}>
            {words.changeStart}
          </Button>
        )}
        <UndoLine
          change={isTap ? lastChange : undefined}
          isAnnounced={false}
          onUndo={() => {
            onUndo();
            button.current?.focus({ preventScroll: true });
          }}
        />
      </div>
      {form}
    </div>
  );
}
