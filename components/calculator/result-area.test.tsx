import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { addDays } from 'date-fns';
import { clearLocationHash } from '@/lib/browser/location';
import { forgetPregnancy, storePregnancy } from '@/lib/browser/use-pregnancy';
import { forgetRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { type CalculatorFields, getInitialFields } from '@/lib/pregnancy/calculator-fields';
import { describePregnancy } from '@/lib/pregnancy/pregnancy';
import type { StoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { callToday } from '@/words/after-due-date';
import { views } from '@/words/calculator/calculator';
import { seeWeek } from '@/words/calculator/result';
import { title as newsletterTitle } from '@/words/newsletter';
import { title as shareTitle } from '@/words/share/share';
import { DatingNotes } from './dating-notes';
import { DetailViews } from './detail-views';
import { PastTerm } from './past-term';
import { Result } from './result';
import { ResultArea } from './result-area';

const today = new Date(2026, 10 /* Nov */, 21);
const inDays = (days: number) => addDays(today, days);
const onForget = jest.fn();
const readText = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ');

afterEach(() => {
  cleanup();
  act(clearLocationHash);
  forgetPregnancy();
  forgetRegion();
  window.localStorage.clear();
});

describe('what stands in the place of the result', () => {
  /** @param daysToGo of the visitor's own due date */
  async function show(
    daysToGo: number | undefined,
    { sharedDaysToGo, isStored = true }: { sharedDaysToGo?: number; isStored?: boolean } = {},
  ) {
    const own = daysToGo === undefined ? undefined : { dueDate: formatCalendarDate(inDays(daysToGo)) };
    if (own) storePregnancy(own);
    await act(async () => {
      render(
        <ResultArea
          callToday={callToday}
          known={{ status: 'known', value: own, isStored }}
          sharedDueDate={sharedDaysToGo === undefined ? undefined : inDays(sharedDaysToGo)}
          today={today}
          pendingDueDate={undefined}
          onForget={onForget}
        />,
      );
    });
  }
  const placeholder = () => screen.queryByText('Your Baby Journey Starts Here');
  const forget = () => screen.queryByText('Forget this due date');

  it('has the ways to share and the newsletter directly below the views of the result, before the ways on', async () => {
    await show(140);
    const newsletter = screen.getByText(newsletterTitle);
    const share = await screen.findByRole('heading', { name: shareTitle });
    const [summary] = screen.getAllByText(views.summary);
    const onward = screen.getByRole('link', { name: seeWeek(20) });
    const inOrder = [summary, share, newsletter, onward];
    const sorted = inOrder.toSorted((one, other) =>
      (one as Node).compareDocumentPosition(other as Node) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(sorted).toEqual(inOrder);
  });

  it.each([
    [280, false],
    [281, true],
  ])('a due date %d days ahead belongs to a period that has not begun: %p', async (days, isEmpty) => {
    await show(days);
    expect(placeholder() !== null).toBe(isEmpty);
    expect(forget() !== null).toBe(!isEmpty);
    expect(screen.queryByText('Summary') !== null).toBe(!isEmpty);
  });

  it.each([
    [-14, true],
    [-15, false],
  ])('a due date of %d days is still counted: %p', async (days, isCounted) => {
    await show(days);
    expect(screen.queryByText('Your due date was') !== null).toBe(isCounted);
    expect(screen.queryByText('Has your baby arrived?') !== null).toBe(!isCounted);
    expect(screen.queryByText('Summary') !== null).toBe(isCounted);
    expect(screen.getByText('Timer')).toBeInTheDocument();
  });

  it('a shared due date goes before the own one, and cannot be forgotten', async () => {
    await show(100, { sharedDaysToGo: 0 });
    expect(screen.getByText('Due today')).toBeInTheDocument();
    expect(screen.getByText('Your baby is due on')).toBeInTheDocument();
    expect(forget()).not.toBeInTheDocument();
  });

  it.each([
    [100, undefined, 1],
    [undefined, 100, 0],
  ])('says that nothing is kept of the own due date alone', async (daysToGo, sharedDaysToGo, count) => {
    await show(daysToGo, { isStored: false, ...(sharedDaysToGo && { sharedDaysToGo }) });
    expect(screen.queryAllByText(/^This browser does not let us keep your due date/)).toHaveLength(count);
  });

  it('asks once where the visitor lives, and not with a due date that a link brought', async () => {
    const ask = () => screen.queryByLabelText(/Where do you live\?/);
    await show(100);
    fireEvent.change(ask() as HTMLElement, { target: { value: 'NS' } });
    expect(window.localStorage.getItem('region')).toContain('NS');
    // It stays to be corrected.
    expect(ask()).toBeInTheDocument();
    cleanup();
    await show(100);
    expect(ask()).toBe(null);
    cleanup();
    window.localStorage.clear();
    await show(undefined, { sharedDaysToGo: 100 });
    expect(ask()).toBe(null);
  });

  it('leads to the ways to share, and with a due date of one’s own to the calendar', async () => {
    window.HTMLElement.prototype.scrollIntoView = jest.fn();
    await show(100);
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(screen.getByRole('heading', { name: 'Share your due date' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/timeline#calendar');
    expect(screen.getByRole('link', { name: 'See week 25' })).toHaveAttribute('href', '/development/week-25');
    cleanup();
    await show(undefined, { sharedDaysToGo: 100 });
    expect(screen.queryByRole('link', { name: 'Calendar' })).toBe(null);
  });

  it.each([
    [280, 0],
    [280 - 5 * 7, 1],
    [280 - 19 * 7, 0],
    [-14, 1],
  ])('draws the baby beside a thing %d days before the due date: %p', async (daysToGo, count) => {
    await show(daysToGo);
    await act(async () => {});
    expect(screen.queryAllByRole('img', { name: /^To the same scale/ })).toHaveLength(count);
    expect(screen.queryAllByText(/^Today your baby is about as long as/)).toHaveLength(count);
  });

  const withFields = (fields: Partial<CalculatorFields>, dueDate: string): StoredPregnancy => ({
    dueDate,
    fields: { ...getInitialFields('2026-11-21'), ...fields },
  });
  const dates = getInitialFields('2026-11-21').dates;
  it.each<[string, StoredPregnancy, string | undefined]>([
    [
      'a period',
      withFields({ dates: { ...dates, lmp: '2026-09-10' } }, '2027-06-17'),
      'From a period that began Thursday, September 10, 2026',
    ],
    [
      'a conception',
      withFields({ method: 'conception', dates: { ...dates, conception: '2026-09-15' } }, '2027-06-08'),
      'From a conception on Tuesday, September 15, 2026',
    ],
    [
      'a transfer',
      withFields(
        { method: 'conception', isTransfer: true, dates: { ...dates, conception: '2026-09-20' } },
        '2027-06-08',
      ),
      'From the transfer of an embryo, 5 days old, on Sunday, September 20, 2026',
    ],
    [
      'a scan',
      withFields(
        { method: 'ultrasound', scanWeeks: '10', dates: { ...dates, ultrasound: '2026-11-10' } },
        '2027-06-08',
      ),
      'From an ultrasound on Tuesday, November 10, 2026, at 10 weeks 0 days',
    ],
    ['a due date', { dueDate: '2027-06-08', origin: 'entered' }, 'From the due date that you entered'],
    ['a link that was kept', { dueDate: '2027-06-08', origin: 'link' }, 'From the due date of a link'],
    ['what an earlier version has kept', { dueDate: '2027-06-08' }, undefined],
    ['a form that gives another date', withFields({ dates: { ...dates, lmp: '2026-09-10' } }, '2027-06-08'), undefined],
  ])('says what it was counted from: %s', async (_what, own, sentence) => {
    storePregnancy(own);
    await act(async () => {
      render(
        <ResultArea
          callToday={callToday}
          known={{ status: 'known', value: own, isStored: true }}
          sharedDueDate={undefined}
          today={today}
          pendingDueDate={undefined}
          onForget={onForget}
        />,
      );
    });
    expect(screen.queryAllByText(/^From (?:an? |the (?:transfer|due date))/).map(readText)).toEqual(
      sentence ? [sentence] : [],
    );
  });

  it('says of a shared due date that it is that of a link, whatever is kept', async () => {
    await show(100, { sharedDaysToGo: 50 });
    expect(screen.getByText('From the due date of a link')).toBeInTheDocument();
  });

  it('nothing is left of a broken pregnancy', async () => {
    window.localStorage.setItem('pregnancy', '{"version":1,"dueDate":"2027-02-31"}');
    await show(undefined);
    expect(placeholder()).toBeInTheDocument();
  });
});

describe('once the due date has passed', () => {
  const show = (daysAgo: number, forget?: () => void) =>
    render(<PastTerm dueDate={inDays(-daysAgo)} today={today} callToday={callToday} onForget={forget} />);

  it.each([
    [20, 'Has your baby arrived?', 1, 1],
    [21, 'Has your baby arrived?', 1, 0],
    [364, 'Has your baby arrived?', 1, 0],
    [365, 'This due date has passed', 0, 0],
  ])('%d days ago: %s', (daysAgo, heading, asked, timed) => {
    window.localStorage.setItem('region', 'MB');
    show(daysAgo, onForget);
    expect(screen.getByRole('heading')).toHaveTextContent(heading);
    expect(screen.queryAllByRole('link', { name: 'My baby is here' })).toHaveLength(asked);
    expect(
      screen.queryAllByText(/call your provider today\. If your baby moves less than usual, go now /),
    ).toHaveLength(asked);
    expect(screen.queryAllByText('1-888-315-9257')).toHaveLength(asked);
    expect(screen.queryAllByText('Time contractions')).toHaveLength(timed);
    fireEvent.click(screen.getByText('Forget this due date'));
    expect(onForget).toHaveBeenCalled();
  });

  it('cannot forget what is not kept', () => {
    show(16);
    expect(screen.queryByText('Forget this due date')).not.toBeInTheDocument();
  });
});

it.each([
  [0, 'Your baby is due on', 'Due today'],
  [-1, 'Your due date was', '1'],
])('counts a due date in %d days as due or past', (days, text, figure) => {
  const pregnancy = describePregnancy(inDays(days), today);
  render(
    <Result pregnancy={pregnancy} today={today} isStored isShared={false} fields={undefined} countedFrom={undefined} />,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByText(figure)).toBeInTheDocument();
});

describe('the notes on how well it is dated', () => {
  const day = formatCalendarDate(inDays(-150));
  const notesOf = (fields: Partial<CalculatorFields>) => {
    const { container } = render(<DatingNotes fields={{ ...getInitialFields(day), ...fields }} today={today} />);
    return [...container.querySelectorAll('p')].map(readText);
  };
  const longer = (days: string) => `Your cycle is ${days} longer than 28, so your due date is ${days} later.`;

  it.each<[Partial<CalculatorFields>, unknown[]]>([
    [{ cycleLengthDays: '28' }, []],
    [{ cycleLengthDays: '29' }, [longer('1 day')]],
    [{ cycleLengthDays: '26' }, ['Your cycle is 2 days shorter than 28, so your due date is 2 days earlier.']],
    [{ cycleLengthDays: '35' }, [longer('7 days')]],
    [{ cycleLengthDays: '36' }, [longer('8 days'), expect.stringMatching(/^With a cycle longer than 35 days/)]],
    [{ method: 'ultrasound', scanWeeks: '6', scanDays: '6' }, [expect.stringMatching(/^A scan before 7 weeks dates/)]],
    [{ method: 'ultrasound', scanWeeks: '7' }, []],
    [{ method: 'conception', isTransfer: true, cycleLengthDays: '40' }, []],
  ])('%j: %j', (fields, notes) => {
    expect(notesOf(fields)).toEqual(notes);
  });

  it('are none for a form that no longer gives a due date', () => {
    expect(notesOf({ cycleLengthDays: '60' })).toEqual([]);
    expect(notesOf({ method: 'ultrasound', scanWeeks: '43' })).toEqual([]);
  });
});

describe('the views', () => {
  const pregnancy = describePregnancy(inDays(140), today);
  const names = ['Summary', 'Journey', 'Facts', 'Checklist', 'Timer'];
  const pressed = () => screen.queryAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  const offered = () => names.filter((name) => screen.queryByRole('button', { name }));
  const renderViews = (hasResult: boolean) => <DetailViews pregnancy={hasResult ? pregnancy : undefined} />;
  const show = (hash: string, hasResult: boolean) => {
    window.history.replaceState(null, '', `/calculator${hash}`);
    return act(async () => render(renderViews(hasResult)));
  };

  it.each([
    ['', true, ['Summary']],
    ['#facts', true, ['Facts']],
    ['#nothing', true, ['Summary']],
    ['#timer', false, ['Timer']],
    ['', false, []],
    ['#facts', false, []],
  ])('at %j, with a result %p: %j', async (hash, hasResult, expected) => {
    await show(hash, hasResult);
    expect(pressed()).toEqual(expected);
    expect(offered()).toEqual(hasResult ? names : ['Checklist', 'Timer']);
    expect(screen.queryAllByText(/^Two tools need no due date/)).toHaveLength(hasResult ? 0 : 1);
  });

  it('opens the first one at once, and the next one after a wait that says what is loading', async () => {
    await show('', false);
    const checklist = () => screen.findByLabelText('Items to pack');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Checklist' })));
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(await checklist()).toBeInTheDocument();
    jest.useFakeTimers();
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ matches: false, media }) as MediaQueryList);
    act(() => {
      window.history.replaceState(null, '', '/calculator#timer');
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(screen.getAllByText('Loading timer content...')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Checklist' })).toBeDisabled();
    await act(async () => jest.advanceTimersByTime(600));
    expect(screen.getByRole('button', { name: 'Checklist' })).toBeEnabled();
    expect(screen.queryByLabelText('Items to pack')).not.toBeInTheDocument();
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  describe('that a link names', () => {
    const scrolled: Element[] = [];
    beforeEach(() => {
      scrolled.length = 0;
      window.HTMLElement.prototype.scrollIntoView = function () {
        scrolled.push(this);
      };
    });
    const go = (hash: string) =>
      act(async () => {
        window.history.replaceState(null, '', `/calculator${hash}`);
        window.dispatchEvent(new HashChangeEvent('hashchange'));
      });

    it.each([true, false])('comes into sight, and its button gets focus; with a result: %p', async (hasResult) => {
      await show('#timer', hasResult);
      expect(scrolled).toEqual([screen.getByRole('group', { name: 'View' })]);
      expect(screen.getByRole('button', { name: 'Timer' })).toHaveFocus();
      await go('#checklist');
      await waitFor(() => expect(scrolled).toHaveLength(2));
      expect(screen.getByRole('button', { name: 'Checklist' })).toHaveFocus();
      await go('#nothing');
      expect(scrolled).toHaveLength(2);
    });

    it('stays where it is where its own button was pressed, and where the browser has come back to it', async () => {
      await show('', true);
      await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Facts' })));
      await go('#facts');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Facts' })).toBeEnabled());
      expect(pressed()).toEqual(['Facts']);
      expect(scrolled).toEqual([]);
      cleanup();
      const entries = jest.spyOn(performance, 'getEntriesByType');
      entries.mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
      await show('#timer', true);
      expect(scrolled).toEqual([]);
      entries.mockRestore();
    });
  });

  it('goes with the result where it needs one', async () => {
    const { rerender } = await show('#facts', true);
    rerender(renderViews(false));
    expect(pressed()).toEqual([]);
  });
});
