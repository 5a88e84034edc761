const KB = 1000;

/**
 * What was measured, and a tenth more, in bytes. Where a page outgrows it, the commit that raises the figure says why.
 * @param {number} measured KB
 */
const aTenthAbove = (measured) => measured * KB * 1.1;

/** @typedef {import('../../data/pages').Tier} Tier */

/** The scripts of pages that hold a list whole: every sign, every answer of a topic, the site from A to Z, every day of six weeks. */
const LIST_SCRIPTS = ['when-to-call', 'can-i', 'search', 'first-six-weeks'];

/** @typedef {Tier | 'list'} Kind */

/**
 * Which budget a page has: that of its tier, or of the lists.
 * @param {{ tier: Tier, script?: string }} page
 * @returns {Kind}
 */
export const getPageKind = ({ tier, script }) => (script && LIST_SCRIPTS.includes(script) ? 'list' : tier);

/**
 * What a page of a kind may load before anything is tapped: the heaviest page of its kind, and a tenth more. `gz` is gzip at
 * its best, as static hosts keep it. HTML holds the style sheet where there is no widget. What has to be there before the
 * first paint (HTML, style sheet and fonts) may not become more than it was when it was last raised: on 2026-11-29, as the
 * lists of when to call and the answers of the look-up stand whole in the HTML, which has to be read without a script and
 * without a line, and as /about lists their sources; and again on that day for the page on the time after a birth, whose
 * lists and regions are read in the same way, and for the sources that it added; and a third time, as every statement that
 * gives an order, a dose, an amount, a date or a right now names its source where it stands, and /about lists them all.
 * @type {Record<Kind, { htmlGz: number, otherHtmlGz: number, scriptGz: number, cssGz: number, beforePaint: number,
 *   otherBeforePaint: number }>}
 */
export const PAGE_BUDGETS = {
  words: {
    htmlGz: aTenthAbove(37),
    /** In a language other than that of the root: French texts are longer. */
    otherHtmlGz: aTenthAbove(39.7),
    scriptGz: aTenthAbove(2.3),
    cssGz: 0,
    beforePaint: 77 * KB,
    otherBeforePaint: 80 * KB,
  },
  light: {
    htmlGz: aTenthAbove(32.9),
    otherHtmlGz: aTenthAbove(34.2),
    /** With a script of its own. */
    scriptGz: aTenthAbove(2.3) + 12 * KB,
    cssGz: 0,
    beforePaint: 73.5 * KB,
    otherBeforePaint: 75.5 * KB,
  },
  list: {
    htmlGz: aTenthAbove(55.8),
    otherHtmlGz: aTenthAbove(58.6),
    scriptGz: aTenthAbove(2.3) + 12 * KB,
    cssGz: 0,
    beforePaint: 96.5 * KB,
    otherBeforePaint: 99.5 * KB,
  },
  widget: {
    htmlGz: aTenthAbove(75.6),
    otherHtmlGz: aTenthAbove(79.8),
    scriptGz: aTenthAbove(174),
    cssGz: aTenthAbove(18.3),
    beforePaint: 134 * KB,
    otherBeforePaint: 138 * KB,
  },
};

/** The limits of everything else. What a visitor waits for is not measured and raised: it is what was asked for. */
export const BUDGETS = {
  /** All that is precached, of each language: docs/decisions/offline.md, "What is precached". Never above 4 MB of 1024² bytes. */
  offlineGz: Math.min(aTenthAbove(4_090), 4 * 1024 ** 2),
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
   * How many times as long as Next's empty page, measured in the same run, a page may keep a tap waiting: machines differ
   * threefold in the time itself.
   */
  blockingRatio: 1.3,
  /**
   * On a slow phone at a first visit (time-pages.mjs), seconds. An answer takes 0.56 s there: a page without widgets is
   * painted after its own, one with widgets after that of its style sheet.
   */
  largestPaintSeconds: 1,
  largestPaintWithWidgetSeconds: 1.8,
  paintToTapSeconds: 1.6,
  /** From a letter in a field where something is looked up until what is found is laid out, on a slow phone, ms. */
  keyMs: 50,
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
