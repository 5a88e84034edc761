/** After this time (ms) without a start, the page says that a widget has not started. Our own choice. */
const PATIENCE_MS = 10_000;

/**
 * How long a widget may take to start once all scripts of the page have run, ms: React has only to take it over. Our own
 * choice, several times what a slow phone takes.
 */
const TAKEOVER_MS = 2_000;

/**
 * How a button looks whose tap is kept until its widget has started: the tap was noticed. Set by script, as the style sheet
 * that all pages share is at its budget.
 */
export const TAPPED_OPACITY = 0.6;

/**
 * A function for scripts that run before the page's own: `watchScripts(giveUp)` calls `giveUp`, possibly more than once,
 * when a script of the page fails to load or to run, or when the widgets should have started by now. A script may have
 * failed before this one could listen: so it is called, too, when all scripts are through. Whether the widgets have
 * started by then is for the caller to know. In the oldest JavaScript.
 */
export const watchScripts = `function watchScripts(giveUp) {
    addEventListener('error', function (event) {
      if (/\\/_next\\//.test(event.filename || (event.target && event.target.src))) giveUp();
    }, true);
    addEventListener('unhandledrejection', giveUp);
    addEventListener('load', function () { setTimeout(giveUp, ${TAKEOVER_MS}); });
    setTimeout(giveUp, ${PATIENCE_MS});
  }`;
