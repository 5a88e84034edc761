import { getInitialFields } from '@/lib/pregnancy/calculator-fields';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';

// 11 weeks 4 days on November 21.
const entered = { dueDate: '2027-06-08' };
const calculated = { ...entered, fields: getInitialFields('2026-09-01') };

const line = () => document.querySelector<HTMLElement>('[data-week]');

/** Runs the script in the page of a week, as the browser runs it when it has read all of it. */
function isLineShown(week: number) {
  document.body.innerHTML = `<p data-week="${week}" hidden>This is your week</p>`;
  jest.isolateModules(() => require('./own-week'));
  return line()?.hidden === false;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 10) });
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it.each([
  ['entered', entered],
  ['calculated', calculated],
])('shows the line in the week that follows from a due date that was %s, and in no other', (_how, pregnancy) => {
  window.localStorage.setItem('pregnancy', serializeStoredPregnancy(pregnancy));
  expect(isLineShown(11)).toBe(true);
  expect(isLineShown(10)).toBe(false);
  expect(isLineShown(12)).toBe(false);
});

it('shows it in the next week from the day on which that begins', () => {
  window.localStorage.setItem('pregnancy', serializeStoredPregnancy(entered));
  expect(isLineShown(12)).toBe(false);
  jest.setSystemTime(new Date(2026, 10, 24));
  jest.advanceTimersByTime(60_000);
  expect(line()?.hidden).toBe(false);
});

it.each([null, '', '{"version":2,"dueDate":"2027-06-08"}', '{"version":1,"dueDate":"2027-06-31"}', '[1]'])(
  'hides it where %p is stored',
  (text) => {
    if (text !== null) window.localStorage.setItem('pregnancy', text);
    expect(isLineShown(11)).toBe(false);
  },
);

it.each([
  ['in another tab', 'storage'],
  ['before one comes back to a page that was frozen', 'pageshow'],
])('hides it when the due date is erased %s', (_where, type) => {
  window.localStorage.setItem('pregnancy', serializeStoredPregnancy(entered));
  expect(isLineShown(11)).toBe(true);
  window.localStorage.clear();
  window.dispatchEvent(new Event(type));
  expect(line()?.hidden).toBe(true);
});

it('hides it where the browser refuses its storage', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(isLineShown(11)).toBe(false);
});
