import { SupportLink } from '@/components/support/support-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmergencyLine } from '@/components/ui/emergency-line';
import { RegionalHealthLine } from '@/components/ui/regional-health-line';
import { SiteLink } from '@/components/ui/site-link';
import { formatLongDate } from '@/lib/format/long-dates';
import { isCurrentDueDate } from '@/lib/pregnancy/due-date-check';

interface PastTermProps {
  dueDate: Date;
  today: Date;
  /** Absent where the due date is not kept. */
  onForget: (() => void) | undefined;
}

/** Shown from 42 weeks 1 day on, when nothing is counted any more. The due date can be forgotten here. */
export function PastTerm({ dueDate, today, onForget }: PastTermProps) {
  const isRecent = isCurrentDueDate(dueDate, today);
  return (
    <Card className="grid justify-items-start gap-4">
      <h2>{isRecent ? 'Has your baby arrived?' : 'This due date has passed'}</h2>
      <p>Your due date was {formatLongDate(dueDate)}. The countdown has stopped.</p>
      {isRecent && (
        <p>
          If your baby is not here yet, call your provider today. <EmergencyLine /> <RegionalHealthLine />
        </p>
      )}
      {isRecent && (
        <p>
          <SiteLink path="/contraction-timer" className="text-link">
            Time contractions
          </SiteLink>
        </p>
      )}
      {onForget && (
        <Button look="secondary" onClick={onForget}>
          Forget this due date
        </Button>
      )}
      <SupportLink />
    </Card>
  );
}
