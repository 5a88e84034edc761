import { type ReactNode, useState } from 'react';
import { AnotherPregnancy } from '@/components/birth/another-pregnancy';
import { ArrivalQuestion } from '@/components/birth/arrival-question';
import { BabyWeek } from '@/components/birth/baby-week';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { Card } from '@/components/ui/card';
import { isArrivalAsked } from '@/lib/birth/arrival-question';
import { useCountedBirth } from '@/lib/browser/use-birth';
import { useDueDate } from '@/lib/browser/use-pregnancy';

interface AfterWeeksProps {
  /** The visitor's due date, if it is a current one. */
  dueDate: Date | undefined;
  today: Date;
  /** The forty weeks. */
  children: ReactNode;
}

/** Once the forty weeks are over: first the baby's own weeks, or the question whether it has arrived. */
export function AfterWeeks({ dueDate, today, children }: AfterWeeksProps) {
  const keptDueDate = useDueDate();
  const counted = useCountedBirth(today);
  // A pregnancy that was entered after a birth is the next one. If that happens here, the page stays as it is until it is
  // left: a form that leaves its fold would lose focus.
  const [wasBabyFirst, setWasBabyFirst] = useState(false);
  const birth = wasBabyFirst || !dueDate ? counted : undefined;
  if (birth && !wasBabyFirst) setWasBabyFirst(true);
  return (
    <>
      {birth && (
        <div className="mb-8">
          <Card>
            <BabyWeek birth={birth} today={today} level={2} />
          </Card>
          <div className="mt-4 max-w-reading">
            <SomethingWrong stage="after-birth" />
          </div>
        </div>
      )}
      {!birth && isArrivalAsked(keptDueDate, today) && (
        <div className="mb-8">
          <ArrivalQuestion />
        </div>
      )}
      <AnotherPregnancy isFolded={birth !== undefined}>{children}</AnotherPregnancy>
    </>
  );
}
