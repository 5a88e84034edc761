import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { forgetPregnancy } from '@/lib/browser/use-pregnancy';
import { formatLongDate } from '@/lib/format/format-long-date';

/** From 42 weeks 1 day nothing is counted any more. */
export function PastTerm({ dueDate }: { dueDate: Date }) {
  return (
    <Card className="grid justify-items-start gap-4">
      <h2>Has your baby arrived?</h2>
      <p>
        Your due date, {formatLongDate(dueDate)}, was more than two weeks ago, so the countdown has stopped. If your
        baby is not here yet, call your provider today.
      </p>
      <Button look="secondary" onClick={forgetPregnancy}>
        Forget this due date
      </Button>
    </Card>
  );
}
