import { takeEarlyTaps } from '@/lib/browser/early-taps';
import { serializeContractionLog } from '@/lib/contractions/stored-contractions';
import { fc } from '@/scripts/testing/properties';

const TEN_PAST = new Date(2026, 10 /* Nov */, 21, 10, 10).getTime();

/** The page as it is exported, with the script above it. */
function openPage() {
  document.body.innerHTML = `
    <div data-early-panel>
      <h2><span data-early-idle="Ready" data-early-running="Running">Ready</span></h2>
      <button data-early-tap>Start</button>
      <div data-cannot-start hidden><ol data-early-list data-started="Started at {time}" data-ended="Ended at {time}"></ol></div>
    </div>`;
  document.documentElement.lang = 'en-CA';
  jest.isolateModules(() => require('./early-timer'));
}

const tap = () => document.querySelector('button')?.click();
const heading = () => document.querySelector('h2')?.textContent;
const isNoticeShown = () => !document.querySelector<HTMLElement>('[data-cannot-start]')?.hidden;
const storeTaps = (value: unknown) => window.localStorage.setItem('earlyTaps', JSON.stringify(value));
/** As the timer stores it, so that the script is tested with what it will meet. */
const storeActive = (startTime: number) =>
  window.localStorage.setItem(
    'contractions',
    serializeContractionLog({ contractions: [], active: { id: 'a', startTime } }),
  );

beforeEach(() => {
  jest.useFakeTimers({ now: TEN_PAST });
  window.localStorage.clear();
});

afterEach(() => {
  takeEarlyTaps();
  jest.useRealTimers();
});

it('takes Enter that is held down on the button for one press', () => {
  openPage();
  const press = (repeat: boolean) => {
    const event = new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true });
    document.querySelector('button')?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(press(false)).toBe(false);
  expect(press(true)).toBe(true);
});

it('gives out each tap once, with its time, and removes what it kept', () => {
  openPage();
  tap();
  jest.advanceTimersByTime(40_000);
  tap();
  expect(window.localStorage.getItem('earlyTaps')).not.toBeNull();
  expect(takeEarlyTaps()).toEqual([TEN_PAST, TEN_PAST + 40_000]);
  expect(takeEarlyTaps()).toEqual([]);
  expect(window.localStorage.getItem('earlyTaps')).toBeNull();
  tap();
  expect(takeEarlyTaps()).toEqual([]);
});

it('leaves the mark of a contraction that an earlier visit has left running to the widget, and takes its own back', () => {
  const isMarked = () => document.querySelector('[data-early-panel]')?.hasAttribute('data-timing');
  storeActive(TEN_PAST - 60_000);
  openPage();
  jest.advanceTimersByTime(1_000);
  expect(isMarked()).toBe(true);
  takeEarlyTaps();
  expect(isMarked()).toBe(true);

  window.localStorage.clear();
  openPage();
  tap();
  expect(isMarked()).toBe(true);
  takeEarlyTaps();
  expect(isMarked()).toBe(false);
});

it('keeps taps over a reload', () => {
  openPage();
  tap();
  // The page is left without the widget having started; the listeners of the old page go with it.
  const kept = window.localStorage.getItem('earlyTaps');
  takeEarlyTaps();
  window.localStorage.setItem('earlyTaps', kept ?? '');
  jest.advanceTimersByTime(5_000);
  openPage();
  expect(takeEarlyTaps()).toEqual([TEN_PAST]);
});

it('takes two taps within a second for one', () => {
  openPage();
  tap();
  jest.advanceTimersByTime(999);
  tap();
  expect(heading()).toBe('Running');
  jest.advanceTimersByTime(1);
  tap();
  expect(heading()).toBe('Ready');
  expect(takeEarlyTaps()).toHaveLength(2);
});

it('stops a contraction that was running before', () => {
  storeActive(TEN_PAST - 30_000);
  openPage();
  jest.advanceTimersByTime(1_000);
  expect(heading()).toBe('Running');
  tap();
  expect(heading()).toBe('Ready');
});

it('keeps a tap to itself until the widget has taken over', () => {
  openPage();
  const heard = jest.fn();
  // The element on which React listens: if the tap reached it, the widget would count it again, as a stop.
  document.addEventListener('click', heard);
  tap();
  expect(heard).not.toHaveBeenCalled();
  takeEarlyTaps();
  tap();
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('click', heard);
});

describe('with another tab', () => {
  it('gives out nothing that the other one has taken over', () => {
    openPage();
    tap();
    jest.advanceTimersByTime(40_000);
    tap();
    window.localStorage.removeItem('earlyTaps');
    expect(takeEarlyTaps()).toEqual([]);
  });

  it('stops the contraction that the other one has started', () => {
    openPage();
    tap();
    window.localStorage.removeItem('earlyTaps');
    storeActive(TEN_PAST);
    jest.advanceTimersByTime(30_000);
    expect(heading()).toBe('Running');
    tap();
    expect(heading()).toBe('Ready');
    expect(takeEarlyTaps()).toEqual([TEN_PAST + 30_000]);
  });

  it('shows nothing as running that the other one has stopped', () => {
    openPage();
    tap();
    expect(heading()).toBe('Running');
    window.localStorage.removeItem('earlyTaps');
    jest.advanceTimersByTime(1_000);
    expect(heading()).toBe('Ready');
  });

  it('keeps what both have noted', () => {
    openPage();
    tap();
    storeTaps({ version: 1, taps: [TEN_PAST, TEN_PAST + 20_000] });
    jest.advanceTimersByTime(60_000);
    tap();
    expect(takeEarlyTaps()).toEqual([TEN_PAST, TEN_PAST + 20_000, TEN_PAST + 60_000]);
  });
});

it('gives out taps where the browser keeps nothing, and after a clock was put back by a moment', () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  openPage();
  tap();
  jest.advanceTimersByTime(2_000);
  expect(takeEarlyTaps()).toEqual([TEN_PAST]);
  refused.mockRestore();

  openPage();
  tap();
  jest.setSystemTime(TEN_PAST + 1_800);
  expect(takeEarlyTaps()).toEqual([TEN_PAST + 2_000]);
});

it('answers a question again once the widget has put it back', () => {
  openPage();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div data-island="timer"><input type="radio" name="a" value="Yes" /><input type="radio" name="a" value="Skip" checked /></div>',
  );
  const [yes, skip] = document.querySelectorAll<HTMLInputElement>('input');
  yes?.click();
  takeEarlyTaps();
  if (skip) skip.checked = true;
  const answered = jest.fn();
  yes?.addEventListener('change', answered);
  jest.advanceTimersByTime(1);
  expect(yes?.checked).toBe(true);
  expect(answered).toHaveBeenCalledTimes(1);
});

it('says after ten seconds that nothing has started, and not where it has', () => {
  openPage();
  jest.advanceTimersByTime(9_999);
  expect(isNoticeShown()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isNoticeShown()).toBe(true);

  takeEarlyTaps();
  openPage();
  takeEarlyTaps();
  jest.advanceTimersByTime(20_000);
  expect(isNoticeShown()).toBe(false);
});

it('says so at once when a script of the site fails, and not for another script', () => {
  openPage();
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://example.ca/site.js' }));
  expect(isNoticeShown()).toBe(false);
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://example.ca/_next/static/chunks/a.js' }));
  expect(isNoticeShown()).toBe(true);
});

it('says so soon after the page is loaded where a script had failed before it could listen, and not where the timer starts', () => {
  openPage();
  window.dispatchEvent(new Event('load'));
  takeEarlyTaps();
  jest.advanceTimersByTime(2_000);
  expect(isNoticeShown()).toBe(false);

  openPage();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1_999);
  expect(isNoticeShown()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isNoticeShown()).toBe(true);
});

it('gives out nothing but times that have come, whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.record({ taps: fc.array(fc.jsonValue()) })), (value) => {
      storeTaps(value);
      openPage();
      for (const time of takeEarlyTaps()) {
        expect(typeof time).toBe('number');
        expect(time).toBeLessThanOrEqual(TEN_PAST);
      }
    }),
  );
  window.localStorage.setItem('earlyTaps', '{"taps":[1');
  openPage();
  expect(takeEarlyTaps()).toEqual([]);
});

it('is nothing where no script has run', () => {
  window.takeEarlyTaps = undefined;
  expect(takeEarlyTaps()).toEqual([]);
});

it('makes a tap on another button of the widget again, once, when the timer has started', () => {
  openPage();
  document.body.insertAdjacentHTML('beforeend', '<div data-island="timer"><button id="add">Add</button></div>');
  const button = document.querySelector<HTMLElement>('#add');
  button?.click();
  button?.click();
  expect(button?.dataset.tapped).toBe('');
  const onClick = jest.fn();
  button?.addEventListener('click', onClick);
  expect(takeEarlyTaps()).toEqual([]);
  jest.runOnlyPendingTimers();
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button?.dataset.tapped).toBeUndefined();
});

describe('where React has made the elements anew, as on a page that was translated before', () => {
  const questions = '<input type="radio" value="yes"><input type="radio" value="no"><button>Add</button>';
  const showWidget = (markup: string) => {
    document.querySelector('[data-island]')?.remove();
    document.body.insertAdjacentHTML('beforeend', `<div data-island="timer">${markup}</div>`);
  };
  const find = (selector: string) => document.querySelector<HTMLInputElement>(`[data-island] ${selector}`);

  it('gives the last answer and the tap to the new elements', () => {
    openPage();
    showWidget(questions);
    for (const value of ['no', 'yes', 'no']) find(`[value=${value}]`)?.click();
    find('button')?.click();
    showWidget(questions);
    const onClick = jest.fn();
    find('button')?.addEventListener('click', onClick);
    takeEarlyTaps();
    jest.runOnlyPendingTimers();
    expect(find('[value=no]')?.checked).toBe(true);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does nothing to a widget that has another button by then', () => {
    openPage();
    showWidget(questions);
    find('button')?.click();
    showWidget(`<button>Clear All</button>${questions}`);
    const onClick = jest.fn();
    document.querySelector('[data-island]')?.addEventListener('click', onClick);
    takeEarlyTaps();
    jest.runOnlyPendingTimers();
    expect(onClick).not.toHaveBeenCalled();
  });
});

it("writes times as the page's words do, whatever language a translator says the page has", () => {
  document.body.innerHTML = '';
  openPage();
  document.documentElement.lang = 'fa';
  document.querySelector('[data-early-idle]')?.setAttribute('data-early-running', 'Since {time}');
  tap();
  expect(heading()).toMatch(/^Since 10:10:00/);
});
