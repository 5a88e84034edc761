import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { AdvicePlace } from '@/data/labour-rules';
import type { Advice } from '@/lib/contractions/advice';
import { type AdviceLine, isForNow } from '@/lib/contractions/advice-lines';
import { needsCheck } from '@/lib/contractions/contraction-log';
import { formatNumber } from '@/lib/format/numbers';
import { getWeekPath } from '@/lib/weeks/weeks';
import { listOfWeek } from '@/words/contractions/advice';
import * as words from '@/words/contractions/timer';
import { AdviceLines } from './advice-lines';
import { CallButtons } from './call-buttons';
import { JumpButtons } from './jump-buttons';

interface AdviceBoxProps {
  advice: Advice;
  /** Where 'go' leads. */
  care: AdvicePlace;
  /** What tells of the last contractions as past, once none has come for a while. */
  pastText: string | undefined;
  /** The visitor's week, if its list holds instead of the rules for labour. */
  listWeek: number | undefined;
  /** The question that leads the advice, if one does. */
  question: ReactNode;
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

/**
 * What to do now, and whom to call. The two live regions are on the page from the start: one for urgent lines, read out
 * at once, and one for all others.
 */
export function AdviceBox({ advice, care, pastText, listWeek, question, asksForRegion, ...on }: AdviceBoxProps) {
  const section = useRef<HTMLElement>(null);
  const { order, lines, long } = advice;
  const isUrgent = isForNow(order);
  const look = isUrgent ? 'alert' : order || lines.some(({ id }) => id === 'early-warning') ? 'warning' : 'info';

  const renderButtons = ({ id }: AdviceLine) => {
    if (id === 'running-long') return <LongButtons onForgot={on.onForgotActive} />;
    if (id !== 'long' || !long || !needsCheck(long)) return null;
    return (
      <LongButtons
        onForgot={() => on.onForgot(long.id)}
        onConfirm={() => {
          on.onConfirm(long.id);
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
      renderButtons={renderButtons}
    />
  );
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={words.advice}
      data-needs-script
      className={`rounded-card p-4 outline-none ${looks[look]}`}
    >
      {question && <div className="mb-3 text-ink">{question}</div>}
      <div className="advice-box">
        <div role="alert" aria-label={words.urgentAdvice}>
          {isUrgent && texts}
        </div>
        <div role="status" aria-label={words.currentAdvice}>
          {!isUrgent && texts}
        </div>
        <div>
          <CallButtons asksForRegion={asksForRegion} />
          <JumpButtons />
          {listWeek !== undefined && (
            <SiteLink
              path={`${getWeekPath(listWeek)}#when-to-call`}
              className="mt-3 flex min-h-11 items-center text-link"
            >
              {listOfWeek(formatNumber(listWeek))}
            </SiteLink>
          )}
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
