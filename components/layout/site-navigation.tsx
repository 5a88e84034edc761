import { SiteLink } from '@/components/ui/site-link';
import { listMenu } from '@/lib/site/navigation';

interface MainLinksProps {
  currentPath: string | undefined;
  linkClassName: string;
}

/** The main links in their order, as items of a list; the page that is open is marked. */
export function MainLinks({ currentPath, linkClassName }: MainLinksProps) {
  return listMenu('header').map(({ id, path, label }) => (
    <li key={id}>
      <SiteLink path={path} aria-current={path === currentPath ? 'page' : undefined} className={linkClassName}>
        {label}
      </SiteLink>
    </li>
  ));
}
