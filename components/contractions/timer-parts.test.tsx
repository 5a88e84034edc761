import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { toast } from 'react-hot-toast/headless';
import { Toaster } from '@/components/ui/toaster';
import { removeStored } from '@/lib/browser/storage';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { storeRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { noAnswers } from '@/lib/contractions/advice';
import type { ContractionLog, LabourAnswers, TermStatus, TimedContraction } from '@/lib/contractions/contraction-log';
import { emergencyInNunavut } from '@/words/without-911';
import { announceStart, announceStop } from './announce';
import { AverageTiles } from './average-tiles';
import { ClockBlock } from './clock-block';
import { ContractionTimer } from './contraction-timer';
import { ExportRecord } from './export-record';
import { History } from './history';
import { LabourQuestions } from './labour-questions';
import { PrintTable } from './print-table';
import { WhenToCallProvider } from './when-to-call-provider';

const START = new Date(2026, 10 /* Nov */, 21, 23).getTime();
/** A contraction so many minutes after 11 p.m., of as many seconds. */
const timed = (minute: number, seconds: number, more: Partial<TimedContraction> = {}): TimedContraction => ({
  id: String(minute),
  startTime: START + minute * 60_000,
  endTime: START + minute * 60_000 + seconds * 1_000,
  ...more,
});
const readText = (element: Element) => element.textContent?.replaceAll(/\s/g, ' ');

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
  toast.remove();
  for (const key of ['contractions', 'labourAnswers', 'pregnancy', 'region']) removeStored(key);
  window.localStorage.clear();
});

describe('the averages', () => {
  const show = (...contractions: TimedContraction[]) => {
    const { container } = render(<AverageTiles contractions={contractions} />);
    return [...container.querySelectorAll('dd, p')].map(readText);
  };

  it.each([
    ['nothing', [], ['N/A', 'Not enough data', '']],
    ['one', [timed(0, 50)], ['0m 50s', 'Not enough data', '']],
    ['one whose stop may be forgotten', [timed(0, 130)], ['N/A', 'Not enough data', '']],
    ['an hour and no more', [timed(0, 50), timed(60, 60)], ['0m 55s', '60m 0s apart', '']],
    [
      'more than an hour',
      [timed(0, 40), timed(61, 60), timed(71, 60)],
      ['0m 53s', '35m 30s apart', 'Last hour: 2 timed, 1m 0s long, 10m 0s apart'],
    ],
    [
      'a latest one alone, whose stop may be forgotten',
      [timed(0, 40), timed(90, 130)],
      ['0m 40s', '90m 0s apart', 'Last hour: 1 timed'],
    ],
  ])('of %s', (_, contractions, expected) => {
    expect(show(...contractions)).toEqual(expected);
  });
});

describe('the history', () => {
  const show = async (contractions: TimedContraction[], canClear = contractions.length > 0) => {
    const nothing = () => {};
    await act(
      async () =>
        void render(
          <History
            contractions={contractions}
            canClear={canClear}
            isTiming={false}
            form={undefined}
            lastChange={undefined}
            onAdd={nothing}
            onEdit={nothing}
            onDelete={nothing}
            onClear={nothing}
            onUndo={nothing}
          />,
        ),
    );
    return screen.queryAllByRole('listitem').map((row) => readText(row)?.replace('EditDelete', ''));
  };

  it('has the newest first, and each day once above its own', async () => {
    expect(await show([timed(0, 50), timed(30, 50), timed(70, 50)])).toEqual([
      expect.stringMatching(/^November 22, 20260:50 at 12:10:00 a\.m\.40:00 apart$/),
      expect.stringMatching(/^November 21, 20260:50 at 11:30:00 p\.m\.30:00 apart$/),
      expect.stringMatching(/^0:50 at 11:00:00 p\.m\.The first one$/),
    ]);
  });

  it('says what is not known', async () => {
    const [second, first] = await show([timed(30, 121), timed(0, 50, { check: 'clock-changed' })]);
    expect(second).toMatch(/Gap not known: the clock was changedLength not confirmed: not in the averages$/);
    expect(first).toMatch(/The first oneLength not confirmed: not in the averages$/);
  });

  it('has nothing to clear where there is nothing, except what could not be read', async () => {
    expect(await show([])).toEqual([]);
    expect(screen.getByText('No contractions recorded yet')).toBeInTheDocument();
    expect(screen.getByText('Clear All')).toBeDisabled();
    cleanup();
    await show([], true);
    expect(screen.getByText('Clear All')).toBeEnabled();
  });
});

it('clears a record of which nothing could be read', async () => {
  window.localStorage.setItem('contractions', 'garbage');
  render(<ContractionTimer />);
  await act(async () => void fireEvent.click(screen.getByText('Clear All')));
  expect(screen.getByRole('status', { name: 'Saving' })).toHaveTextContent(/could not be read/);
  expect(screen.getByText('Clear All')).toBeDisabled();
});

it('no longer says that a contraction has started once another tab has stopped it', async () => {
  await act(async () => void render(<ContractionTimer />));
  fireEvent.click(screen.getByText('Start Contraction'));
  expect(screen.getByText('Contraction started.')).toBeInTheDocument();
  window.localStorage.setItem('contractions', JSON.stringify({ version: 1, contractions: [timed(0, 50)] }));
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'contractions' })));
  expect(screen.getByText('Start Contraction')).toBeInTheDocument();
  expect(screen.queryByText('Contraction started.')).not.toBeInTheDocument();
  expect(screen.queryByText('Undo')).not.toBeInTheDocument();
});

/** Two taps may be a second apart on a busy machine: between these no time passes. */
function stopClock() {
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
}

/** Lets a second pass, after which a tap is no second one. */
function passSecond() {
  const later = performance.now() + 1_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
}

const readKept = (): ContractionLog => JSON.parse(window.localStorage.getItem('contractions') ?? '{}');

describe('two quick taps', () => {
  it('on Delete delete one contraction, and not the one that moves up', async () => {
    window.localStorage.setItem(
      'contractions',
      JSON.stringify({ version: 1, contractions: [timed(0, 50), timed(10, 50), timed(20, 50)] }),
    );
    await act(async () => void render(<ContractionTimer />));
    await screen.findAllByText('Delete');
    stopClock();
    const tap = () => fireEvent.click(screen.getAllByText('Delete')[0] ?? document.body);
    tap();
    tap();
    expect(readKept().contractions).toHaveLength(2);
    passSecond();
    tap();
    expect(readKept().contractions).toHaveLength(1);
  });

  it('on Undo do not clear again where Clear All moves under the finger', async () => {
    window.localStorage.setItem('contractions', JSON.stringify({ version: 1, contractions: [timed(0, 50)] }));
    await act(async () => void render(<ContractionTimer />));
    await act(async () => void fireEvent.click(screen.getByText('Clear All')));
    expect(readKept().contractions).toHaveLength(0);
    passSecond();
    fireEvent.click(screen.getByText('Undo'));
    fireEvent.click(screen.getByText('Clear All'));
    expect(readKept().contractions).toHaveLength(1);
  });

  it('on Undo take back one change: the contraction runs again, and is not lost', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(START);
    await act(async () => void render(<ContractionTimer />));
    fireEvent.click(screen.getByText('Start Contraction'));
    clock.mockReturnValue(START + 60_000);
    await act(async () => void fireEvent.click(screen.getByText('Stop Contraction')));
    fireEvent.click(screen.getByText('Undo'));
    fireEvent.click(screen.getByText('Undo'));
    expect(readKept().active?.startTime).toBe(START);
  });
});

describe('a form over a contraction', () => {
  const openEdit = async () => {
    window.localStorage.setItem(
      'contractions',
      JSON.stringify({ version: 1, contractions: [timed(0, 50), timed(10, 50)] }),
    );
    await act(async () => void render(<ContractionTimer />));
    const [edit] = screen.getAllByText('Edit');
    fireEvent.click(edit ?? document.body);
    await screen.findByRole('form');
  };
  const kept = () => readKept().contractions;

  it('goes with it, and stays where another one is deleted', async () => {
    await openEdit();
    fireEvent.click(screen.getAllByText('Delete')[1] ?? document.body);
    expect(screen.getByRole('form')).toBeInTheDocument();
    passSecond();
    fireEvent.click(screen.getAllByText('Delete')[0] ?? document.body);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(kept()).toEqual([]);
  });

  it('adds what was typed where another tab has deleted it meanwhile', async () => {
    await openEdit();
    window.localStorage.setItem('contractions', JSON.stringify({ version: 1, contractions: [timed(0, 50)] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'contractions' })));
    fireEvent.change(screen.getByLabelText('Ended'), { target: { value: '2026-11-21T23:11:00' } });
    fireEvent.click(within(screen.getByRole('form')).getByText('Save'));
    expect(kept().map(({ startTime, endTime }) => [startTime - START, endTime - START])).toEqual([
      [0, 50_000],
      [600_000, 660_000],
    ]);
  });
});

describe('what prints', () => {
  it('is a table for the pen until something is timed', () => {
    const { rerender } = render(<PrintTable contractions={[]} />);
    expect(screen.getAllByRole('row')).toHaveLength(13);
    rerender(<PrintTable contractions={[timed(0, 50), timed(70, 125)]} />);
    expect(screen.queryByText('Time contractions on paper')).not.toBeInTheDocument();
    expect(screen.getByText('In the hour up to the latest one: 1.')).toBeInTheDocument();
    const [, first, second] = screen.getAllByRole('row').map((row) => [...row.children].map(readText));
    expect(first).toEqual(['November 21, 2026', '11:00:00 p.m.', '11:00:50 p.m.', '0:50', '']);
    expect(second).toEqual(['November 22, 2026', '12:10:00 a.m.', '12:12:05 a.m.', '2:05 (not confirmed)', '1:10:00']);
  });
});

describe('a copy for a provider', () => {
  it('is offered to an app only where the browser can, and says where that failed', async () => {
    render(<ExportRecord contractions={[timed(0, 50)]} />);
    expect(screen.queryByText('Share as text')).not.toBeInTheDocument();
    cleanup();
    const share = jest.fn(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    render(<ExportRecord contractions={[timed(0, 50)]} />);
    await act(async () => void fireEvent.click(screen.getByText('Share as text')));
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining('0:50 long') }));
    expect(screen.getByRole('alert')).toHaveTextContent('Sharing did not work. Copy the text instead.');
    Reflect.deleteProperty(navigator, 'share');
  });

  it('is named by the day of the latest contraction', async () => {
    const names: string[] = [];
    URL.createObjectURL = () => 'blob:';
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    render(<ExportRecord contractions={[timed(0, 50), timed(70, 50)]} />);
    fireEvent.click(screen.getByText('Download CSV'));
    expect(screen.getByText(/^Your browser was asked to save it\./)).toHaveTextContent('Or copy the times as text');
    expect(names).toEqual(['contractions-2026-11-22.csv']);
  });
});

describe('the questions', () => {
  const onAnswer = jest.fn();
  const show = (gestationalAge: { weeks: number; days: number } | undefined, answers: LabourAnswers = noAnswers) =>
    render(<LabourQuestions gestationalAge={gestationalAge} answers={answers} onAnswer={onAnswer} />);
  const question = (name: string) => within(screen.getByRole('group', { name }));

  it('name the age that the due date gives', () => {
    show({ weeks: 36, days: 6 });
    expect(screen.getByText(/this advice is for 36 weeks 6 days/)).toBeInTheDocument();
    cleanup();
    show(undefined);
    expect(screen.queryByText(/this advice is for/)).not.toBeInTheDocument();
  });

  it('change one answer at a time, which can be taken back', () => {
    show(undefined, { ...noAnswers, hasGivenBirth: true });
    expect(question('Have you given birth before?').getByLabelText('Yes')).toBeChecked();
    expect(question('How far is the hospital?').getByLabelText('Skip')).toBeChecked();
    fireEvent.click(question('How far is the hospital?').getByLabelText('By plane'));
    expect(onAnswer).toHaveBeenLastCalledWith({ distance: 'by-plane' });
    fireEvent.click(question('Have you given birth before?').getByLabelText('Skip'));
    expect(onAnswer).toHaveBeenLastCalledWith({ hasGivenBirth: undefined });
  });

  it('ask again for the way of whom an earlier version knows only that it is over 30 minutes', () => {
    show(undefined, { ...noAnswers, distance: 'over-30' });
    for (const radio of question('How far is the hospital?').getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  it('show the two lists of who must not wait, by the same words as the page below', async () => {
    show(undefined, { ...noAnswers, mustNotWait: 'call' });
    const lists = screen.getByRole('group', { name: 'Is one of these true for you?' });
    const asked = within(lists)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(within(lists).getByLabelText('Yes, one of the second list')).toBeChecked();
    fireEvent.click(within(lists).getByLabelText('Yes, one of the first list'));
    expect(onAnswer).toHaveBeenLastCalledWith({ mustNotWait: 'go' });
    fireEvent.click(within(lists).getByLabelText('No'));
    expect(onAnswer).toHaveBeenLastCalledWith({ mustNotWait: 'none' });
    cleanup();
    await act(async () => void render(<WhenToCallProvider />));
    const shown = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(shown).toEqual(asked);
    expect(shown).toHaveLength(19);
  });
});

describe('the clock', () => {
  const MINUTE_S = 60;
  const HALF_DAY_S = 12 * 60 * MINUTE_S;
  const show = (log: ContractionLog, secondsAfterStart: number) => {
    jest.useFakeTimers({ now: START + secondsAfterStart * 1_000 });
    return render(<ClockBlock log={log} isStarted />).container;
  };
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['nothing', {}, 0, /^Ready to Track0:00Press when/, undefined],
    ['a contraction', { active: true }, 47, /^Current Contraction0:47since 11:00:00 p\.m\.$/, '47 60'],
    ['more than a minute', { active: true }, 64, /^Current Contraction1:04since/, '64 60'],
    ['the last start', { last: true }, 252, /^Ready to TrackSince last start4:1211:00 p\.m\., 1:04 long$/, '252 300'],
    ['over five minutes', { last: true }, 301, /Since last start5:01/, '301 300'],
    ['half a day', { last: true }, HALF_DAY_S, /Since last start12:00:00/, '43200 300'],
    [
      'more than that',
      { last: true },
      HALF_DAY_S + 1,
      /^Ready to Track0:00Your last contraction was over half/,
      undefined,
    ],
  ])('shows %s', (_, { active = false, last = false }: { active?: boolean; last?: boolean }, seconds, text, ring) => {
    const log = {
      contractions: last ? [timed(0, 64)] : [],
      ...(active && { active: { id: '0', startTime: START } }),
    };
    const container = show(log, seconds);
    expect(readText(container)).toMatch(text);
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden');
    // The ring and the figure are hidden while nothing is counted.
    expect(container.firstElementChild?.hasAttribute('data-empty')).toBe(ring === undefined);
    const arc = container.querySelector('[pathLength]');
    expect(arc).toHaveAttribute('stroke-dasharray', ring ?? '0 300');
    expect(arc).toHaveAttribute('pathLength', ring?.split(' ')[1] ?? '300');
  });
});

describe('the messages', () => {
  const close = [0, 5, 10, 15].map((minute) => timed(minute, 65));
  const tell = (
    contractions: TimedContraction[],
    termStatus: TermStatus,
    answers: LabourAnswers = noAnswers,
    labourStart = 0,
  ) => {
    render(<Toaster />);
    act(() => announceStop({ contractions }, labourStart, termStatus, answers, 'hospital'));
    return [readText(screen.getByRole('status')), readText(screen.getByRole('alert'))];
  };

  it('tell of a contraction that has begun, and of none where another tab has ended it', () => {
    render(<Toaster />);
    act(() => announceStart({ contractions: [] }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => announceStart({ contractions: [], active: { id: '1', startTime: START } }));
    expect(readText(screen.getByRole('status'))).toBe('Contraction startedStarted at 11:00 p.m.');
  });

  it('have one place for the start and the end of a contraction', () => {
    render(<Toaster />);
    act(() => announceStart({ contractions: [], active: { id: '1', startTime: START } }));
    act(() => announceStop({ contractions: [timed(0, 2)] }, 0, 'term', noAnswers, 'hospital'));
    expect(readText(screen.getByRole('status'))).toBe('Contraction endedDuration 0:02');
  });

  it('say no more of one from a labour that is over, whose stop was forgotten', () => {
    const forgotten = { ...timed(20, 65), endTime: START + 40 * 24 * 3_600_000 };
    expect(tell([...close, forgotten], 'unknown', noAnswers, START + 24 * 3_600_000)).toEqual([
      'Contraction endedDuration 959:40:00',
      '',
    ]);
  });

  it('warn where the last ones came close together, and say to call or go now where the advice does', () => {
    expect(tell(close, 'term')).toEqual([
      'Contraction endedDuration 1:05',
      'Contractions are getting close!Call your provider or the hospital now.',
    ]);
    cleanup();
    toast.remove();
    expect(tell(close, 'term', { ...noAnswers, hasGivenBirth: true })[1]).toMatch(
      /getting close!Go to the hospital now, and call on the way\.$/,
    );
  });

  it('are another warning before 37 weeks, and tell both ages what to do where it is not known', () => {
    expect(tell(close, 'preterm')[1]).toBe('Contractions before 37 weeksGo to the hospital now, and call on the way.');
    cleanup();
    toast.remove();
    expect(tell(close, 'unknown')[1]).toBe(
      'Contractions are getting close!Call your provider or the hospital now. Are you less than 37 weeks? Go to the hospital now, and call on the way.',
    );
  });

  it('do not warn of two', () => {
    expect(tell(close.slice(0, 2), 'term')[1]).toBe('');
  });
});

describe('when to call', () => {
  const water = () => screen.getByText('Your water breaks').nextElementSibling?.textContent;
  const show = async ({ daysToGo, region }: { daysToGo?: number; region?: 'QC' | 'ON' | 'NU' }) => {
    if (daysToGo !== undefined) storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), daysToGo)) });
    if (region) storeRegion(region);
    await act(async () => void render(<WhenToCallProvider />));
  };

  it.each([
    [undefined, true],
    [21, true],
    [22, false],
  ])('has the rules about minutes with %p days to go: %p', async (daysToGo, hasRules) => {
    await show(daysToGo === undefined ? {} : { daysToGo });
    expect(screen.queryAllByText('5-1-1 rule')).toHaveLength(hasRules ? 1 : 0);
    // What holds before 37 weeks stands first where it holds, and below the others where it may.
    expect(screen.getAllByText('Before 37 weeks')).toHaveLength(1);
    const [position] = [
      screen.getByText('Before 37 weeks').compareDocumentPosition(screen.getByText('From 20 weeks on')),
    ];
    expect(Boolean(position & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(!hasRules);
  });

  it.each([
    ['QC', /^Call, then go to your place of birth/],
    ['ON', /^Call when your water breaks, even without contractions\. Go/],
    [undefined, /In Quebec: call, then go/],
  ] as const)('has the order of the region %p when the water breaks', async (region, text) => {
    await show(region ? { region } : {});
    expect(water()).toMatch(text);
  });

  it('names the line of the region, and where there is no 911', async () => {
    await show({ region: 'ON' });
    expect(await screen.findByText('811')).toBeInTheDocument();
    expect(screen.getByText(/^Nunavut has no 911: call your health centre/)).toHaveClass('where-911');
    expect(screen.getByText(emergencyInNunavut.text).closest('.where-no-911')).toBeInTheDocument();
    expect(screen.getByLabelText('Province or territory')).toHaveValue('ON');
  });
});
