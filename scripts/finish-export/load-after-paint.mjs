import { hasIsland, SCRIPT_PRELOAD } from './strip-page.mjs';

const ASYNC_SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const BODY_END = '</body>';

/**
 * Runs at the end of the page. Scripts wait for the first paint; a tab in the background, which nothing is painted in,
 * and browsers that do not tell when they paint get them at once.
 */
const LOADER = `{
const { scripts } = document.currentScript.dataset;
const load = () => {
  for (const src of scripts.split(' ')) document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
};
if (document.hidden || !window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) load();
else
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    load();
  }).observe({ type: 'paint', buffered: true });
}`;

/**
 * A page with a widget whose scripts are loaded once its text can be read: on a slow connection the two would share the
 * line, and the text is what a visitor came for. The order of the scripts is kept; they ran in any order before, too. A
 * page without widgets comes back as it is.
 * @throws when the page has no scripts to load, or no end of its body to load them from
 */
export function loadAfterPaint(html) {
  if (!hasIsland(html)) return html;
  const scripts = [...html.matchAll(ASYNC_SCRIPT)].map(([, src]) => src);
  if (scripts.length === 0 || !html.includes(BODY_END)) {
    throw new Error('A page with a widget has no scripts that could load after its first paint.');
  }
  const loader = `<script data-scripts="${scripts.join(' ')}">${LOADER}</script>`;
  const page = html.replace(ASYNC_SCRIPT, '').replace(SCRIPT_PRELOAD, '');
  const end = page.lastIndexOf(BODY_END);
  return page.slice(0, end) + loader + page.slice(end);
}
