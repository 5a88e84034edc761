import { useHomeScreenHint } from '@/lib/browser/use-home-screen-hint';
import * as words from '@/words/my-week/home-screen-hint';

/** Tells that the site can stand on the home screen. Not on wide screens, whose browsers mostly have no such thing. */
export function HomeScreenHint({ today }: { today: Date }) {
  if (!useHomeScreenHint(today)) return null;
  return (
    <p className="text-ink-soft text-sm lg:hidden">
      <strong>{words.title}</strong> {words.how}
    </p>
  );
}
