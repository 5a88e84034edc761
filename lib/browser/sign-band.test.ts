import { readFileSync } from 'node:fs';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { AFTER_BIRTH_BAND, getSignBand } from '@/lib/weeks/sign-bands';
import { warningSigns } from '@/lib/weeks/warning-signs';

const bands = [...warningSigns.map(({ fromWeek }) => getSignBand(fromWeek)), AFTER_BIRTH_BAND];
const links = () => [...document.querySelectorAll('a')];

/** Runs the script in the chooser of the page, as the browser does, and says which list it shows. */
function findShown(hash = ''): string | undefined {
  window.location.hash = hash;
  document.body.innerHTML = [
    '<p data-own-week hidden><span data-number></span></p>',
    ...warningSigns.map(
      ({ fromWeek, toWeek }) => `<a href="#${getSignBand(fromWeek)}" data-to-band data-to-week="${toWeek}"></a>`,
    ),
    `<a href="#${AFTER_BIRTH_BAND}" data-to-band></a>`,
  ].join('');
  jest.isolateModules(() => require('./in-page/own-sign-band'));
  return document.documentElement.dataset.signBand;
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 10) });
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
  window.location.hash = '';
});

it('leaves all lists open while neither the address nor what is stored says which', () => {
  expect(findShown()).toBe('all');
  expect(findShown('#content')).toBe('all');
  expect(links().map((link) => link.getAttribute('aria-current'))).not.toContain('true');
});

// 40 weeks are on the due date.
it.each([
  ['2027-06-08', 'weeks-4-13', '11'],
  ['2027-01-30', 'weeks-26-36', '30'],
  ['2026-11-21', 'weeks-37-42', '40'],
  ['2026-11-01', 'weeks-37-42', '42'],
])('shows the list of the own week, and names it: due %s, %s', (dueDate, band, week) => {
  window.localStorage.setItem('pregnancy', serializeStoredPregnancy({ dueDate }));
  expect(findShown()).toBe(band);
  expect(links().filter((link) => link.getAttribute('aria-current') === 'true')).toHaveLength(1);
  const line = document.querySelector<HTMLElement>('[data-own-week]');
  expect([line?.hidden, line?.textContent]).toEqual([false, week]);
});

it.each([
  ['2026-10-31', 'all'],
  ['nonsense', 'all'],
])('shows all where the due date is none of today: %s', (dueDate, band) => {
  window.localStorage.setItem('pregnancy', JSON.stringify({ version: 1, dueDate }));
  expect(findShown()).toBe(band);
});

it.each([
  ['2026-11-14', AFTER_BIRTH_BAND],
  ['2025-10-01', 'all'],
])('shows the lists after a birth for as long as the baby is counted: born %s, %s', (birthday, band) => {
  window.localStorage.setItem('birth', JSON.stringify({ version: 1, birthday }));
  expect(findShown()).toBe(band);
});

it.each([
  ['#weeks-20-25', 'weeks-20-25'],
  ['#weeks-20-25-fever', 'weeks-20-25'],
  ['#weeks-4-13-severe-pain', 'weeks-4-13'],
  ['#after-birth-baby-yellow', AFTER_BIRTH_BAND],
])('shows the list that the address asks for, also by a sign of it, before the own: %s', (hash, band) => {
  window.localStorage.setItem('pregnancy', serializeStoredPregnancy({ dueDate: '2027-01-30' }));
  expect(findShown(hash)).toBe(band);
});

it('has a rule of style for each list that may be shown alone', () => {
  const css = readFileSync('components/emergency/when-to-call.css', 'utf8');
  const named = [...css.matchAll(/data-sign-band="([\w-]+)"\] \[data-band\]:not\(\[data-band="([\w-]+)"\]\)/g)];
  expect(named.map(([, shown]) => shown)).toEqual(bands);
  for (const [, shown, kept] of named) expect(kept).toBe(shown);
});
