/** The file name of a page's card for shared links: '/development/week-20' becomes 'development-week-20.png'. */
export function getSocialPictureName(path: string): string {
  return `${path.slice(1).replaceAll('/', '-') || 'home'}.png`;
}
