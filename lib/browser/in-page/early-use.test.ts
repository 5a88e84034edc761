import { startLight } from '@/lib/browser/start-light';

/** A page of tier 'light' as it is exported: the script of early use above what its own script operates. */
function openPage() {
  document.body.innerHTML = `
    <div data-cannot-start hidden>Cannot start</div>
    <div data-light="finder">
      <input type="search" />
      <label><input type="checkbox" /> Urgent</label>
      <button class="clear">Clear</button>
      <button class="next">Next</button>
    </div>`;
  jest.isolateModules(() => require('./early-use'));
}

const find = <Found extends HTMLElement = HTMLElement>(selector: string) =>
  document.querySelector<Found>(selector) as Found;
const field = () => find<HTMLInputElement>('[type=search]');
const isNoticeShown = () => !find('[data-cannot-start]').hidden;
const type = (text: string) => {
  field().value = text;
  field().dispatchEvent(new Event('input', { bubbles: true }));
};

/** Starts the page's own script, as a light script does, and tells what it hears from then on. */
function start() {
  const heard: string[] = [];
  startLight('finder', (part) => {
    const box = part.querySelector<HTMLInputElement>('[type=checkbox]');
    field().addEventListener('input', () => heard.push(field().value));
    box?.addEventListener('change', () => heard.push(box.checked ? 'ticked' : 'not ticked'));
    for (const button of part.querySelectorAll('button'))
      button.addEventListener('click', () => heard.push(button.className));
  });
  jest.advanceTimersByTime(50);
  return heard;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  find('[data-light]').dataset.started = '';
  jest.advanceTimersByTime(50);
  jest.useRealTimers();
});

it('replays what was typed, ticked and tapped before the script started, in order and once', () => {
  openPage();
  type('bl');
  type('bleeding');
  find('[type=checkbox]').click();
  find('.next').click();
  find('.next').click();
  expect(find('.next').dataset.tapped).toBe('');
  expect(start()).toEqual(['bleeding', 'ticked', 'next']);
  expect(field().value).toBe('bleeding');
  expect(document.querySelector('[data-tapped]')).toBeNull();
});

it('leaves alone what is done once the script has started', () => {
  openPage();
  const heard = start();
  find('.clear').click();
  type('fever');
  expect(heard).toEqual(['clear', 'fever']);
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual(['clear', 'fever']);
});

it('lets what is typed on take the place of what was queued', () => {
  openPage();
  type('ble');
  const part = find('[data-light]');
  part.dataset.started = '';
  type('bleeding');
  jest.advanceTimersByTime(50);
  expect(field().value).toBe('bleeding');
});

it('takes no tap on a disabled button', () => {
  openPage();
  find<HTMLButtonElement>('.next').disabled = true;
  find('.next').click();
  expect(start()).toEqual([]);
});

it('says that the part cannot start when its script fails, until it has started', () => {
  openPage();
  window.dispatchEvent(new ErrorEvent('error', { filename: 'https://example.ca/light/finder.js' }));
  expect(isNoticeShown()).toBe(true);
  start();
  expect(isNoticeShown()).toBe(false);
});

it('says so after ten seconds without a start, and never once it has started', () => {
  openPage();
  jest.advanceTimersByTime(9_999);
  expect(isNoticeShown()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isNoticeShown()).toBe(true);

  openPage();
  start();
  jest.advanceTimersByTime(20_000);
  expect(isNoticeShown()).toBe(false);
});

it('replays to a widget once React has marked the control', () => {
  document.body.innerHTML = '<div data-island="tabs"><button>Tab</button></div>';
  jest.isolateModules(() => require('./early-use'));
  const onClick = jest.fn();
  find('button').addEventListener('click', onClick);
  find('button').click();
  jest.advanceTimersByTime(1_000);
  expect(onClick).not.toHaveBeenCalled();
  Object.assign(find('button'), { __reactProps$1: {} });
  jest.advanceTimersByTime(50);
  expect(onClick).toHaveBeenCalledTimes(1);
  Object.assign(find('[data-island]'), { __reactProps$1: {} });
  document.body.innerHTML = '<div data-light></div>';
});
