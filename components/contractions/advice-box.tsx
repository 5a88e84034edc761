import { useRef } from 'react';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { Button } from '@/components/ui/button';
import type { AdvicePlace } from '@/data/labour-rules';
import type { Advice } from '@/lib/contractions/advice';
import { type AdviceLine, isForNow } from '@/lib/contractions/advice-lines';
import { needsCheck } from '@/lib/contractions/contraction-log';
import { bindNumbers } from '@/lib/format/text';
import * as words from '@/words/contractions/timer';
import { AdviceLines } from './advice-lines';
import { CallButtons } from './call-buttons';

interface AdviceBoxProps {
  advice: Advice;
  /** Where 'go' leads. */
  care: AdvicePlace;
  /** What tells of the last contractions as past, once none has come for a while. */
  pastText: string | undefined;
  /** What leads before 37 weeks, with the week where it is known; undefined from then on. */
  heading: string | undefined;
  /** What holds beside the advice for who has answered to be 37 weeks or more. */
  note: string | undefined;
  /** The visitor's week, for what the lists of when to call say in it. */
  week: number | undefined;
  /** Whether a contraction is being timed: the advice is then as short as its order lets it be. */
  isTiming: boolean;
  /** Whether to ask for the region in this box. */
  asksForRegion: boolean;
  /** Called when a stop was forgotten: opens the form for the end time. */
  onForgot: (id: string) => void;
  onForgotActive: () => void;
  onConfirm: (id: string) => void;
}

const looks = {
  info: 'bg-mist',
  warning: 'bg-honey-paper text-honey',
  alert: 'border-maple border-l-4 bg-card',
};

/** A circle or a triangle with a mark: our own, as the package's icons are components of their own. */
const INFO_SIGN = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-1v5m0-8h.01';
const WARNING_SIGN = 'M12 3.5 22 20H2zm0 6.5v4m0 3h.01';

/**
 * What to do now, and whom to call. The two live regions are on the page from the start: one for urgent lines, read out
 * at once, and one for all others.
 */
export function AdviceBox({ advice, care, pastText, week, isTiming, asksForRegion, ...props }: AdviceBoxProps) {
  const section = useRef<HTMLElement>(null);
  const { order, lines, long } = advice;
  const isUrgent = isForNow(order);
  const look = isUrgent ? 'alert' : order || lines.some(({ id }) => id === 'early-warning') ? 'warning' : 'info';

  const renderButtons = ({ id }: AdviceLine) => {
    if (id === 'running-long') return <LongButtons onForgot={props.onForgotActive} />;
    if (id !== 'long' || !long || !needsCheck(long)) return null;
    return (
      <LongButtons
        onForgot={() => props.onForgot(long.id)}
        onConfirm={() => {
          props.onConfirm(long.id);
          // The pressed button disappears, so focus moves to the box.
          section.current?.focus({ preventScroll: true });
        }}
      />
    );
  };
  const texts = (
    <AdviceLines
      advice={advice}
      care={care}
      pastText={pastText}
      sign={look === 'info' ? INFO_SIGN : WARNING_SIGN}
      className={`advice-lead rounded-control px-3 py-2 leading-snug ${looks[look]}`}
      isShort={isTiming}
      renderButtons={renderButtons}
    />
  );
  return (
    <section ref={section} tabIndex={-1} aria-label={words.advice} data-needs-script className="outline-none">
      {/* In the HTML of the page, so that it is there as soon as the script of the page knows that it is needed. */}
      <h2 className="call-heading mb-1.5 text-lg leading-tight">{props.heading ?? words.callFirstByAnswer}</h2>
      <div className="advice-box">
        <div role="alert" aria-label={words.urgentAdvice}>
          {isUrgent && texts}
        </div>
        <div role="status" aria-label={words.currentAdvice}>
          {!isUrgent && texts}
        </div>
        <div className="grid gap-2">
          {props.note && <p className="text-sm">{bindNumbers(props.note)}</p>}
          <SomethingWrong stage={week} />
          {/* Where there is something to do now, the calls come before all else. */}
          <CallButtons asksForRegion={asksForRegion} className={isUrgent ? 'order-first' : ''} />
        </div>
      </div>
    </section>
  );
}

/** For a contraction that is too long, or was not stopped. */
function LongButtons({ onForgot, onConfirm }: { onForgot: () => void; onConfirm?: () => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button look="secondary" onClick={onForgot}>
        {words.forgotToStop}
      </Button>
      {onConfirm && (
        <Button look="secondary" onClick={onConfirm}>
          {words.lastedThatLong}
        </Button>
      )}
    </div>
  );
}
