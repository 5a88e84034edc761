import { SiteLink } from '@/components/ui/site-link';
import { mainNavigation } from '@/data/navigation';
import * as words from '@/words/navigation';

interface SiteNavigationProps {
  label: string;
  currentPath: string | undefined;
  listClassName: string;
  linkClassName: string;
}

/** The main links in their order; the page that is open is marked. */
export function SiteNavigation({ label, currentPath, listClassName, linkClassName }: SiteNavigationProps) {
  return (
    <nav aria-label={label}>
      <ul className={listClassName}>
        {mainNavigation.map(({ id, path }) => (
          <li key={id}>
            <SiteLink path={path} aria-current={path === currentPath ? 'page' : undefined} className={linkClassName}>
              {words.mainNavigation[id]}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
