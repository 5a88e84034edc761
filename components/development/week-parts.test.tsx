import { render, screen, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { renderToStaticMarkup } from 'react-dom/server';
import { sources } from '@/data/sources';
import { forgetRegion, storeRegion } from '@/lib/browser/use-region';
import { describePregnancy } from '@/lib/pregnancy/pregnancy';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { AppointmentList } from './appointment-list';
import { HeartEstimate, HeartFigures } from './heart-figures';
import { LateWhenToCall } from './late-when-to-call';
import { OwnWhenToCall } from './own-when-to-call';
import { HowWeEstimate } from './size-figures';
import { WeekCard } from './week-card';
import { WeekPage } from './week-page';
import { WhenToCall } from './when-to-call';
import { WhereYouAre } from './where-you-are';

const today = new Date(2026, 10 /* Nov */, 21);
/** A due date by which the visitor is this far along today. */
const dueAt = (weeks: number, days = 0) => addDays(today, 280 - weeks * 7 - days);
const readText = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ');

afterEach(() => {
  forgetRegion();
  window.localStorage.clear();
});

describe('where you are', () => {
  const show = (weeks: number, days: number, getWeekUrl?: (week: number) => string) =>
    render(<WhereYouAre dueDate={dueAt(weeks, days)} today={today} {...(getWeekUrl && { getWeekUrl })} />).container;

  it.each([
    [0, 6, 'Week 1 starts on Sunday, November 22, 2026.'],
    [1, 0, 'You are in week 1'],
    [40, 6, 'You are in week 40'],
    [41, 0, /^You are past week 40\. Stay in touch with your provider\./],
    [41, 6, /^You are past week 40\. Stay in touch with your provider\./],
    [
      42,
      0,
      /^You are past week 40\. If your baby is not here yet, call your provider today\. If your baby moves less /,
    ],
    [42, 1, /^Has your baby arrived\? If not, call your provider today\. If your baby moves less than usual, go now /],
  ])('at %d weeks %d days is said', (weeks, days, text) => {
    expect(readText(show(weeks, days))).toEqual(typeof text === 'string' ? text : expect.stringMatching(text));
  });

  it('leads to the card of the week, or where the page says', () => {
    show(12, 3);
    expect(screen.getByRole('link')).toHaveAttribute('href', '#week-12');
    show(13, 0, (week) => `/week/${week}`);
    expect(screen.getByText('You are in week 13')).toHaveAttribute('href', '/week/13');
  });

  it('names whom to call where the visitor lives, from 42 weeks 1 day on', () => {
    storeRegion('QC');
    expect(readText(show(42, 0))).not.toContain('811');
    expect(readText(show(42, 1))).toContain('Info-Santé, Quebec: 811');
  });
});

describe('when to call', () => {
  const headings = (level: number) => screen.getAllByRole('heading', { level }).map(readText);

  it.each([
    ['QC', 'Info-Santé, Quebec: 811', /Call, then go to your place of birth/],
    ['ON', 'Health811, Ontario: 811.', /^(?!.*go to your place of birth)/],
  ] as const)('is in the words of %s, and with its line', (region, line, words) => {
    storeRegion(region);
    const { container } = render(<OwnWhenToCall week={37} heading="h3" />);
    expect(readText(container)).toContain(line);
    expect(readText(container)).toMatch(words);
  });

  it('has the lines of all regions while the region is not known', () => {
    render(<OwnWhenToCall week={20} heading="h4" />);
    expect(document.body).toHaveTextContent('Nunavut: your community health centre.');
    expect(headings(4).length).toBeGreaterThan(2);
  });

  it('is the health line alone where there is no list for the week', () => {
    render(<WhenToCall week={43} heading="h3" healthLine="Call 811." />);
    expect(document.body).toHaveTextContent(/^Call 811\.$/);
  });

  it.each([
    [0, 1],
    [17, 17],
  ])('is for week %d a link to the page of week %d before the page has mounted', (week, page) => {
    const html = renderToStaticMarkup(<LateWhenToCall week={week} />);
    expect(html).toContain(`href="/development/week-${page}#when-to-call"`);
    expect(html).toContain(`When to call, on the page of week ${page}`);
  });

  it('takes the place of that link once it has mounted', async () => {
    render(<LateWhenToCall week={0} />);
    expect((await screen.findAllByRole('heading', { level: 3 })).length).toBeGreaterThan(2);
    expect(screen.queryByText(/on the page of week/)).not.toBeInTheDocument();
  });
});

describe('the figures', () => {
  const at = (weeks: number, days = 0) => describePregnancy(dueAt(weeks, days), today);

  it('count no heartbeats before there are any', () => {
    render(<HeartFigures pregnancy={at(5)} />);
    expect(screen.queryByText(/^about /)).not.toBeInTheDocument();
    render(<HeartFigures pregnancy={at(20)} />);
    expect(screen.getByText(/^about /)).toBeInTheDocument();
  });

  it('have no formula for the heart where it counts no beats', () => {
    expect(render(<HeartEstimate pregnancy={at(0)} />).container).toBeEmptyDOMElement();
    expect(render(<HeartEstimate pregnancy={at(20)} />).container).not.toBeEmptyDOMElement();
  });

  it('say how they were estimated where there are any, after week 40 with the formula of week 40', () => {
    const readOf = (week: number) => render(<HowWeEstimate week={week} />).container.textContent;
    expect(readOf(3)).toBe('');
    expect(readOf(20)).toContain('How we estimate');
    expect(readOf(42)).toBe(readOf(40));
  });

  it('name each source once, also one that another figure shares', () => {
    const { container } = render(
      <HowWeEstimate week={20} furtherSources={['who-2017', 'heart-rate-5867', 'sogc-396']} />,
    );
    const addresses = [...container.querySelectorAll('a')].map((link) => link.href);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain(sources['heart-rate-5867'].url);
    // Nobody has read this one.
    expect(addresses).not.toContain(sources['sogc-396'].url);
  });
});

describe('the page of a week', () => {
  function show(week: number) {
    const record = findWeeklyRecord(week);
    if (!record) throw new Error(`week ${week} is missing`);
    render(<WeekPage record={record} />);
  }
  const linksOf = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');

  it.each([
    [1, ['Week 1', 'Week 2', 'Week 3', 'Week 4', 'Week 5', 'Next week']],
    [20, ['Previous week', 'Week 18', 'Week 19', 'Week 20', 'Week 21', 'Week 22', 'Next week']],
    [40, ['Previous week', 'Week 36', 'Week 37', 'Week 38', 'Week 39', 'Week 40']],
  ])('leads from week %d to the weeks beside it, above its text and below', (week, names) => {
    show(week);
    for (const label of ['Weeks', 'On to another week']) {
      const links = linksOf(label).slice(0, names.length);
      expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(names);
      const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
      expect(current.map((link) => link.getAttribute('href'))).toEqual([`/development/week-${week}`]);
    }
    expect(linksOf('Weeks')).toHaveLength(names.length);
    expect(linksOf('On to another week').slice(names.length).map(readText)).toEqual([
      'All 40 weeks',
      'Find your own week',
    ]);
  });

  it.each([
    [20, 19, 21],
    [1, undefined, 2],
    [40, 39, undefined],
  ])('steps from week %d to week %p and on to week %p', (week, previous, next) => {
    show(week);
    const pathOf = (name: string) => screen.queryAllByRole('link', { name })[0]?.getAttribute('href');
    expect(pathOf('Previous week')).toBe(previous && `/development/week-${previous}`);
    expect(pathOf('Next week')).toBe(next && `/development/week-${next}`);
  });

  it.each([
    [3, []],
    [8, ['Length']],
    [19, ['Weight']],
    [28, ['Length', 'Weight']],
  ])('has in week %d tiles for the figures that exist: %p', (week, terms) => {
    show(week);
    expect(screen.queryAllByRole('term').map(readText)).toEqual(terms);
  });

  it.each([
    [8, 'As long as a bakeapple.'],
    [19, 'A picture for this week: a dish of poutine.'],
  ])('names in week %d the thing below its picture: %s', (week, sentence) => {
    show(week);
    expect(readText(screen.getByRole('figure'))).toContain(sentence);
  });

  it('folds how we count, how we estimate and the sources, and no sign to call about', () => {
    show(28);
    const folded = [...document.querySelectorAll('details')];
    expect(folded.map((part) => part.querySelector('summary')?.textContent)).toEqual([
      'How we count',
      'How we estimate',
      expect.stringMatching(/^Sources \(\d+\)$/),
    ]);
    expect(folded.some(({ open }) => open)).toBe(false);
    for (const urgent of [/Your baby moves less than usual/, /A fever of 38/, /call or text/]) {
      // Twice where a sentence names 911: as it reads with it and without.
      for (const text of screen.getAllByText(urgent)) expect(text.closest('details')).toBeNull();
    }
  });

  it('leads from a sentence that points to the list of when to call to that list', () => {
    show(4);
    const [link] = screen.getAllByRole('link', { name: 'list of when to call' });
    expect(link).toHaveAttribute('href', '#when-to-call');
    expect(link?.closest('li')).toHaveTextContent(/tip of your shoulder is different: see the list of when to call\.$/);
    expect(document.getElementById('when-to-call')).toHaveTextContent('When to call');
  });

  it.each([
    [18, true],
    [19, false],
    [20, true],
  ])('draws the baby of week %d to scale, or its picture alone: %p', (week, isDrawn) => {
    show(week);
    expect(document.querySelectorAll('header figure')).toHaveLength(1);
    expect(screen.queryAllByRole('img', { name: /^To the same scale/ })).toHaveLength(isDrawn ? 1 : 0);
  });

  it('says that there is no appointment instead of an empty list', () => {
    const { container, rerender } = render(<AppointmentList week={3} />);
    expect(container).toHaveTextContent(/^No test or visit usually falls in this week\./);
    rerender(<AppointmentList week={20} />);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(screen.queryByText(/^No test or visit/)).not.toBeInTheDocument();
  });
});

it('leaves a tap on a card to its link until the page has mounted', () => {
  const [overview] = listWeekOverviews();
  if (!overview) throw new Error('no weeks');
  const onMore = jest.fn();
  const { rerender } = render(<WeekCard overview={overview} time={undefined} isLoading={false} />);
  expect(screen.getByRole('button')).toBeDisabled();
  rerender(<WeekCard overview={overview} time={undefined} isLoading={false} onMore={onMore} />);
  screen.getByRole('button').click();
  expect(onMore).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button')).toHaveFocus();
});
