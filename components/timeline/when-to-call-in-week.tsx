import { LateWhenToCall } from '@/components/development/late-when-to-call';
import { Disclosure } from '@/components/ui/disclosure';
import * as words from '@/words/timeline/timeline';

/** The list for the chosen week, closed at first: its length changes with the week and would move what is below it. */
export function WhenToCallInWeek({ week }: { week: number }) {
  return (
    <div className="rounded-card border border-line bg-card px-5 py-2 sm:px-7 lg:col-span-2">
      <Disclosure summary={words.whenToCall(week)}>
        <LateWhenToCall week={week} />
      </Disclosure>
    </div>
  );
}
