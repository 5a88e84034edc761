// Stands in the page of the contraction timer, above the widget.
//
// - The button marked `data-early-tap` works at once: each tap is stored with its time, also across a reload, until
//   `takeEarlyTaps` in this or another tab hands it over. A stored tap is not passed on to the widget, which would count
//   it a second time. Texts marked `data-early-idle` and `data-early-running`, the clock and the list of taps show what
//   was tapped, with its time in place of `TIME_OF_TAP`. A contraction that is still running from an earlier visit is
//   taken into account.
// - All else on the page is queued and replayed as on other pages: queue-early-use.ts, which also says why this is the
//   oldest JavaScript.

import { DOUBLE_TAP_MS } from '@/data/labour-rules';
import type { StoredKey } from '@/data/stored-values';
import { TIME_OF_TAP } from '@/lib/browser/early-taps';
import { languageTag } from '@/words/language';
import { each, queueEarlyUse } from './early/queue-early-use';

const TAPS_KEY: StoredKey = 'earlyTaps';

const CONTRACTIONS_KEY: StoredKey = 'contractions';

/**
 * Taps up to this far in the future (ms) are accepted: the device's clock may have been set back a little since. Our own
 * choice.
 */
const CLOCK_STEP_MS = 1_000;

let taps: number[] = [];
/** When the contraction began that an earlier visit has left running. */
let runningSince: number | undefined;
let isStored = true;
let isShown = false;
let isTaken = false;

function readStored(key: string): { taps?: unknown; active?: { startTime?: unknown } } {
  try {
    return JSON.parse(localStorage.getItem(key) || '') || {};
  } catch {
    return {};
  }
}

/** Another tab may have taken the taps over meanwhile, or stored more. */
function refresh() {
  if (!isStored) return;
  var stored = readStored(TAPS_KEY).taps;
  var startTime = Number(readStored(CONTRACTIONS_KEY).active?.startTime);
  taps = Array.isArray(stored) ? stored.filter(hasCome) : [];
  runningSince = startTime > 0 ? startTime : undefined;
}

function hasCome(time: unknown): boolean {
  return typeof time === 'number' && time > 0 && Date.now() + CLOCK_STEP_MS > time;
}

/** When the contraction began that is running now. */
function getStart(): number | undefined {
  return taps.reduce<number | undefined>((start, tap) => (start ? undefined : tap), runningSince);
}

function formatTime(ms: number): string {
  return new Date(ms).toLocaleTimeString(languageTag, { hour: 'numeric', minute: '2-digit', second: '2-digit' });
}

function formatClock(ms: number): string {
  var seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${`0${seconds % 60}`.slice(-2)}`;
}

function fill(element: Element, attribute: string, time: number): string {
  return (element.getAttribute(attribute) || '').replace(TIME_OF_TAP, formatTime(time));
}

function show() {
  if (isTaken) return;
  refresh();
  if (!isShown && !runningSince && !taps.length) return;
  isShown = true;
  var start = getStart();
  each('[data-early-running]', (element: HTMLElement & { shownText?: string }) => {
    var text = start ? fill(element, 'data-early-running', start) : element.getAttribute('data-early-idle') || '';
    // Not compared with what the page shows: a translator may have changed that.
    if (element.shownText !== text) element.shownText = element.textContent = text;
  });
  each('[data-early-clock]', (element) => {
    element.textContent = formatClock(start ? Date.now() - start : 0);
  });
  each('[data-early-panel]', (element) => {
    if (start) element.setAttribute('data-timing', '');
    else element.removeAttribute('data-timing');
  });
  each('[data-early-list]', (list) => {
    list.textContent = '';
    taps.forEach((tap, index) => {
      // A contraction of an earlier visit is ended by the first tap.
      var isStart = (index % 2 === 0) !== Boolean(runningSince);
      list.appendChild(document.createElement('li')).textContent = fill(
        list,
        isStart ? 'data-started' : 'data-ended',
        tap,
      );
    });
  });
}

function tap() {
  refresh();
  var now = Date.now();
  var last = taps[taps.length - 1];
  if (last !== undefined && now >= last && now - last < DOUBLE_TAP_MS) return;
  taps.push(now);
  try {
    localStorage.setItem(TAPS_KEY, JSON.stringify({ version: 1, taps: taps }));
    isStored = true;
  } catch {
    isStored = false;
  }
  show();
}

function isOnButton(event: Event): boolean {
  return !isTaken && (event.target as Element).closest('[data-early-tap]') !== null;
}

addEventListener(
  'click',
  (event) => {
    if (!isOnButton(event)) return;
    event.stopImmediatePropagation();
    tap();
  },
  true,
);
// Browsers press a button with focus again and again while Enter is held.
addEventListener(
  'keydown',
  (event) => {
    if (event.repeat && event.key === 'Enter' && isOnButton(event)) event.preventDefault();
  },
  true,
);
addEventListener('DOMContentLoaded', show);

const clock = setInterval(show, 1000);
const replay = queueEarlyUse(() => isTaken);

window.takeEarlyTaps = () => {
  if (!isTaken) refresh();
  var taken = taps;
  isTaken = true;
  clearInterval(clock);
  // A contraction of an earlier visit runs on: by now the mark is that of the widget.
  if (!runningSince) each('[data-early-panel]', (element) => element.removeAttribute('data-timing'));
  try {
    localStorage.removeItem(TAPS_KEY);
  } catch {
    // The browser refuses its storage.
  }
  taps = [];
  setTimeout(replay);
  return taken;
};
