import { DOUBLE_TAP_MS } from '@/data/labour-rules';
import type { StoredKey } from '@/data/stored-values';
import { languageTag } from '@/words/language';
import { TIME_OF_TAP } from './early-taps';
import { findAgain } from './find-again-script';
import { TAPPED_OPACITY, watchScripts } from './watch-scripts';

const TAPS_KEY: StoredKey = 'earlyTaps';

const CONTRACTIONS_KEY: StoredKey = 'contractions';

/**
 * Taps up to this far in the future (ms) are kept: the device's clock may have been set back a little since. Our own
 * choice.
 */
const CLOCK_STEP_MS = 1_000;

/**
 * Runs before the page's own scripts are loaded, and also where they never load: on a slow line, after a deployment
 * that removed them, or in a browser too old for them. So it is written in the oldest JavaScript.
 *
 * - The button marked `data-early-tap` works at once: each tap is stored with its time, also across a reload, until
 *   `takeEarlyTaps` in this or another tab hands it over. A stored tap is not passed on to the widget, which would
 *   count it a second time. Texts marked `data-early-idle` and `data-early-running`, the clock and the list of taps
 *   show what was tapped, with its time in place of `TIME_OF_TAP`. A contraction that is still running from an earlier
 *   visit is taken into account.
 * - An answer given by a radio button, and a tap on any other button of a widget, is given again once the widget has
 *   started: hydration resets the one to the widget's own state, and the other did nothing. Several taps on a button are
 *   one, as they were made because nothing happened.
 * - Elements marked `data-cannot-start` are shown when a script fails to load or to run, or has not loaded in time. The
 *   widget removes its own when it starts. A script may have failed before this one could listen: so they appear, too,
 *   when all scripts are through and the widget has not started.
 */
export const earlyTapsScript = `(function () {
  var taps = [], controls = [], running, isKept = true, isShown = false, isTaken = false, isLate = false;
  function read(key) {
    try { return JSON.parse(localStorage.getItem(key)) || {}; } catch (error) { return {}; }
  }
  // Another tab may have taken them over meanwhile, or stored more.
  function refresh() {
    if (!isKept) return;
    var kept = read('${TAPS_KEY}').taps, active = read('${CONTRACTIONS_KEY}').active;
    taps = Array.isArray(kept) ? kept.filter(isPast) : [];
    running = active && active.startTime > 0 ? Number(active.startTime) : undefined;
  }
  // Allows for a clock that was set back a little since the tap.
  function isPast(time) { return typeof time === 'number' && time > 0 && Date.now() + ${CLOCK_STEP_MS} > time; }
  function each(selector, change) {
    Array.prototype.forEach.call(document.querySelectorAll(selector), change);
  }
  function formatTime(ms) {
    return new Date(ms).toLocaleTimeString('${languageTag}', { hour: 'numeric', minute: '2-digit', second: '2-digit' });
  }
  function formatClock(ms) {
    var seconds = Math.max(0, Math.floor(ms / 1000));
    return Math.floor(seconds / 60) + ':' + ('0' + (seconds % 60)).slice(-2);
  }
  function getStart() {
    var start = running;
    taps.forEach(function (tap) { start = start ? undefined : tap; });
    return start;
  }
  function show() {
    if (isTaken) return;
    each('[data-cannot-start]', function (element) { element.hidden = !isLate; });
    refresh();
    if (!isShown && !running && !taps.length) return;
    isShown = true;
    var start = getStart();
    each('[data-early-running]', function (element) {
      var text = element.getAttribute(start ? 'data-early-running' : 'data-early-idle');
      var shown = start ? text.replace('${TIME_OF_TAP}', formatTime(start)) : text;
      // Not compared with what the page shows: a translator may have changed that.
      if (element.shownText !== shown) element.shownText = element.textContent = shown;
    });
    each('[data-early-clock]', function (element) { element.textContent = formatClock(start ? Date.now() - start : 0); });
    each('[data-early-panel]', function (element) {
      if (start) element.setAttribute('data-timing', '');
      else element.removeAttribute('data-timing');
    });
    each('[data-early-list]', function (list) {
      var isStart = !running;
      list.textContent = '';
      taps.forEach(function (tap) {
        var text = list.getAttribute(isStart ? 'data-started' : 'data-ended');
        list.appendChild(document.createElement('li')).textContent = text.replace('${TIME_OF_TAP}', formatTime(tap));
        isStart = !isStart;
      });
    });
  }
  function tap(event) {
    if (event.target.closest('[data-reload]')) location.reload();
    if (isTaken) return;
    if (event.target.type === 'radio') keep(event.target);
    if (!event.target.closest('[data-early-tap]')) {
      var button = event.target.closest('[data-island] button');
      if (button && keep(button)) {
        button.setAttribute('data-tapped', '');
        button.style.opacity = ${TAPPED_OPACITY};
      }
      return;
    }
    event.stopPropagation();
    refresh();
    var now = Date.now(), last = taps[taps.length - 1];
    if (now >= last && ${DOUBLE_TAP_MS} > now - last) return;
    taps.push(now);
    try {
      localStorage.setItem('${TAPS_KEY}', JSON.stringify({ version: 1, taps: taps }));
      isKept = true;
    } catch (error) { isKept = false; }
    show();
  }
  function giveUp() {
    isLate = true;
    show();
  }
  var clock = setInterval(show, 1000);
  addEventListener('click', tap, true);
  // Browsers press a button with focus again and again while Enter is held.
  addEventListener('keydown', function (event) {
    if (!isTaken && event.repeat && event.key === 'Enter' && event.target.closest('[data-early-tap]')) event.preventDefault();
  }, true);
  addEventListener('DOMContentLoaded', show);
  ${watchScripts}
  watchScripts(giveUp);
  ${findAgain}
  function keep(control) {
    var others = controls.filter(function (one) { return one.control !== control; }), isNew = others.length === controls.length;
    controls = others.concat(describeControl(control));
    return isNew;
  }
  function tapAgain() {
    controls.map(findAgain).filter(Boolean).forEach(function (control) {
      control.removeAttribute('data-tapped');
      control.style.opacity = '';
      // A click on a radio button that is already checked fires no change event.
      if (control.type === 'radio') control.checked = false;
      control.click();
    });
    controls = [];
  }
  window.takeEarlyTaps = function () {
    if (!isTaken) refresh();
    var taken = taps;
    isTaken = true;
    clearInterval(clock);
    each('[data-early-panel]', function (element) { element.removeAttribute('data-timing'); });
    try { localStorage.removeItem('${TAPS_KEY}'); } catch (error) {}
    taps = [];
    setTimeout(tapAgain);
    return taken;
  };
})()`;
