import { Disclosure } from '@/components/ui/disclosure';
import { onDemand } from '@/components/ui/on-demand';
import { SiteLink } from '@/components/ui/site-link';

const byWeek = (
  <SiteLink path="/tips#when-to-call" className="inline-flex min-h-11 items-center text-link">
    When to call, by week
  </SiteLink>
);

// The lists of all ages would weigh on the page and on its script.
const OwnWhenToCall = onDemand(
  () => import('@/components/development/own-when-to-call').then((module) => module.OwnWhenToCall),
  byWeek,
);

/** The chosen week's list, folded: its length changes with the week, and what stands below it stays in its place. */
export function WhenToCallInWeek({ week, isMounted }: { week: number; isMounted: boolean }) {
  return (
    <div className="rounded-card border border-line bg-card px-5 py-2 sm:px-7 lg:col-span-2">
      <Disclosure summary={`When to call in week ${week}`}>
        {isMounted ? <OwnWhenToCall week={week} heading="h3" /> : byWeek}
      </Disclosure>
    </div>
  );
}
