import { Fragment, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { type Advice, type AdviceLine, isForNow } from '@/lib/contractions/advice';
import { needsCheck } from '@/lib/contractions/contraction-log';
import { keepUnits } from '@/lib/format/keep-units';
import { fiveOneOneReminder, fiveOneOneWithLimits } from '@/words/contractions/advice';
import * as words from '@/words/contractions/timer';
import { getAdviceText } from './advice-text';
import { CallButtons } from './call-buttons';

interface AdviceBoxProps {
  advice: Advice;
  /** Whether to ask for the region in this box. */
  asksForRegion: boolean;
  /** Called when a stop was forgotten: opens the form for the end time. */
  onForgot: (id: string) => void;
  onForgotActive: () => void;
  onConfirm: (id: string) => void;
}

const looks = {
  info: 'border border-line bg-mist',
  warning: 'border border-honey bg-honey-paper text-honey',
  alert: 'border-2 border-maple bg-card',
};

/** A circle or a triangle with a mark: our own, as the package's icons are components of their own. */
const INFO_SIGN = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zm-9-1v5m0-8h.01';
const WARNING_SIGN = 'M12 3.5 22 20H2zm0 6.5v4m0 3h.01';

/** Secondary lines, set smaller. */
const quiet = new Set<AdviceLine['id']>(['preterm', 'far-or-later', 'far-at-ten', 'later-at-five', 'unsure']);

/**
 * What to do now, and whom to call. The two live regions are on the page from the start: one for urgent lines, read out
 * at once, and one for all others.
 */
export function AdviceBox({ advice, asksForRegion, onForgot, onForgotActive, onConfirm }: AdviceBoxProps) {
  const section = useRef<HTMLElement>(null);
  const { order, lines, long } = advice;
  const isUrgent = isForNow(order);
  const look = isUrgent ? 'alert' : order || lines.some(({ id }) => id === 'early-warning') ? 'warning' : 'info';

  // What gives an order stands above the buttons to call, what explains it below them.
  const lead = order ? lines.filter((line) => line.order) : lines;
  const rest = lines.filter((line) => !lead.includes(line));

  const toText = (line: AdviceLine) => (
    <Fragment key={line.id}>
      <p className={quiet.has(line.id) ? 'text-sm' : 'font-semibold'}>{keepUnits(getAdviceText(line))}</p>
      {line.id === 'five-one-one' && (
        <p className="text-sm">{keepUnits(order === 'go' ? fiveOneOneReminder : fiveOneOneWithLimits)}</p>
      )}
      {line.id === 'running-long' && (
        <div>
          <ForgotButton onClick={onForgotActive} />
        </div>
      )}
      {line.id === 'long' && long && needsCheck(long) && (
        <div className="flex flex-wrap gap-3">
          <ForgotButton onClick={() => onForgot(long.id)} />
          <Button
            look="secondary"
            onClick={() => {
              onConfirm(long.id);
              // The pressed button disappears, so focus moves to the box.
              section.current?.focus({ preventScroll: true });
            }}
          >
            {words.lastedThatLong}
          </Button>
        </div>
      )}
    </Fragment>
  );
  const texts = (
    <>
      <div>
        {/* Floated, so that the text continues below it: a column of its own would be too narrow on a phone. No higher
        than one line for the text, or the second line would begin further in than the third. */}
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="float-left mt-0.5 mr-2 -mb-2 size-5"
        >
          <path d={look === 'info' ? INFO_SIGN : WARNING_SIGN} />
        </svg>
        <div className="space-y-2">{lead.map(toText)}</div>
      </div>
      {rest.length > 0 && <div className="mt-4 space-y-2">{rest.map(toText)}</div>}
    </>
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.advice}
      data-needs-script
      className={`advice-box rounded-card p-4 outline-none ${looks[look]}`}
    >
      <div role="alert" aria-label={words.urgentAdvice}>
        {isUrgent && texts}
      </div>
      <div role="status" aria-label={words.currentAdvice}>
        {!isUrgent && texts}
      </div>
      <CallButtons asksForRegion={asksForRegion} />
    </section>
  );
}

function ForgotButton({ onClick }: { onClick: () => void }) {
  return (
    <Button look="secondary" onClick={onClick}>
      {words.forgotToStop}
    </Button>
  );
}
