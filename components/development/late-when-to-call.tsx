import { onDemand } from '@/components/ui/on-demand';
import { SiteLink } from '@/components/ui/site-link';
import { FIRST_WEEK } from '@/data/pregnancy-rules';
import { useRegion } from '@/lib/browser/use-region';
import { getWeekPath } from '@/lib/weeks/weeks';

// The lists of all ages would weigh on the page and on its script.
const OwnWhenToCall = onDemand(
  () => import('./own-when-to-call').then((module) => module.OwnWhenToCall),
  <p className="text-ink-soft">Loading...</p>,
);

/** The list of a week within a widget, once the page has mounted; before that, and without script, the way to it. */
export function LateWhenToCall({ week }: { week: number }) {
  const isMounted = useRegion().status === 'known';
  if (isMounted) return <OwnWhenToCall week={week} heading="h3" />;
  const shownWeek = Math.max(FIRST_WEEK, week);
  return (
    <SiteLink path={`${getWeekPath(shownWeek)}#when-to-call`} className="inline-flex min-h-11 items-center text-link">
      When to call, on the page of week {shownWeek}
    </SiteLink>
  );
}
