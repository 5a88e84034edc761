const KB = 1000;

/** The limits of docs: bytes. `gz` is gzip at its best, as static hosts keep it. */
export const BUDGETS = {
  htmlGz: 30 * KB,
  cssGz: 14 * KB,
  fonts: 60 * KB,
  /** JavaScript of a page without widgets. */
  scriptGz: 2 * KB,
  /** JavaScript beyond that of Next's own empty page. */
  calculatorGz: 30 * KB,
  widgetGz: 20 * KB,
  /** All that is kept for offline use. */
  offlineGz: 3_000 * KB,
};
