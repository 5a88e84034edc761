import { render, screen, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { renderToStaticMarkup } from 'react-dom/server';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { sources } from '@/data/sources';
import { forgetRegion, storeRegion } from '@/lib/browser/use-region';
import { getMonthOfWeek, MONTHS } from '@/lib/pregnancy/months';
import { describePregnancy } from '@/lib/pregnancy/pregnancy';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
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

  it.each(Array.from({ length: LAST_WEEK }, (_, index) => index + 1))(
    'names number, month and trimester of week %i above all else',
    (week) => {
      show(week);
      const heading = screen.getByRole('heading', { level: 1 });
      expect(readText(heading)).toMatch(new RegExp(`^Week ${week}: \\S`));
      const trimester = week < 13 ? 'first' : week < 26 ? 'second' : 'third';
      const above = `Month ${getMonthOfWeek(week)} of ${MONTHS}, ${trimester} trimester`;
      expect(readText(heading.parentElement as Element)).toContain(above);
    },
  );

  it.each([
    [3, /^A picture for this week: a grain of sand on the Bay of Fundy\.$/],
    [8, /^As long as a bakeapple: 1\.8 cm\.$/],
    [19, /^A picture for this week: a dish of poutine\. Your baby weighs 295 g\.$/],
    [20, /^As long as a chipmunk: 25\.5 cm, 358 g\.$/],
  ])('names in week %d the thing below its picture, with the figures that exist', (week, sentence) => {
    show(week);
    const lines = screen.getAllByText(
      (_, element) => element?.tagName === 'P' && sentence.test(readText(element) ?? ''),
    );
    expect(lines).toHaveLength(1);
  });

  // The first week of each month: its middle lies there.
  const monthStarts = [1, 4, 9, 13, 17, 22, 26, 30, 35];

  it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
    'says above the title of week %i its month and trimester',
    (week) => {
      show(week);
      const heading = screen.getByRole('heading', { level: 1 });
      const month = monthStarts.filter((start) => start <= week).length;
      const trimester = week < 13 ? 'first' : week < 26 ? 'second' : 'third';
      expect(readText(heading)).toMatch(new RegExp(`^Week ${week}:`));
      expect(readText(heading.previousElementSibling ?? heading)).toBe(`Month ${month} of 9, ${trimester} trimester`);
    },
  );

  it('folds the list of when to call behind its line, the rest of each part, and how we know', () => {
    show(28);
    const folded = [...document.querySelectorAll('details')].filter((part) => !part.parentElement?.closest('details'));
    expect(folded.map((part) => part.querySelector('summary')?.textContent)).toEqual([
      'Something feels wrong? When to call in week 28',
      '3 more: Your baby',
      '3 more: You',
      'What they are for',
      'Tests and benefits by province',
      '3 more: This week in Canada',
      'How we count',
      'How we estimate',
      expect.stringMatching(/^Sources \(\d+\)$/),
    ]);
    expect(folded.some(({ open }) => open)).toBe(false);
  });

  it.each([
    [7, /In danger, call 911/],
    [9, /measles or rubella/],
    [15, /Go to emergency if one is heavy/],
    [16, /measles or rubella/],
    [17, /Go to emergency if you are also numb/],
    [36, /Contractions that begin this week/],
    [39, /call your provider the same day/],
    [40, /tell your provider on the day they come/],
  ])('shows in week %d what asks to call and stands in no list, unfolded', (week, order) => {
    show(week);
    const facts = screen.getAllByRole('listitem').filter((fact) => order.test(readText(fact) ?? ''));
    expect(facts).toHaveLength(1);
    for (const fact of facts) expect(fact.closest('details')).toBeNull();
  });

  it.each([
    [23, false],
    [24, true],
    [40, true],
  ])('leads in week %d from its list to the page of movements: %p', (week, isLink) => {
    show(week);
    expect(screen.queryAllByRole('link', { name: /your baby's movements/ })).toHaveLength(isLink ? 1 : 0);
  });

  it('leads from a sentence that points to the list of when to call to that list', () => {
    show(4);
    const [link] = screen.getAllByRole('link', { name: 'list of when to call' });
    expect(link).toHaveAttribute('href', '#when-to-call');
    expect(link?.closest('li')).toHaveTextContent(/tip of your shoulder is different: see the list of when to call\.$/);
    expect(document.getElementById('when-to-call')?.closest('details')).toHaveTextContent(/^Something feels wrong\?/);
  });

  it.each([
    [18, true],
    [19, false],
    [20, true],
  ])('draws the baby of week %d to scale, or its picture alone: %p', (week, isDrawn) => {
    show(week);
    expect(screen.queryAllByRole('img', { name: /^To the same scale/ })).toHaveLength(isDrawn ? 1 : 0);
  });

  it('says that there is no appointment, and has things to do all the same', () => {
    show(3);
    expect(screen.getByText(/^No test or visit usually falls in this week\./)).toBeInTheDocument();
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(1);
  });

  it('has a box to tick for each thing to do, and folds what is done in some regions only', () => {
    show(20);
    const box = (name: RegExp) => screen.getByRole('checkbox', { name });
    expect(box(/^Anatomy scan by/).closest('details')).toBeNull();
    const folded = box(/^Second trimester blood screening/).closest('details');
    expect(folded?.querySelector('summary')).toHaveTextContent('Tests and benefits by province');
    // The test, and the week's tip on it.
    expect(folded?.querySelectorAll('[data-regions="BC ON"]')).toHaveLength(2);
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
