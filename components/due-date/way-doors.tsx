import { SiteLink } from '@/components/ui/site-link';
import { pages } from '@/data/pages';
import * as words from '@/words/due-date/doors';

type WayPageId = keyof typeof words.doors;

/** The pages about one way to count, in their order. */
const wayPageIds = Object.keys(words.doors) as WayPageId[];

/** Leads to the pages about one way to count. */
export function WayDoors({ current }: { current?: WayPageId }) {
  const ids = wayPageIds.filter((id) => id !== current);
  return (
    <nav aria-label={words.title} className="mt-12 border-line border-t pt-6 print:hidden">
      <p className="font-semibold">{words.title}</p>
      <ul className="mt-1 grid gap-x-8 sm:grid-cols-2">
        {ids.map((id) => (
          <li key={id}>
            <SiteLink path={getPath(id)} className="inline-flex min-h-11 items-center text-link leading-tight">
              {words.doors[id]}
            </SiteLink>
          </li>
        ))}
        {current && (
          <li>
            <SiteLink path="/calculator" className="inline-flex min-h-11 items-center text-link leading-tight">
              {words.allWays}
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

const getPath = (id: WayPageId) => pages.find((page) => page.id === id)?.path ?? '/calculator';
