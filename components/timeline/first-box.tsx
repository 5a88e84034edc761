import { ArrivalQuestion } from '@/components/birth/arrival-question';
import { BabyWeek } from '@/components/birth/baby-week';
import { Card } from '@/components/ui/card';
import type { KnownBirth } from '@/lib/browser/use-birth';

interface FirstBoxProps {
  birth: KnownBirth | undefined;
  today: Date;
}

/** What stands first once the forty weeks are over: the baby's own weeks, or the question whether it has arrived. */
export function FirstBox({ birth, today }: FirstBoxProps) {
  if (!birth) return <ArrivalQuestion />;
  return (
    <Card>
      <BabyWeek birth={birth} today={today} level={2} />
    </Card>
  );
}
