/**
 * Whether a page is built from the same components as another one that stands for it: weeks 1 and 20 for the weeks,
 * Quebec and Nunavut for the regions.
 */
export const isSibling = (path: string) =>
  /^\/development\/week-(?!(1|20)$)|^\/resources\/(?!(quebec|nunavut)$)/.test(path);
