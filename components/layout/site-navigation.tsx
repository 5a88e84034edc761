import { SiteLink } from '@/components/ui/site-link';
import { mainNavigation } from '@/data/navigation';
import * as words from '@/words/navigation';

interface MainLinksProps {
  currentPath: string | undefined;
  linkClassName: string;
}

/** The main links in their order, as items of a list; the page that is open is marked. */
export function MainLinks({ currentPath, linkClassName }: MainLinksProps) {
  return mainNavigation.map(({ id, path }) => (
    <li key={id}>
      <SiteLink path={path} aria-current={path === currentPath ? 'page' : undefined} className={linkClassName}>
        {words.mainNavigation[id]}
      </SiteLink>
    </li>
  ));
}
