import type { ComponentProps } from 'react';
import { href } from '@/lib/site/href';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of this site, starting with '/'. */
  path: string;
};

/** A link within the site. A plain anchor and not `next/link`: docs/decisions/build.md, "Links are plain anchors". */
export function SiteLink({ path, ...props }: SiteLinkProps) {
  return <a href={href(path)} {...props} />;
}
