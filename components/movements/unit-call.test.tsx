import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { serializeProviderPhone } from '@/lib/contractions/provider-phone';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { problems, remove } from '@/words/contractions/provider';
import { unit as words } from '@/words/movements';
import { notKept } from '@/words/ui/not-kept';

// Scripts within pages are bundled while pages are built, and not in a browser.
jest.mock('@/lib/site/bundle-script', () => ({ bundleInPageScript: () => '' }));

const KEY = 'maternityPhone';

/** Opens the page, whose script runs once all of it is read. */
function open(): void {
  const { UnitCall }: typeof import('./unit-call') = require('./unit-call');
  document.body.innerHTML = `<div data-movement-parts>${renderToStaticMarkup(<UnitCall />)}</div>`;
  jest.isolateModules(() => require('@/lib/browser/light/movements'));
}

const call = () => screen.queryByRole('link', { name: new RegExp(words.call) });
const field = () => screen.queryByRole('textbox', { name: words.label });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));
const enter = (text: string) => {
  fireEvent.input(field() as HTMLElement, { target: { value: text } });
  fireEvent.submit(screen.getByRole('form', { name: words.title }));
};
const ownPart = () => document.querySelector<HTMLElement>('[data-movement-parts]')?.dataset.own;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 10) });
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('takes the number of the unit, dials it, and offers to change and to remove it', () => {
  open();
  expect(call()).toBeNull();
  press(new RegExp(words.add));
  expect(field()).toHaveFocus();
  enter(' (902) 555\u20110100, x12 ');
  expect(call()).toHaveAttribute('href', 'tel:9025550100,12');
  expect(call()).toHaveFocus();
  expect(window.localStorage.getItem(KEY)).toBe(serializeProviderPhone('(902) 555-0100 ext 12'));
  press(words.change);
  expect(field()).toHaveValue('(902) 555-0100 ext 12');
  press(remove);
  expect(call()).toBeNull();
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

it.each([
  ['', problems.missing],
  ['my unit', problems.characters],
  ['12', problems.length],
])('says beside the field what is wrong with %p, and leaves it there', (text, problem) => {
  open();
  press(new RegExp(words.add));
  enter(text);
  expect(field()).toHaveValue(text);
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(problem));
  expect(field()).toBeInvalid();
  expect(window.localStorage.getItem(KEY)).toBeNull();
});

it('dials a number that the browser refuses to store, and says that it is not kept', () => {
  open();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  press(new RegExp(words.add));
  enter('902-555-0100');
  expect(call()).toHaveAttribute('href', 'tel:9025550100');
  expect(screen.getByRole('status')).toHaveTextContent(notKept);
});

it('forgets the number where all is erased in another tab', () => {
  window.localStorage.setItem(KEY, serializeProviderPhone('811'));
  open();
  expect(call()).not.toBeNull();
  window.localStorage.clear();
  fireEvent(window, new Event('storage'));
  expect(call()).toBeNull();
  expect(screen.getByRole('button', { name: new RegExp(words.add) })).toBeVisible();
});

it.each([
  ['2027-06-08', 'before-24'],
  ['2027-03-10', 'weeks-24-25'],
  ['2027-01-30', 'from-26'],
  // Past 42 weeks the site counts no more.
  ['2026-11-01', undefined],
])('marks for a due date of %s the part %s', (dueDate, part) => {
  window.localStorage.setItem('pregnancy', serializeStoredPregnancy({ dueDate }));
  open();
  expect(ownPart()).toBe(part);
  window.localStorage.clear();
  fireEvent(window, new Event('storage'));
  expect(ownPart()).toBeUndefined();
});
