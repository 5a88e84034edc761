import { Card } from '@/components/ui/card';
import type { SharedDateProblem } from '@/lib/share/shared-date';
import * as words from '@/words/share/link-problem';

/** Says why a link's date cannot be used, and what to do. */
export function LinkProblem({ problem }: { problem: SharedDateProblem }) {
  return (
    <Card>
      <section aria-labelledby="link-problem">
        <h2 id="link-problem" className="text-xl">
          {words.title}
        </h2>
        <p className="mt-2">
          {words.problems[problem]} {words.whatToDo}
        </p>
      </section>
    </Card>
  );
}
