import { Card } from '@/components/ui/card';
import type { SharedDateProblem } from '@/lib/share/shared-date';
import { sharedDateProblemTexts } from './shared-date-problem-texts';

/** Says why a link's date cannot be used, and what to do. */
export function LinkProblem({ problem }: { problem: SharedDateProblem }) {
  return (
    <Card>
      <section aria-labelledby="link-problem">
        <h2 id="link-problem" className="text-xl">
          We cannot use the date in this link
        </h2>
        <p className="mt-2">{sharedDateProblemTexts[problem]} Ask for the link again, or calculate a due date here.</p>
      </section>
    </Card>
  );
}
