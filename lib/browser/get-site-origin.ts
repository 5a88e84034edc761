/** Scheme and host of the page, for links that work elsewhere. Only for what renders after mount. */
export function getSiteOrigin(): string {
  return window.location.origin;
}
