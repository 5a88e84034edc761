import { href } from '@/lib/site/href';

/** Goes to another page of this site, as a link would. `path` starts with '/'. */
export function openPage(path: string): void {
  window.location.assign(href(path));
}
