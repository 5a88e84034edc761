const box = (id: string) => document.querySelector<HTMLInputElement>(`[data-to-do="${id}"]`);
const stored = () => window.localStorage.getItem('doneToDos');
const idsIn = (id: string) =>
  [...document.querySelectorAll(`#${id} [data-to-do]`)].map((element) => element.getAttribute('data-to-do'));
const fold = () => document.querySelector<HTMLElement>('[data-other-regions]');

function tick(id: string) {
  const element = box(id);
  if (element) element.checked = !element.checked;
  element?.dispatchEvent(new Event('change'));
}

/** Runs the script below what there is to do, as the browser runs it while it reads the page. */
function run() {
  document.body.innerHTML = `
    <ul id="to-dos"><li><input type="checkbox" data-to-do="crib"></li></ul>
    <div data-other-regions><ul id="folded">
      <li data-regions="ON" data-own="to-dos"><input type="checkbox" data-to-do="efts"></li>
      <li data-regions="BC ON" data-own="tips">Both</li>
      <li data-regions="QC" data-own="tips">Quebec</li>
    </ul></div>
    <ul id="tips"></ul>`;
  jest.isolateModules(() => require('./week-to-dos'));
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 10) });
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows what was ticked before, stores what is ticked now, and nothing once the last tick is gone', () => {
  window.localStorage.setItem('doneToDos', '{"version":1,"done":["crib","parking"]}');
  run();
  expect(box('crib')?.checked).toBe(true);
  expect(box('efts')?.checked).toBe(false);
  tick('efts');
  expect(stored()).toBe('{"version":1,"done":["crib","parking","efts"]}');
  for (const id of ['crib', 'efts']) tick(id);
  expect(stored()).toBe('{"version":1,"done":["parking"]}');
  window.localStorage.setItem('doneToDos', '{"version":1,"done":["crib"]}');
  window.dispatchEvent(new Event('storage'));
  expect(box('crib')?.checked).toBe(true);
  tick('crib');
  expect(stored()).toBeNull();
});

it('holds a tick that the browser does not store, until the page is left', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  run();
  tick('crib');
  jest.advanceTimersByTime(60_000);
  expect(box('crib')?.checked).toBe(true);
});

it('moves up what is done in one’s own region, takes away the rest, and puts it back once the region is erased', () => {
  run();
  expect(idsIn('folded')).toEqual(['efts']);
  expect(fold()?.hidden).toBe(false);
  window.localStorage.setItem('region', 'ON');
  window.dispatchEvent(new Event('storage'));
  expect(idsIn('to-dos')).toEqual(['crib', 'efts']);
  expect(document.getElementById('tips')?.textContent).toBe('Both');
  expect(fold()?.hidden).toBe(true);
  window.localStorage.setItem('region', 'BC');
  window.dispatchEvent(new Event('storage'));
  expect(idsIn('to-dos')).toEqual(['crib']);
  expect(document.getElementById('tips')?.textContent).toBe('Both');
  window.localStorage.clear();
  window.dispatchEvent(new Event('storage'));
  expect(idsIn('folded')).toEqual(['efts']);
  expect(fold()?.hidden).toBe(false);
});

it('takes no other text for a region', () => {
  window.localStorage.setItem('region', 'XX');
  run();
  expect(fold()?.hidden).toBe(false);
});
