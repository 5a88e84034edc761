import { Card } from '@/components/ui/card';
import { useWhereNowQuestion } from '@/lib/browser/use-care-place';
import { WhereNowQuestion } from './where-now-question';

/** The question where the visitor is, in a card of its own; nothing while it is not asked. */
export function WhereNowCard() {
  return (
    useWhereNowQuestion() && (
      <Card>
        <WhereNowQuestion />
      </Card>
    )
  );
}
