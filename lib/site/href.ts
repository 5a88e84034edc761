/**
 * The address of a page or file of this site, below the path that the site is served under, if there is one.
 * Next adds that path only to its own links, which the site does not use.
 * @param path Starts with '/'. Home keeps its slash: '/' becomes '/base/'.
 */
export function href(path: string): string {
  return `${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}${path}`;
}
