import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { storeBirth, undoBirth } from '@/lib/browser/use-birth';
import { forgetFollowed, storeFollowed } from '@/lib/browser/use-followed';
import { forgetPregnancy, storePregnancy } from '@/lib/browser/use-pregnancy';
import { forgetRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getInitialFields } from '@/lib/pregnancy/calculator-fields';
import { Greeting } from './greeting';
import { SharedGreeting } from './shared-greeting';

const today = new Date(2026, 10 /* Nov */, 21);
const inDays = (days: number) => addDays(today, days);
const link = (name: string | RegExp) => screen.getByRole('link', { name });

beforeEach(() => {
  window.HTMLElement.prototype.scrollIntoView = jest.fn();
  jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 9), advanceTimers: true });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  undoBirth();
  forgetPregnancy();
  forgetFollowed();
  forgetRegion();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('who is greeted', () => {
  function open(search: string, own?: Date, followed?: Date) {
    window.history.replaceState(null, '', `/${search}`);
    if (own) storePregnancy({ dueDate: formatCalendarDate(own) });
    if (followed) storeFollowed({ dueDate: formatCalendarDate(followed) });
    return render(<Greeting />);
  }
  const shared = `?date=${formatCalendarDate(inDays(100))}`;
  const ownStays = 'Your own due date, kept in this browser, stays as it is.';
  const getStored = (key: string) => JSON.parse(window.localStorage.getItem(key) ?? '{}').dueDate;

  it('is nobody without a link and a due date', () => {
    expect(open('').container.firstChild).toBeEmptyDOMElement();
  });

  it.each<[string, Date | undefined, Date | undefined, boolean]>([
    ['who has a week of their own', inDays(50), undefined, false],
    ['who only follows a baby', undefined, inDays(50), true],
  ])('%s finds the parts for a first visit as they are to be', (_who, own, followed, isOpen) => {
    const part = document.createElement('div');
    part.dataset.part = 'first-visit';
    part.innerHTML = '<section><details open></details></section>';
    document.body.append(part);
    open('', own, followed);
    expect(part.querySelector('details')?.open).toBe(isOpen);
    part.remove();
  });

  it.each([
    [14, false],
    [15, true],
    [21, true],
    [364, true],
    [365, false],
  ])('is asked for the birth who was due %d days ago: %p', (days, isGreeted) => {
    open('', inDays(-days));
    expect(screen.queryAllByText('Has your baby arrived?')).toHaveLength(isGreeted ? 1 : 0);
  });

  it.each([
    ['another baby', inDays(50), true],
    ['the same baby', inDays(100), false],
    ['nobody', undefined, false],
    ['a baby whose day has passed', inDays(-3), true],
    ['a baby of a year ago', inDays(-400), false],
  ])('is told before a tap what following would replace: who follows %s', (_who, followed, isTold) => {
    open(shared, undefined, followed);
    expect(screen.queryAllByText(/^You already follow a baby due .*\. If you follow this one/)).toHaveLength(
      isTold ? 1 : 0,
    );
  });

  it('is who opens a link: the announcement stands first, and their own due date stays', () => {
    open(shared, inDays(50));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A baby is on the way');
    expect(screen.getByRole('img', { name: /^Preview of the modern card/ })).toBeInTheDocument();
    expect(screen.getByText('There are 100 days to go.')).toBeInTheDocument();
    expect(screen.getByText(ownStays)).toBeInTheDocument();
    expect(getStored('pregnancy')).toBe(formatCalendarDate(inDays(50)));
    expect(getStored('followed')).toBe(undefined);
  });

  it.each([undefined, inDays(100)])('is told of no other due date where there is none: %p', (own) => {
    open(shared, own);
    expect(screen.queryByText(ownStays)).not.toBeInTheDocument();
  });

  it('can follow the baby, whose week then says so, and stop again', () => {
    open(shared, inDays(50));
    fireEvent.click(screen.getByRole('button', { name: 'Follow the weeks' }));
    expect(window.location.search).toBe('');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are 32 weeks pregnant');
    expect(screen.getByRole('heading', { name: 'The baby you follow: week 25' })).toBeInTheDocument();
    expect(getStored('followed')).toBe(formatCalendarDate(inDays(100)));
    expect(getStored('pregnancy')).toBe(formatCalendarDate(inDays(50)));
    fireEvent.click(screen.getByRole('button', { name: 'Stop following' }));
    expect(screen.queryByText(/^The baby you follow/)).not.toBeInTheDocument();
    expect(window.localStorage.getItem('followed')).toBe(null);
  });

  it.each<[string, Date | undefined]>([
    ['This is my own date', undefined],
    ['Use it instead of my own date', inDays(50)],
  ])('may say: %s', (name, own) => {
    open(shared, own);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(getStored('pregnancy')).toBe(formatCalendarDate(inDays(100)));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are 25 weeks pregnant');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(getStored('pregnancy')).toBe(own && formatCalendarDate(own));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBe(null);
  });

  it('gets back the period that a replaced date was calculated from', () => {
    const fields = getInitialFields(formatCalendarDate(inDays(-230)));
    storePregnancy({ dueDate: formatCalendarDate(inDays(50)), fields });
    open(shared);
    fireEvent.click(screen.getByRole('button', { name: 'Use it instead of my own date' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(JSON.parse(window.localStorage.getItem('pregnancy') ?? '{}').fields).toEqual(fields);
  });

  it('is told that a pregnancy would stand before their baby, and finds both then', () => {
    act(() => storeBirth(formatCalendarDate(inDays(-3))));
    open(shared);
    expect(screen.getByText(/^Your baby's own weeks are kept\./)).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'I am pregnant again: this is my own date' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are 25 weeks pregnant');
    expect(screen.getByText('Your baby is 3 days old')).toBeInTheDocument();
    expect(link('Birth card, papers and first weeks')).toHaveAttribute('href', '/birth');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Your baby is 3 days old');
  });

  it('is not asked to follow their own baby, or one that they follow', () => {
    open(shared, inDays(100));
    expect(link('Back to my week')).toHaveAttribute('href', '/');
    expect(screen.queryByRole('button')).toBe(null);
    cleanup();
    forgetPregnancy();
    open(shared, undefined, inDays(100));
    expect(screen.getByText('You follow this baby.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBe(null);
  });

  it.each([0, -1, -20])('counts no days of a baby that is shared or followed, due in %d days', (days) => {
    open(`?date=${formatCalendarDate(inDays(days))}`);
    expect(screen.getByText('Offer your help, and let them tell you their news.')).toBeInTheDocument();
    expect(screen.queryByText(/days/)).toBe(null);
    cleanup();
    open('', undefined, inDays(days));
    expect(screen.getByText('The baby you follow')).toBeInTheDocument();
    expect(screen.queryByText(/days/)).toBe(null);
  });

  it.each([
    [1, true],
    [0, false],
    [-1, false],
  ])('can follow the weeks that are left of a baby due in %d days: %p', (days, canFollow) => {
    open(`?date=${formatCalendarDate(inDays(days))}`);
    expect(screen.queryAllByRole('button', { name: 'Follow the weeks' })).toHaveLength(canFollow ? 1 : 0);
    expect(screen.queryAllByText(/^Following keeps this date/)).toHaveLength(canFollow ? 1 : 0);
    expect(link('Calculate my own')).toBeInTheDocument();
  });

  it.each([
    [-20, false],
    [-21, true],
    [281, false],
  ])('no longer has a baby to follow that was due in %d days, erased: %p', (days, isErased) => {
    open('', undefined, inDays(days));
    expect(window.localStorage.getItem('followed') === null).toBe(isErased);
  });

  it.each([
    [0, 'A baby is on the way', 'Due', 1],
    [-1, 'A due date shared with you', 'The due date was', 0],
  ])('is told of no baby on the way once the day has passed: %d', (days, heading, due, goodNews) => {
    open(`?date=${formatCalendarDate(inDays(days))}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByText(due)).toBeInTheDocument();
    expect(screen.queryAllByText('Somebody shared good news with you')).toHaveLength(goodNews);
    expect(screen.queryAllByRole('img', { name: /a baby is due/ })).toHaveLength(goodNews);
    cleanup();
    open('', undefined, inDays(days));
    expect(screen.getByText(due)).toBeInTheDocument();
  });

  it('is told the day of a link from months ago, above their own week, which it does not replace', () => {
    open(`?date=${formatCalendarDate(inDays(-21))}`, inDays(50));
    expect(
      screen
        .getAllByRole('heading')
        .map((heading) => heading.textContent)
        .slice(0, 2),
    ).toEqual([expect.stringMatching(/^The due date was /), 'You are 32 weeks pregnant']);
    expect(screen.queryByRole('button', { name: /my own date/ })).toBe(null);
  });

  it('is told nothing of a link from months ago that carries their own date', () => {
    open(`?date=${formatCalendarDate(inDays(-30))}`, inDays(-30));
    expect(screen.queryByRole('heading', { name: /^The due date was / })).toBe(null);
  });

  it('is told of a date that cannot be used, above their own week', () => {
    open('?date=2027-02-31', inDays(50));
    expect(
      screen
        .getAllByRole('heading')
        .map((heading) => heading.textContent)
        .slice(0, 2),
    ).toEqual(['We cannot use the date in this link', 'You are 32 weeks pregnant']);
  });
});

describe('what the page waits for', () => {
  const room = () => document.querySelector('[data-island="shared-greeting"]');

  it('is nothing on a first visit', () => {
    render(<SharedGreeting />);
    expect(room()).toHaveAttribute('data-greeting', 'ready');
    expect(room()).toBeEmptyDOMElement();
  });

  it.each([
    ['a link with a date', () => window.history.replaceState(null, '', `/?date=${formatCalendarDate(inDays(9))}`)],
    [
      'a date whose name is in capitals',
      () => window.history.replaceState(null, '', `/?Date=${formatCalendarDate(inDays(9))}`),
    ],
    [
      'a date whose sign is encoded',
      () => window.history.replaceState(null, '', `/?date%3D${formatCalendarDate(inDays(9))}`),
    ],
    [
      'a date behind an &amp;',
      () => window.history.replaceState(null, '', `/?x=1&amp;date=${formatCalendarDate(inDays(9))}`),
    ],
    ['a date behind a #', () => window.history.replaceState(null, '', `/#date=${formatCalendarDate(inDays(9))}`)],
    ['a due date that is kept', () => storePregnancy({ dueDate: formatCalendarDate(inDays(9)) })],
  ])('is the greeting with %s', async (_, arrive) => {
    arrive();
    render(<SharedGreeting />);
    expect(room()).not.toHaveAttribute('data-greeting');
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(room()).toHaveAttribute('data-greeting', 'ready');
  });

  it('is over where what is kept greets nobody', async () => {
    window.localStorage.setItem('pregnancy', 'garbage');
    await act(async () => void render(<SharedGreeting />));
    expect(room()).toHaveAttribute('data-greeting', 'ready');
    expect(room()?.firstChild).toBeEmptyDOMElement();
  });
});
