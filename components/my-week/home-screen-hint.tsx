import { SiteLink } from '@/components/ui/site-link';
import { useHomeScreenHint } from '@/lib/browser/use-home-screen-hint';
import * as words from '@/words/my-week/home-screen-hint';

/**
 * Tells that the site can stand on the home screen: not on wide screens, whose browsers mostly have no such thing. In Safari
 * also why, and how to take along what it may delete, on any screen.
 */
export function HomeScreenHint({ today }: { today: Date }) {
  const told = useHomeScreenHint(today);
  if (!told) return null;
  if (told === 'hint') {
    return (
      <p className="text-ink-soft text-sm lg:hidden">
        <strong>{words.title}</strong> {words.how}
      </p>
    );
  }
  return (
    <div className="max-w-reading rounded-card border border-line bg-card px-4 pt-3 pb-1 text-sm">
      <p>
        <strong>{words.safariTitle}</strong> {words.safari.text} {words.safariHow}
      </p>
      <SiteLink path="/take-along" className="inline-flex min-h-11 items-center text-link">
        {words.takeAlong}
      </SiteLink>
    </div>
  );
}
