import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { followEntries } from '@/lib/browser/follow-entries';
import { type CanIEntry, canIEntries } from '@/lib/can-i/entries';
import { getCanIEntry } from '@/lib/can-i/topic-entries';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import * as words from '@/words/can-i/page';
import { afterBirth } from '@/words/can-i/page';
import { AskSomebody } from './ask-somebody';
import { Entry } from './entry';

const { verdictWords: verdicts } = words;

/** Of the words only those that the week decides, in words of the test. */
const ibuprofen: CanIEntry = {
  ...getCanIEntry('ibuprofen'),
  call: undefined,
  todoByWeek: ['Early: ask.', 'Late: take none.'],
};

/** Answers as the page of a topic has them, once its script has started. */
function open(entries: CanIEntry[], stored: Record<string, string> = {}) {
  for (const [key, value] of Object.entries(stored)) window.localStorage.setItem(key, value);
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <p data-after-birth-note hidden>
        {afterBirth}
      </p>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </>,
  );
  followEntries(document.body);
}

const summary = (id: string) => document.querySelector(`#${id} > summary`) as HTMLElement;
/** What is seen of an answer that is closed. */
const seen = (id: string) => {
  const shown = summary(id).cloneNode(true) as HTMLElement;
  for (const hidden of shown.querySelectorAll('[hidden]')) hidden.remove();
  return shown.textContent?.replace(/[\s\u00a0]+/g, ' ').trim();
};
const pregnant = (dueDate: string) => ({ pregnancy: serializeStoredPregnancy({ dueDate }) });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 10) });
  window.localStorage.clear();
  window.location.hash = '';
});

afterEach(() => jest.useRealTimers());

it('says verdict and what to do without being opened, and why, what if, and the sources once it is', () => {
  const feta = getCanIEntry('feta');
  open([feta]);
  expect(seen('feta')).toBe(`${feta.name} · ${verdicts['better-not']}${feta.todo}`);
  const answer = document.getElementById('feta') as HTMLElement;
  expect(answer).toHaveTextContent(feta.why ?? '');
  expect(answer).toHaveTextContent(`${words.alreadyTitle} ${feta.already}`);
  expect(within(answer).getByText(`Sources (${feta.sources.length})`)).toBeInTheDocument();
});

it('says what asks for a call before the verdict, with no link in what opens', () => {
  const inhaler = { ...getCanIEntry('asthma-inhaler'), call: 'Trouble breathing: 911.' };
  open([inhaler]);
  const text = seen('asthma-inhaler') ?? '';
  expect(text.indexOf('Trouble breathing')).toBeGreaterThan(0);
  expect(text.indexOf('Trouble breathing')).toBeLessThan(text.indexOf(verdicts['keep-taking']));
  expect(within(summary('asthma-inhaler')).queryByRole('link')).toBeNull();
  expect(document.querySelector('#asthma-inhaler a[href="tel:911"]')).toBeInTheDocument();
});

describe('where the week matters', () => {
  it('says in an unknown week what holds in any, and the verdict of each span', () => {
    open([ibuprofen]);
    expect(seen('ibuprofen')).toBe(
      `${ibuprofen.name}${ibuprofen.todo}To week 19: ${verdicts['ask-first']}From week 20: ${verdicts['better-not']}`,
    );
  });

  // 40 weeks 0 days are on the due date, the day of the test 19 weeks 6 days and 20 weeks 0 days before.
  it.each([
    ['2027-04-11', 19, verdicts['ask-first'], 'Early: ask.'],
    ['2027-04-10', 20, verdicts['better-not'], 'Late: take none.'],
  ])('says what holds in the own week, and which that is: due %s, week %i', (dueDate, week, verdict, todo) => {
    open([ibuprofen], pregnant(dueDate));
    expect(seen('ibuprofen')).toBe(`${ibuprofen.name}${verdict} ${words.forWeek} ${week}${todo}`);
    expect(document.querySelector('#ibuprofen li[aria-current]')).toHaveTextContent(todo);
  });

  it('goes back to what holds in any week once the due date is erased', () => {
    open([ibuprofen], pregnant('2027-04-10'));
    window.localStorage.clear();
    window.dispatchEvent(new Event('storage'));
    expect(seen('ibuprofen')).toContain(ibuprofen.todo);
    expect(document.querySelector('#ibuprofen li[aria-current]')).toBeNull();
  });

  it('says after a birth that the list is for pregnancy, and of no week', () => {
    open([ibuprofen], { birth: '{"version":1,"birthday":"2026-11-10"}' });
    expect(screen.getByText(afterBirth)).toBeVisible();
    expect(seen('ibuprofen')).toContain(ibuprofen.todo);
  });
});

describe('whom to ask', () => {
  const calls = () =>
    [...document.querySelectorAll<HTMLAnchorElement>('[data-calls] a')]
      .filter((link) => !link.hidden)
      .map((link) => link.getAttribute('href'));

  it.each([
    [{}, '#health-lines'],
    [{ region: 'ON' }, 'tel:811'],
    [{ region: 'ON', providerPhone: '{"version":1,"number":"(613) 555-0100"}' }, 'tel:6135550100'],
  ])('is the own number, else the region’s, else all: %p', (stored, called) => {
    open([getCanIEntry('cold-remedies')], stored);
    expect(calls()).toEqual([called]);
  });

  it('stands in every answer that leads to a person, and in no other', () => {
    const withCalls = canIEntries.filter((entry) =>
      renderToStaticMarkup(<Entry entry={entry} />).includes('data-calls'),
    );
    for (const { verdict, call, byWeek } of withCalls) {
      expect(call ?? byWeek ?? !['yes', 'with-care', 'better-not'].includes(verdict)).toBeTruthy();
    }
    const asking = canIEntries.filter(({ verdict }) => verdict === 'ask-first');
    expect(withCalls).toEqual(expect.arrayContaining(asking));
  });
});

it('opens the answer that the address names, also when it is asked for again', () => {
  window.location.hash = '#feta';
  open([getCanIEntry('feta'), getCanIEntry('brie-camembert')]);
  const isOpen = (id: string) => (document.getElementById(id) as HTMLDetailsElement).open;
  expect([isOpen('feta'), isOpen('brie-camembert')]).toEqual([true, false]);
  window.location.hash = '#brie-camembert';
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  expect(isOpen('brie-camembert')).toBe(true);
});

it('shares the address of an answer: by the sheet of the phone, else by the clipboard', async () => {
  jest.useRealTimers();
  const share = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  window.location.hash = '#feta';
  open([getCanIEntry('feta')]);
  const button = screen.getByText(words.share);
  fireEvent.click(button);
  const url = `${window.location.origin}/#feta`;
  await waitFor(() => expect(share).toHaveBeenCalledWith({ title: getCanIEntry('feta').name, url }));
  Reflect.deleteProperty(navigator, 'share');
  const writeText = jest.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByText(words.copied)).toBeVisible());
  expect(writeText).toHaveBeenCalledWith(url);
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('has for each verdict a word and a shape of its own', () => {
  const shapes = new Set(
    Object.keys(verdicts).map((verdict) => {
      const { container } = render(
        <Entry entry={{ ...getCanIEntry('feta'), verdict: verdict as CanIEntry['verdict'] }} />,
      );
      return container.querySelector('summary use')?.getAttribute('href');
    }),
  );
  expect(shapes.size).toBe(Object.keys(verdicts).length);
  expect(new Set(Object.values(verdicts)).size).toBe(shapes.size);
});

it('has the poison centre to tap in an answer that asks for a call to it, and in no other', () => {
  open([getCanIEntry('acetaminophen'), getCanIEntry('feta')]);
  const numbers = (id: string) =>
    [...document.querySelectorAll(`#${id} .answer-more a[href^="tel:+1"]`)].map((link) => link.textContent);
  expect(numbers('acetaminophen')).toEqual(['1-844-764-7669', '1-800-463-5060']);
  expect(numbers('feta')).toEqual([]);
});

it('has it beside whom to ask, before the health lines', () => {
  const text = renderToStaticMarkup(<AskSomebody />).replace(/<[^>]+>/g, '');
  expect(text.indexOf('1-844-764-7669')).toBeGreaterThan(-1);
  expect(text.indexOf('1-844-764-7669')).toBeLessThan(text.indexOf('811'));
});
