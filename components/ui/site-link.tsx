import type { ComponentProps } from 'react';
import { href } from '@/lib/site/href';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, starting with '/'. */
  path: string;
};

/** A link within the site: a plain anchor, as soft navigation breaks on pages that ship no script. */
export function SiteLink({ path, ...props }: SiteLinkProps) {
  return <a href={href(path)} {...props} />;
}
