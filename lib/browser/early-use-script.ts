import { findAgain } from './find-again-script';
import { TAPPED_OPACITY, watchScripts } from './watch-scripts';

/** How often it is looked whether React has taken a control over, ms. Our own choice: not noticed as a delay. */
const LOOK_MS = 50;

/**
 * Runs before the page's own scripts are loaded, and also where they never load: on a slow line, after a deployment that
 * removed them, or in a browser too old for them. So it is written in the oldest JavaScript. The contraction timer has a
 * script of its own, which notes the times of taps: lib/browser/early-taps-script.
 *
 * - A button in a widget that React has not taken over yet keeps its tap, and is dimmed: the tap is made again once
 *   React has taken the button over. Several taps on it are one, as they were made because nothing happened.
 * - What was entered in a field, chosen in a list or moved on a slider by then is entered again: hydration resets it to
 *   the widget's own state.
 * - Where React has made the elements anew, as it does on a page that a translator has changed before, all that is done
 *   to the new ones.
 * - Elements marked `data-cannot-start` are shown while scripts have failed or are late, and hidden once the first
 *   widget of the page has started.
 */
export const earlyUseScript = `(function () {
  var kept = [], isStarted = false;
  // React marks each element that it has taken over.
  function isTaken(element) {
    return Object.keys(element).some(function (key) { return key.indexOf('__reactProps') === 0; });
  }
  function show(isShown) {
    Array.prototype.forEach.call(document.querySelectorAll('[data-cannot-start]'), function (element) {
      element.hidden = !isShown;
    });
  }
  function giveUp() { if (!isStarted) show(true); }
  function findControl(event, selector) {
    var element = event.target;
    var control = element.closest && element.closest('[data-island]') && element.closest(selector);
    return control && !control.disabled && !isTaken(control) ? control : undefined;
  }
  function keep(control, again) {
    kept = kept.filter(function (one) { return one.control !== control; });
    var one = describeControl(control);
    one.again = again;
    kept.push(one);
  }
  addEventListener('click', function (event) {
    if (event.target.closest('[data-reload]')) location.reload();
    var button = findControl(event, 'button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.setAttribute('data-tapped', '');
    button.style.opacity = ${TAPPED_OPACITY};
    keep(button, function (button) {
      button.removeAttribute('data-tapped');
      button.style.opacity = '';
      button.click();
    });
  }, true);
  addEventListener('change', function (event) {
    var field = findControl(event, 'input, select, textarea');
    if (!field) return;
    var isTick = /^(checkbox|radio)$/.test(field.type), value = isTick ? field.checked : field.value;
    keep(field, function (field) {
      if (isTick) {
        // A click on what is already as it should be would change it, or nothing.
        field.checked = !value;
        field.click();
        return;
      }
      // As a keystroke does it: React reads what was written past its own property.
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    });
  }, true);
  ${findAgain}
  ${watchScripts}
  watchScripts(giveUp);
  var look = setInterval(function () {
    var widget = document.querySelector('[data-island]');
    if (!isStarted && widget && isTaken(widget)) {
      isStarted = true;
      show(false);
    }
    kept = kept.filter(function (one) {
      var control = findAgain(one);
      if (control && !isTaken(control)) return true;
      if (control) one.again(control);
      return false;
    });
    if (isStarted && document.readyState === 'complete' && !kept.length) clearInterval(look);
  }, ${LOOK_MS});
})()`;
