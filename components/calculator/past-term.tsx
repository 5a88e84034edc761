import type { ReactNode } from 'react';
import { SupportLink } from '@/components/support/support-link';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { isArrivalAsked } from '@/lib/birth/arrival-question';
import { formatLongDate } from '@/lib/format/dates';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';
import { isHere } from '@/words/birth/birth-links';
import * as words from '@/words/calculator/calculator';
import { hasArrived } from '@/words/past-term';

interface PastTermProps {
  dueDate: Date;
  today: Date;
  /** What to do while the baby is not here. */
  callToday: ReactNode;
  /** Absent where the due date is not stored. */
  onForget: (() => void) | undefined;
}

/** Shown from 42 weeks 1 day on, when nothing is counted any more: for a year it asks for the birth. The due date can be forgotten here. */
export function PastTerm({ dueDate, today, callToday, onForget }: PastTermProps) {
  const isAsked = isArrivalAsked(dueDate, today);
  return (
    <Card className="grid justify-items-start gap-4">
      <h2>{isAsked ? hasArrived : words.hasPassed}</h2>
      {isAsked && <ButtonLink path="/birth">{isHere}</ButtonLink>}
      <p>{words.countdownStopped(formatLongDate(dueDate))}</p>
      {isAsked && (
        <p>
          {callToday} <RegionalHealthLine />
        </p>
      )}
      {isCurrentDueDate(dueDate, today) && (
        <p>
          <SiteLink path="/contraction-timer" className="text-link">
            {words.timeContractions}
          </SiteLink>
        </p>
      )}
      {onForget && (
        <Button look="secondary" onClick={onForget}>
          {words.forget}
        </Button>
      )}
      <SupportLink />
    </Card>
  );
}
