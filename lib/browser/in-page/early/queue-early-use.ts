import { type Control, describePlace, findAgain, type Place } from './find-again';

/** After this time (ms) without a start, the page says that a widget has not started. Our own choice. */
const PATIENCE_MS = 10_000;

/**
 * How long a widget may take to start once all scripts of the page have run, ms: React has only to take it over. Our own
 * choice, several times what a slow phone takes.
 */
const TAKEOVER_MS = 2_000;

/** How often it is looked which controls have started, ms. Our own choice: not noticed as a delay. */
const LOOK_MS = 50;

/** The parts of a page that a visitor can operate: widgets of React, and parts with a script of their own. */
const OPERABLE = '[data-island], [data-light]';

/** Where the scripts of such parts come from. */
const SITE_SCRIPT = /\/(_next|light)\//;

interface QueuedUse {
  place: Place;
  replay: (control: Control) => void;
}

/**
 * Queues what a visitor does with a page whose scripts are still on their way, and replays it.
 *
 * - A button that has not started keeps its tap, and is dimmed (`data-tapped`): the tap is made again once the button has
 *   started. Several taps on it are one, as they were made because nothing happened.
 * - What was entered in a field, chosen in a list or moved on a slider by then is entered again: hydration resets it to
 *   the widget's own state.
 * - Where React has made the elements anew, as it does on a page that a translator has changed before, all that is done
 *   to the new ones.
 * - What is done with a control that has started takes the place of what was queued for it.
 * - Elements marked `data-cannot-start` are shown when a script fails to load or to run, or has not loaded in time, and
 *   hidden once the first widget has started. A script may have failed before this one could listen: so they appear, too,
 *   when all scripts are through and the widget has not started.
 *
 * Runs before the page's own scripts are loaded, and also where they never load: on a slow line, after a deployment that
 * removed them, or in a browser too old for them. So it is bundled to the oldest JavaScript, for which esbuild rewrites
 * arrow functions and templates, but not `const` within functions, destructuring or `for (... of ...)`.
 * @param hasStarted whether the page's script answers for an element by now; null stands for a page without such parts
 * @returns replays what can be, at once instead of soon
 */
export function queueEarlyUse(hasStarted: (element: Element | null) => boolean): () => void {
  var queue: QueuedUse[] = [];
  var isStarted = false;
  var isLate = false;

  function showNotice() {
    each('[data-cannot-start]', (notice) => {
      notice.hidden = isStarted || !isLate;
    });
  }

  function giveUp() {
    isLate = true;
    showNotice();
  }

  function drop(control: Control) {
    control.removeAttribute('data-tapped');
    queue = queue.filter((use) => use.place.control !== control);
  }

  /** The control that an event is about, unless it has started: then nothing is queued for it any more. */
  function findEarly(event: Event, selector: string): Control | undefined {
    var target = event.target as Element;
    var control = target.closest?.(OPERABLE) && (target.closest(selector) as Control | null);
    if (!control || control.disabled) return;
    drop(control);
    return hasStarted(control) ? undefined : control;
  }

  function replay() {
    if (!isStarted && hasStarted(document.querySelector(OPERABLE))) {
      isStarted = true;
      showNotice();
    }
    queue = queue.filter((use) => {
      var control = findAgain(use.place);
      if (control && !hasStarted(control)) return true;
      control?.removeAttribute('data-tapped');
      if (control) use.replay(control);
      return false;
    });
    if (isStarted && document.readyState === 'complete' && !queue.length) clearInterval(looking);
  }

  function onClick(event: Event) {
    if ((event.target as Element).closest('[data-reload]')) location.reload();
    var button = findEarly(event, 'button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    queue.push({ place: describePlace(button), replay: (again) => again.click() });
    button.setAttribute('data-tapped', '');
  }

  function onEntry(event: Event) {
    var field = findEarly(event, 'input,select,textarea') as HTMLInputElement | undefined;
    if (!field) return;
    var isTick = /^(checkbox|radio)$/.test(field.type);
    var isTicked = field.checked;
    var value = field.value;
    queue.push({
      place: describePlace(field),
      replay: (again) => (isTick ? tick(again as HTMLInputElement, isTicked) : enter(again, value)),
    });
  }

  addEventListener('click', onClick, true);
  addEventListener('input', onEntry, true);
  addEventListener('change', onEntry, true);
  addEventListener('DOMContentLoaded', showNotice);
  addEventListener(
    'error',
    (event) => {
      if (SITE_SCRIPT.test(event.filename || (event.target as HTMLScriptElement | null)?.src || '')) giveUp();
    },
    true,
  );
  addEventListener('unhandledrejection', giveUp);
  addEventListener('load', () => {
    setTimeout(giveUp, TAKEOVER_MS);
  });
  setTimeout(giveUp, PATIENCE_MS);
  var looking = setInterval(replay, LOOK_MS);
  return replay;
}

/** Calls back for each element of the page that a selector finds. */
export function each(selector: string, change: (element: HTMLElement) => void): void {
  Array.prototype.forEach.call(document.querySelectorAll(selector), change);
}

function tick(field: HTMLInputElement, isTicked: boolean): void {
  // A click on what is already as it should be would change it, or nothing.
  field.checked = !isTicked;
  field.click();
}

/** As a keystroke does it: React reads what was written past its own property. */
function enter(field: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
}
