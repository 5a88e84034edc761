import { fireEvent, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import { startSignFinder } from '@/lib/browser/light/sign-finder';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { AFTER_BIRTH_BAND, getSignAnchor } from '@/lib/weeks/sign-bands';
import { warningSigns } from '@/lib/weeks/warning-signs';
import * as words from '@/words/sign-search';
import { orders, signs } from '@/words/warning-signs';
import { afterBirth } from '@/words/when-to-call';
import { SignFinder } from './sign-finder';
import { SignGroups } from './sign-groups';

const { signEntryWords: entries } = words;

/** The finder above the lists, as the page of when to call has them. */
const page = renderToStaticMarkup(
  <>
    <SignFinder />
    {warningSigns.map(({ fromWeek, groups }) => (
      <SignGroups
        key={fromWeek}
        groups={groups}
        heading="h3"
        hasEveryRegion
        getAnchor={(sign) => getSignAnchor(fromWeek, sign)}
      />
    ))}
    {Object.entries(whenToCallAfterBirth).map(([person, groups]) => (
      <SignGroups key={person} groups={groups} heading="h4" getAnchor={(sign) => getSignAnchor('after-birth', sign)} />
    ))}
  </>,
);

function open({ band = 'all', stored = {} }: { band?: string; stored?: Record<string, string> } = {}) {
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  document.documentElement.dataset.signBand = band;
  document.body.innerHTML = page;
  startSignFinder(document.body);
}

const field = () => screen.getByLabelText(words.field);
const weeks = () => screen.getByLabelText(words.whenField);
/** What is read out. */
const status = () => document.querySelector('[role="status"]');
const type = (value: string) => fireEvent.input(field(), { target: { value } });
const chooseWeeks = (value: string) => fireEvent.change(weeks(), { target: { value } });
const answers = () => [...document.querySelectorAll<HTMLElement>('[data-answers] > li')];
const names = () => answers().map((answer) => answer.querySelector('[data-name]')?.textContent);
const ordersOf = (answer: HTMLElement | undefined) =>
  [...(answer?.querySelector('[data-orders]')?.childNodes ?? [])].map(({ textContent }) =>
    textContent?.replaceAll('\u00a0', ' '),
  );

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 10) });
  window.localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

it('answers with the line of the list of the weeks, its order, and what to say on the telephone', () => {
  open();
  type('headahce');
  chooseWeeks('weeks-26-36');
  const [answer, ...others] = answers();
  expect(others).toEqual([]);
  expect(ordersOf(answer)).toEqual([orders.go]);
  expect(within(answer as HTMLElement).getByText(signs.headache.text)).toBeInTheDocument();
  expect(answer).toHaveTextContent(words.say(words.pregnantBetween(26, 36), entries.headache.say));
  expect(status()).toHaveTextContent(words.found(1));
  chooseWeeks('weeks-4-13');
  expect(ordersOf(answers()[0])).toEqual([orders['call-now']]);
});

it('takes the list that the page shows, and the own week within it', () => {
  // 30 weeks 0 days on November 21.
  open({ band: 'weeks-26-36', stored: { pregnancy: serializeStoredPregnancy({ dueDate: '2027-01-30' }) } });
  expect(weeks()).toHaveValue('weeks-26-36');
  type('fever');
  expect(answers()[0]).toHaveTextContent(words.say(words.pregnantInWeek(30), entries.fever.say));
});

it('says that the weeks were not said, and gives the most urgent order of any', () => {
  open();
  type('yellow eyes');
  const answer = answers().find((found) => found.textContent?.includes(entries.yellow.name));
  expect(ordersOf(answer)).toEqual([orders['call-or-go']]);
  expect(within(answer as HTMLElement).getByText(words.anyWeeksAnswer)).toBeVisible();
});

it('tells to call where the list of the weeks has no line, and shows that of the nearest list as such', () => {
  open();
  chooseWeeks('weeks-4-13');
  type('weak kicks');
  const [answer] = answers();
  expect(ordersOf(answer)).toEqual([words.call]);
  expect(within(answer as HTMLElement).getByText(words.notInTheseWeeks)).toBeVisible();
  expect(answer).toHaveTextContent(signs['changed-from-24'].text);
  type('urge to push');
  expect(ordersOf(answers()[0])).toEqual([expect.stringContaining(orders['call-911'])]);
});

it('says of a newborn the order of its own list, whatever the weeks', () => {
  open();
  chooseWeeks('weeks-26-36');
  type('baby fever');
  expect(ordersOf(answers()[0])).toEqual([orders['go-to-emergency']]);
  expect(within(answers()[0] as HTMLElement).queryByText(words.notInTheseWeeks)).not.toBeVisible();
  expect(answers()[0]).toHaveTextContent(words.listSays(afterBirth));
});

it('orders to call for a sign that the list names only with another', () => {
  open();
  chooseWeeks('weeks-14-19');
  type('dizzy');
  expect(ordersOf(answers()[0])).toEqual([orders.go, words.thisAlone]);
  chooseWeeks('weeks-26-36');
  expect(ordersOf(answers()[0])).toEqual([orders.go, orders['call-now']]);
});

it('says first what makes a common thing an emergency', () => {
  open();
  chooseWeeks('weeks-14-19');
  type('nosebleed');
  expect(ordersOf(answers()[0])).toEqual([entries.nosebleed.order, words.whenToCall]);
});

it('has the most urgent first, and what the weeks have before what other weeks have', () => {
  open();
  chooseWeeks('weeks-26-36');
  type('fever');
  expect(names()).toEqual([entries.fever.name, entries['baby-fever'].name]);
  type('bleeding');
  expect(names()[0]).toBe(entries['very-heavy-bleeding'].name);
});

it('tells what pregnancy can bring only with when to call', () => {
  open();
  chooseWeeks('weeks-26-36');
  type('heartburn');
  const [answer] = answers();
  expect(answer).toHaveTextContent(words.common);
  expect(answer).toHaveTextContent(words.callIf);
  expect(within(answer as HTMLElement).getByRole('link', { name: entries['right-ribs'].name })).toBeInTheDocument();
  expect(answer).toHaveTextContent(orders.go);
  expect(within(answer as HTMLElement).getByText(words.common)).toBeVisible();
  chooseWeeks(AFTER_BIRTH_BAND);
  expect(within(answers()[0] as HTMLElement).getByText(words.common)).not.toBeVisible();
});

it('never leaves a question without an answer', () => {
  open();
  const notFound = () => document.querySelector<HTMLElement>('[data-not-found]');
  expect(notFound()).not.toBeVisible();
  for (const typed of ['purple elbow', 'zzz']) {
    type(typed);
    expect(status()).toHaveTextContent(words.notFound);
    expect(notFound()).toBeVisible();
    expect(notFound()).toHaveTextContent(words.call);
    expect(notFound()?.textContent?.startsWith(words.emergencyFirst)).toBe(true);
  }
  type('purple elbow');
  expect(screen.getByText(words.nearest)).toBeVisible();
  expect(names()).toContain(entries.blow.name);
});

it('is empty again by Escape, and for words that ask for nothing', () => {
  open();
  type('fever');
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(field()).toHaveValue('');
  expect(answers()).toEqual([]);
  type('is it');
  expect(answers()).toEqual([]);
  expect(status()).toBeEmptyDOMElement();
});

it('answers what is chosen, with the keyboard on the answer, and then what stands beside it', () => {
  open();
  fireEvent.click(screen.getByText(entries.itching.name));
  expect(names()).toEqual([entries.itching.name]);
  expect(document.activeElement?.localName).toBe('summary');
  fireEvent.click(within(answers()[0] as HTMLElement).getByRole('link', { name: entries.yellow.name }));
  expect(names()).toEqual([entries.yellow.name]);
});

it.each([
  ['QC', 'call-then-go'],
  ['ON', 'call-now'],
] as const)('has for water that breaks at term the order of %s: %s', (region, order) => {
  open({ stored: { region } });
  chooseWeeks('weeks-37-42');
  type('my water broke');
  expect(ordersOf(answers()[0])).toContain(orders[order]);
});

it('says of a newborn that a baby is born, whatever the weeks', () => {
  open();
  chooseWeeks('weeks-26-36');
  type('baby jaundice');
  expect(answers()[0]).toHaveTextContent(words.say(words.gaveBirth, entries['baby-yellow'].say));
  chooseWeeks(AFTER_BIRTH_BAND);
  expect(ordersOf(answers()[0])).toEqual([orders['go-to-emergency'], orders['call-now']]);
});

it('copies no id of the page', () => {
  open();
  type('e');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
