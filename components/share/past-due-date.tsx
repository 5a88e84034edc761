import { Card } from '@/components/ui/card';
import { formatLongDate } from '@/lib/format/dates';
import * as words from '@/words/share/link-problem';

/** The due date of a link from a pregnancy that is over: told, and nothing made of it. It is nobody's own date. */
export function PastDueDate({ dueDate }: { dueDate: Date }) {
  return (
    <Card>
      <section aria-labelledby="past-due-date">
        <h2 id="past-due-date" className="text-xl">
          {words.wasDueOn(formatLongDate(dueDate))}
        </h2>
        <p className="mt-2">{words.afterIt}</p>
      </section>
    </Card>
  );
}
