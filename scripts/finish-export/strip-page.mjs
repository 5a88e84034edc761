/** A whole script element. A regular expression is enough, as React escapes '<' and '>' in all other text. */
const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>/g;
/**
 * Loads a script before anything asks for it, or a style sheet that the page does not link: that of app/global-error.tsx,
 * for a page that React has taken over.
 */
const UNUSED_PRELOAD = /<link\b[^>]*\sas="(?:script|style)"[^>]*>/g;
/** Scripts that hold data and never run. */
const DATA_TYPE = /\stype="(application\/ld\+json|speculationrules)"/;
/** Scripts of the site's own that need no framework: of every page, of a page of tier 'light', and within a page. */
const SITE_SCRIPT = /\s(src="[^"]*\/(site|light\/[\w-]+)\.js"|data-in-page)/;

/**
 * Whether a page holds a widget: the root of each carries `data-island`. The build fails where its tier says otherwise
 * (check-tiers.mjs).
 * @param {string} html
 */
export function hasIsland(html) {
  return /\sdata-island[=\s>]/.test(html.replace(SCRIPT, ''));
}

/**
 * A page without widgets without the scripts that would only hydrate it: Next's runtime, its preloads and the flight
 * data. What stays are the site's own scripts and data blocks. A page with a widget comes back as it is.
 * @param {string} html
 * @param {import('../../data/pages').Tier | undefined} tier what data/pages.ts says that the page needs
 */
export function stripPage(html, tier) {
  if (tier === 'widget') return html;
  return html
    .replace(SCRIPT, (element, attributes) =>
      DATA_TYPE.test(attributes) || SITE_SCRIPT.test(attributes) ? element : '',
    )
    .replace(UNUSED_PRELOAD, '');
}
