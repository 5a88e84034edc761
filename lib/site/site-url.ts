import { siteOrigin } from '@/data/site';
import { href } from './href';

/** The full address of a page or file of this site. `path` starts with '/'. */
export function getSiteUrl(path: string): string {
  return `${siteOrigin}${href(path)}`;
}
