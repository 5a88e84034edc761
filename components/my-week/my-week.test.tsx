import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { forgetPregnancy, storePregnancy } from '@/lib/browser/use-pregnancy';
import { forgetRegion, storeRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getWhenToCallPath } from '@/lib/weeks/sign-bands';
import { listToDos } from '@/lib/weeks/to-dos';
import { MyWeek } from './my-week';

const today = new Date(2026, 10 /* Nov */, 21);
/** Shows the week of a visitor who is this far along today. */
const show = (weeks: number, days = 0, on = today) =>
  render(<MyWeek dueDate={addDays(on, 280 - weeks * 7 - days)} today={on} />);
const link = (name: string | RegExp) => screen.getByRole('link', { name });

afterEach(() => {
  cleanup();
  forgetRegion();
  window.localStorage.clear();
});

it.each([
  [0, 0, 'Your forty weeks have begun', 'Week 1 of 40', 1],
  [1, 0, 'You are 1 week pregnant', 'Week 1 of 40', 1],
  [20, 3, 'You are 20 weeks pregnant', 'Halfway: week 20 of 40', 20],
  [40, 6, 'You are 40 weeks pregnant', 'Week 40 of 40', 40],
  [42, 0, 'You are 42 weeks pregnant', 'After week 40', 40],
])('at %d weeks %d days: %s', (weeks, days, heading, above, page) => {
  show(weeks, days);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText(above)).toBeInTheDocument();
  expect(link(`All about week ${page}`)).toHaveAttribute('href', `/development/week-${page}`);
  expect(link(/^Something feels wrong/)).toHaveAttribute('href', getWhenToCallPath(weeks));
});

it.each([
  [40, 0, 'Due Saturday, November 21, 2026'],
  [40, 1, 'Your due date was Friday, November 20, 2026'],
])('at %d weeks %d days: %s', (weeks, days, text) => {
  show(weeks, days);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  [39, 6, false],
  [40, 0, true],
  [42, 0, true],
])('names less movement from the due date on: %d weeks %d days', (weeks, days, isNamed) => {
  show(weeks, days);
  expect(screen.queryAllByText(/If your baby moves less than usual, go now/)).toHaveLength(isNamed ? 1 : 0);
});

it.each([
  [41, 6, 'Stay in touch with your provider.'],
  [42, 0, 'If your baby is not here yet, call your provider today.'],
])('says whom to turn to at %d weeks %d days: %s', (weeks, days, text) => {
  show(weeks, days);
  expect(screen.getByText('This week').parentElement).toHaveTextContent(text);
});

it.each([
  [3, 'A picture for this week'],
  [12, 'Today your baby is about as long as'],
  [19, 'A picture for this week'],
])('shows a drawing in week %d, with what it is', (weeks, text) => {
  show(weeks);
  expect(screen.getByText(new RegExp(`^${text}`))).toBeInTheDocument();
});

it('has two things to do, and on a later visit what comes after those that are done', () => {
  const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
  const [first, second, third] = listToDos(20, 'ON');
  storeRegion('ON');
  show(20);
  expect(boxes()).toHaveLength(2);
  fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^${first?.title}`) }));
  // Stays in its place, to be taken back.
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false]);
  cleanup();
  show(20);
  expect(boxes().map(({ labels }) => labels?.[0]?.textContent)).toEqual([
    expect.stringContaining(second?.title ?? ''),
    expect.stringContaining(third?.title ?? ''),
  ]);
  fireEvent.click(boxes()[0] as HTMLInputElement);
  fireEvent.click(boxes()[0] as HTMLInputElement);
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false]);
});

it('leads to who looks after the visitor until that is ticked, on the next visit no longer', () => {
  show(5);
  expect(link('Whom to call where you live')).toHaveAttribute('href', '/find-care');
  fireEvent.click(screen.getByRole('checkbox', { name: /^Who will look after you\?/ }));
  expect(link('Whom to call where you live')).toBeInTheDocument();
  cleanup();
  show(5);
  expect(screen.queryByRole('link', { name: 'Whom to call where you live' })).toBe(null);
});

it('names the next appointment once it knows where the visitor lives', () => {
  show(11);
  expect(screen.queryByText('Next appointment')).toBe(null);
  expect(screen.getByLabelText(/^Where do you live\?/)).toBeInTheDocument();
  cleanup();
  storeRegion('ON');
  show(11);
  expect(screen.getByText('Next appointment').parentElement).toHaveTextContent('First prenatal visit');
  expect(link('Help where you live')).toHaveAttribute('href', '/resources/ontario');
});

it('leads to the planner, and from 37 weeks on to the timer in its place', () => {
  show(36, 6);
  expect(link('Your leave, in dollars and dates')).toHaveAttribute('href', '/benefits');
  cleanup();
  show(37);
  expect(screen.queryByRole('link', { name: 'Your leave, in dollars and dates' })).toBe(null);
  expect(link('One big button. Works offline.')).toHaveAttribute('href', '/contraction-timer');
  expect(screen.queryByRole('link', { name: 'Contraction timer' })).toBe(null);
});

it('tells on the second day of visits, and on that day alone, that the site can stand on the home screen', () => {
  const isTold = (daysLater: number) => {
    cleanup();
    show(20, 0, addDays(today, daysLater));
    return screen.queryByText('Keep this on your home screen.') !== null;
  };
  expect([isTold(0), isTold(0)]).toEqual([false, false]);
  expect([isTold(2), isTold(2)]).toEqual([true, true]);
  expect([isTold(3), isTold(30)]).toEqual([false, false]);
});

describe('in Safari', () => {
  const agents = {
    iphone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1',
    mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.2 Safari/605.1.15',
    chromeOnIphone:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1',
    android:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
  };
  const isToldWhy = (agent: keyof typeof agents, daysLater: number) => {
    cleanup();
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agents[agent]);
    show(20, 0, addDays(today, daysLater));
    return screen.queryByText(/Safari may delete what this site has stored/) !== null;
  };
  afterEach(() => jest.restoreAllMocks());

  it.each(['iphone', 'mac'] as const)(
    'on %s tells the reason at once, with a way out, and on that day alone',
    (agent) => {
      expect(isToldWhy(agent, 0)).toBe(true);
      expect(link('Take everything along')).toHaveAttribute('href', '/take-along');
      expect([isToldWhy(agent, 0), isToldWhy(agent, 1), isToldWhy(agent, 30)]).toEqual([true, false, false]);
    },
  );

  it.each(['chromeOnIphone', 'android'] as const)('tells no browser of the kind of %s', (agent) => {
    expect([isToldWhy(agent, 0), isToldWhy(agent, 1)]).toEqual([false, false]);
  });
});

it('says no more where the hint was shown before', () => {
  window.localStorage.setItem('homeScreenHint', 'true');
  show(20);
  expect(screen.queryByText('Keep this on your home screen.')).toBe(null);
});

it('counts nothing from 42 weeks 1 day on, and names whom to call where the visitor lives', () => {
  storeRegion('ON');
  show(42, 1);
  expect(screen.getByRole('heading')).toHaveTextContent('Has your baby arrived?');
  expect(screen.queryByText(/All about week/)).not.toBeInTheDocument();
  expect(screen.getByText(/call your provider today/)).toHaveTextContent(
    /your baby moves less than usual, go now .* Health811, Ontario: 811/,
  );
});

describe('where they are', () => {
  // What loads on demand is there at once.
  beforeAll(() => import('@/components/emergency/where-now-card'));
  afterEach(() => {
    cleanup();
    forgetPregnancy();
  });
  const question = () => screen.queryByRole('group', { name: 'Where are you now?' });

  it.each([
    ['NU', 34, 6, false],
    ['NU', 35, 0, true],
    ['NT', 38, 0, false],
  ] as const)('is asked in %s at %d weeks %d days: %p', async (region, weeks, days, isAsked) => {
    storeRegion(region);
    // The question reads what is stored, and the day of today.
    const daysToGo = 280 - weeks * 7 - days;
    storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), daysToGo)) });
    await act(async () => void show(weeks, days));
    expect(question() !== null).toBe(isAsked);
  });
});
