import { ExclamationTriangleIcon, InformationCircleIcon } from '@heroicons/react/24/outline';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { adviceTexts, fiveOneOneReminder, hourCompleteText, longText, tooCloseText } from '@/data/contractions';
import type { Advice } from '@/lib/contractions/get-advice';
import { needsCheck } from '@/lib/contractions/needs-check';
import type { TermStatus } from '@/lib/contractions/types';
import { keepTogether } from '@/lib/format/keep-together';
import { RunningTooLong } from './running-too-long';

interface AdviceBoxProps {
  advice: Advice;
  termStatus: TermStatus;
  /** ms; the start of the contraction that is timed. */
  activeSince: number | undefined;
  /** It was not stopped in time: opens its end. */
  onForgot: (id: string) => void;
  onForgotActive: () => void;
  onConfirm: (id: string) => void;
}

const looks = {
  info: 'border border-line bg-mist',
  warning: 'border border-honey bg-honey-paper text-honey',
  alert: 'border-2 border-maple bg-card',
};

/** What to do now. Two regions, there from the start, so that a change is read out, an alert at once. */
export function AdviceBox({ advice, termStatus, activeSince, onForgot, onForgotActive, onConfirm }: AdviceBoxProps) {
  const section = useRef<HTMLElement>(null);
  const { id, long } = advice;
  const isAlert = id === 'five-one-one' || id === 'preterm-alert';
  const isCallNow = isAlert || advice.isTooClose || long !== undefined;
  const isWarning = id === 'early-warning' || id === 'preterm';
  // Nothing that says to go on timing stands beside 'call now'.
  const isCalmShown = !isCallNow || id === 'preterm';
  return (
    <section ref={section} tabIndex={-1} aria-label="Advice" data-needs-script className="grid gap-3 outline-none">
      {termStatus === 'unknown' && <p>{keepTogether(adviceTexts.preterm)}</p>}
      <div role="alert" aria-label="Urgent advice" className="grid gap-3">
        {activeSince !== undefined && <RunningTooLong since={activeSince} onForgot={onForgotActive} />}
        {isCallNow && (
          <Box look="alert">
            {advice.isTooClose && <p className="font-semibold">{keepTogether(tooCloseText)}</p>}
            {long && <p className="font-semibold">{keepTogether(longText)}</p>}
            {long && needsCheck(long) && (
              <div className="flex flex-wrap gap-3">
                <Button look="secondary" onClick={() => onForgot(long.id)}>
                  I forgot to stop
                </Button>
                <Button
                  look="secondary"
                  onClick={() => {
                    onConfirm(long.id);
                    // The button is gone then.
                    section.current?.focus({ preventScroll: true });
                  }}
                >
                  It lasted that long
                </Button>
              </div>
            )}
            {advice.isHourComplete && <p className="font-semibold">{hourCompleteText}</p>}
            {isAlert && <p className="font-semibold">{keepTogether(adviceTexts[id])}</p>}
            {id === 'five-one-one' && <p>{keepTogether(fiveOneOneReminder)}</p>}
            <HealthLine />
          </Box>
        )}
      </div>
      <div role="status" aria-label="Current advice">
        {isCalmShown && (
          <Box look={isWarning ? 'warning' : 'info'}>
            <p className="font-semibold">{keepTogether(adviceTexts[id])}</p>
            <HealthLine />
          </Box>
        )}
      </div>
    </section>
  );
}

function Box({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  const Icon = look === 'info' ? InformationCircleIcon : ExclamationTriangleIcon;
  return (
    <div className={`flex gap-3 rounded-card p-4 ${looks[look]}`}>
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-2">{children}</div>
    </div>
  );
}

function HealthLine() {
  return (
    <p className="text-sm">
      <RegionalHealthLine />
    </p>
  );
}
