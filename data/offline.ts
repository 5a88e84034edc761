/** What works offline, for the page that is shown when a page cannot be loaded. */
export const offlinePaths = [
  '/contraction-timer',
  '/hospital-bag',
  '/calculator',
  '/development',
  '/timeline',
  '/resources',
] as const;
