const KB = 1000;

/**
 * The limits: bytes where no other unit is named. `gz` is gzip at its best, as static hosts keep it. Those of bytes are what
 * was measured of the heaviest page of a kind, and a tenth more; a commit that raises one says why.
 */
export const BUDGETS = {
  htmlGz: 37 * KB,
  /** The same in a language other than that of the root: French texts are longer. */
  otherHtmlGz: 42 * KB,
  cssGz: 17.3 * KB,
  fonts: 40 * KB,
  /** JavaScript of a page without widgets. */
  scriptGz: 2.8 * KB,
  /** JavaScript beyond that of Next's own empty page. */
  calculatorGz: 41 * KB,
  widgetGz: 34.6 * KB,
  /** The same where a widget holds a form and a calendar of its own. */
  plannerGz: 31.5 * KB,
  /** How much heavier a page may be than the same page in the language of the root: its scripts hold its words. */
  otherLanguageFactor: 1.08,
  /** All that is kept for offline use, of each language: see docs/decisions/offline.md, "What is precached". */
  offlineGz: 4_000 * KB,
  /** All languages, on two cores, from nothing. */
  buildSeconds: 90,
  /** Scores of Lighthouse, at least. */
  score: 100,
  /**
   * Lower where scripts are loaded while the page is painted. Lighthouse simulates a line that they share with the text
   * and counts the text late; on a line that is really slow the page is painted as early, and its widgets answer sooner
   * than if their scripts waited for the paint.
   */
  performanceWithWidget: 95,
  layoutShift: 0,
  /**
   * On a slow phone at a first visit (time-pages.mjs), seconds. An answer takes 0.56 s there: a page without widgets is
   * painted after its own, one with widgets after that of its style sheet.
   */
  largestPaintSeconds: 1,
  largestPaintWithWidgetSeconds: 2,
  blockingSeconds: 0.3,
  paintToTapSeconds: 1.6,
  /** Of the taps between the first paint and the start of the widgets. */
  lostTaps: 0,
};

/**
 * A thing that was measured, of a page or of the site as a whole.
 * @typedef {object} Measurement
 * @property {string} page its route, or what was measured of the site
 * @property {string} what the heading of its column
 * @property {number | undefined} value undefined where it could not be measured
 * @property {number} [limit] what it must not exceed
 * @property {boolean} [isAtLeast] whether the limit holds from below, as that of scores does
 * @property {'KB'} [unit] of bytes, shown as KB
 */

/**
 * Whether a measurement breaks its limit. Without a limit it cannot.
 * @param {Pick<Measurement, 'value' | 'limit' | 'isAtLeast'>} measurement
 */
export function isOverBudget({ value, limit, isAtLeast = false }) {
  if (limit === undefined) return false;
  // Negated, so that NaN and undefined count as over the limit.
  if (value === undefined) return true;
  return !(isAtLeast ? value >= limit : value <= limit);
}
