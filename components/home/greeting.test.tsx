import { act, cleanup, render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { forgetPregnancy, storePregnancy } from '@/lib/browser/use-pregnancy';
import { forgetRegion, storeRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { Greeting } from './greeting';
import { OwnWeek } from './own-week';
import { SharedDueDate } from './shared-due-date';
import { SharedGreeting } from './shared-greeting';

const today = new Date(2026, 10 /* Nov */, 21);
const inDays = (days: number) => addDays(today, days);
/** A due date by which the visitor is this far along today. */
const dueAt = (weeks: number, days = 0) => inDays(280 - weeks * 7 - days);
const link = (name: string | RegExp) => screen.getByRole('link', { name });

beforeEach(() => jest.useFakeTimers({ now: new Date(2026, 10 /* Nov */, 21, 9), advanceTimers: true }));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  forgetPregnancy();
  forgetRegion();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('who is greeted', () => {
  function open(search: string, own?: Date) {
    window.history.replaceState(null, '', `/${search}`);
    if (own) storePregnancy({ dueDate: formatCalendarDate(own) });
    return render(<Greeting />);
  }
  const shared = `?date=${formatCalendarDate(inDays(100))}`;
  const ownStays = 'Your own due date, kept in this browser, stays as it is.';

  it('is nobody without a link and a due date', () => {
    expect(open('').container).toBeEmptyDOMElement();
  });

  it.each([
    [20, true],
    [21, false],
  ])('is who was due %d days ago: %p', (days, isGreeted) => {
    open('', inDays(-days));
    expect(screen.queryAllByRole('heading')).toHaveLength(isGreeted ? 1 : 0);
  });

  it('is who follows a link, whose own due date stays', () => {
    open(shared, inDays(50));
    expect(screen.getByRole('heading')).toHaveTextContent('A due date was shared with you');
    expect(screen.getByText(ownStays)).toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem('pregnancy') ?? '{}').dueDate).toBe(formatCalendarDate(inDays(50)));
  });

  it.each([undefined, inDays(100)])('is told of no other due date where there is none: %p', (own) => {
    open(shared, own);
    expect(screen.queryByText(ownStays)).not.toBeInTheDocument();
  });

  it('is told of a date that cannot be used instead of their own week', () => {
    open('?date=2027-02-31', inDays(50));
    expect(screen.getByRole('heading')).toHaveTextContent('We cannot use the date in this link');
  });
});

describe('the own week', () => {
  const show = (dueDate: Date) => render(<OwnWeek dueDate={dueDate} today={today} />);

  it.each([
    [0, 0, 'You are 0 weeks 0 days', 1],
    [1, 0, 'You are 1 week 0 days', 1],
    [40, 6, 'You are 40 weeks 6 days', 40],
    [42, 0, 'You are 42 weeks 0 days', 40],
  ])('at %d weeks %d days has a page that exists', (weeks, days, text, page) => {
    show(dueAt(weeks, days));
    expect(screen.getByRole('heading')).toHaveTextContent(text);
    expect(link(`All about week ${page}`)).toHaveAttribute('href', `/development/week-${page}`);
  });

  it('counts nothing from 42 weeks 1 day on, and names whom to call where the visitor lives', () => {
    storeRegion('ON');
    show(dueAt(42, 1));
    expect(screen.getByRole('heading')).toHaveTextContent('Has your baby arrived?');
    expect(screen.queryByText(/All about week/)).not.toBeInTheDocument();
    expect(screen.getByText(/call your provider today/)).toHaveTextContent('Health811, Ontario: 811');
  });
});

describe('a shared due date', () => {
  const show = (dueDate: Date) => render(<SharedDueDate dueDate={dueDate} today={today} hasOther={false} />);
  const figures = () =>
    screen.queryAllByRole('definition').map((figure) => [figure.previousSibling?.textContent, figure.textContent]);

  it.each([
    [
      3,
      [
        ['Days to go', '3'],
        ['Weeks Pregnant', '39 weeks 4 days'],
      ],
    ],
    [
      -14,
      [
        ['Days past due', '14'],
        ['Weeks Pregnant', '42 weeks 0 days'],
      ],
    ],
    [-15, []],
  ])('%d days ahead has its figures until 42 weeks 0 days', (days, expected) => {
    show(inDays(days));
    expect(figures()).toEqual(expected);
    expect(screen.queryAllByText('This due date has passed. The countdown has stopped.')).toHaveLength(
      expected.length === 0 ? 1 : 0,
    );
    expect(link('Open it in the calculator')).toHaveAttribute(
      'href',
      `/calculator?date=${formatCalendarDate(inDays(days))}`,
    );
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
    ['a due date that is kept', () => storePregnancy({ dueDate: formatCalendarDate(inDays(9)) })],
  ])('is the greeting with %s', async (_, arrive) => {
    arrive();
    render(<SharedGreeting />);
    expect(room()).not.toHaveAttribute('data-greeting');
    expect(await screen.findByRole('heading')).toBeInTheDocument();
    expect(room()).toHaveAttribute('data-greeting', 'ready');
  });

  it('is over where what is kept greets nobody', async () => {
    window.localStorage.setItem('pregnancy', 'garbage');
    await act(async () => void render(<SharedGreeting />));
    expect(room()).toHaveAttribute('data-greeting', 'ready');
    expect(room()).toBeEmptyDOMElement();
  });
});
