import { onDemand } from '@/components/ui/on-demand';
import { SiteLink } from '@/components/ui/site-link';
import { FIRST_WEEK } from '@/data/pregnancy-rules';
import { useRegion } from '@/lib/browser/use-region';
import { getWeekPath } from '@/lib/weeks/weeks';
import * as words from '@/words/development/late-when-to-call';

// Loaded later: the lists of all weeks are too heavy for the page and its script.
const OwnWhenToCall = onDemand(
  () => import('./own-when-to-call').then((module) => module.OwnWhenToCall),
  <p className="text-ink-soft">{words.loading}</p>,
);

/** The list of a week inside a widget. Until the page has mounted, and without script, a link to it. */
export function LateWhenToCall({ week }: { week: number }) {
  const isMounted = useRegion().status === 'known';
  if (isMounted) return <OwnWhenToCall week={week} heading="h3" />;
  const shownWeek = Math.max(FIRST_WEEK, week);
  return (
    <SiteLink path={`${getWeekPath(shownWeek)}#when-to-call`} className="inline-flex min-h-11 items-center text-link">
      {words.onWeekPage(shownWeek)}
    </SiteLink>
  );
}
