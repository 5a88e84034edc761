import { act, fireEvent, render, screen } from '@testing-library/react';
import type { CalendarSelection } from '@/lib/browser/save-calendar-file';
import type { CalendarEvent } from '@/lib/timeline/calendar-event';
import { AddEventButton } from './add-event-button';
import { AddToCalendar } from './add-to-calendar';
import { useCalendarExport } from './use-calendar-export';

const save = jest.fn<Promise<void>, [CalendarSelection, string]>();
jest.mock('@/lib/browser/save-calendar-file', () => ({
  saveCalendarFile: (...given: [CalendarSelection, string]) => save(...given),
}));

const dueDate = new Date(2027, 5 /* Jun */, 8);
const whenDueDateMissing = jest.fn();

function Export({ due, hasRegion = true, hasBirth = false }: { due?: Date; hasRegion?: boolean; hasBirth?: boolean }) {
  const calendar = useCalendarExport(due, hasRegion ? 'ON' : undefined, new Date(2026, 10 /* Nov */, 21, 22), hasBirth);
  return (
    <>
      <AddToCalendar dueDate={due} calendar={calendar} onDueDateMissing={whenDueDateMissing} />
      <AddEventButton id="milestone-12" title="Week 12" calendar={calendar} />
    </>
  );
}
const addAll = () => screen.getByRole('button', { name: 'Add to Calendar' });
const addOne = () => screen.getByRole('button', { name: /Add to Calendar.*Week 12/ });
const click = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const toggle = (...labels: string[]) => {
  for (const label of labels) fireEvent.click(screen.getByLabelText(label));
};
const select = (event: Partial<CalendarEvent>) => save.mock.lastCall?.[0].select(event as CalendarEvent);
const includes = (event: Partial<CalendarEvent>) => select(event) !== undefined;

beforeEach(() => {
  save.mockReset().mockResolvedValue();
  whenDueDateMissing.mockReset();
});

it('saves what one has to go to, and the kinds that are ticked, in a file named after the due date', async () => {
  render(<Export due={dueDate} />);
  const end = dueDate;
  const groups = ['due-date', 'own', 'appointments', 'milestones', 'trimesters', 'benefits'] as const;
  await click(addAll());
  expect(save.mock.lastCall?.[0]).toMatchObject({ dueDate, region: 'ON' });
  expect(save.mock.lastCall?.[1]).toBe('pregnancy-2027-06-08.ics');
  expect(groups.filter((group) => includes({ group, end }))).toEqual(['due-date', 'own', 'appointments']);
  expect(screen.getByText(/Your browser was asked to save it/)).toBeInTheDocument();
  toggle('Trimesters', 'My appointments');
  await click(addAll());
  expect(groups.filter((group) => includes({ group, end }))).toEqual(['due-date', 'appointments', 'trimesters']);
});

it('saves a line a week only where it is asked for, and offers none after the due date or a birth', async () => {
  const { rerender } = render(<Export due={dueDate} />);
  const week = { group: 'weeks', end: dueDate } as const;
  await click(addAll());
  expect(includes(week)).toBe(false);
  toggle('My weeks');
  await click(addAll());
  expect(includes(week)).toBe(true);
  rerender(<Export due={dueDate} hasBirth />);
  expect(screen.queryByLabelText('My weeks')).toBe(null);
  await click(addAll());
  expect(includes(week)).toBe(false);
  rerender(<Export due={new Date(2026, 10 /* Nov */, 20)} />);
  expect(screen.queryByLabelText('My weeks')).toBe(null);
  rerender(<Export due={new Date(2026, 10, 21)} />);
  expect(screen.getByLabelText('My weeks')).toBeInTheDocument();
});

it('puts the link to come back into the entries only where it is asked for', async () => {
  render(<Export due={dueDate} />);
  await click(addAll());
  expect(save.mock.lastCall?.[0].hasKeepLink).toBe(false);
  toggle('Put my link to come back into the entries');
  await click(addOne());
  expect(save.mock.lastCall?.[0].hasKeepLink).toBe(true);
});

describe('the first way', () => {
  const nameAgent = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const show = () => {
    render(<Export due={dueDate} />);
    const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
    return [names.indexOf('Add to Calendar: Week 12'), names.indexOf('Google or Outlook: Week 12')];
  };
  afterEach(() => jest.restoreAllMocks());

  it('is a link on Android, whose calendar opens no file, and that is said', () => {
    nameAgent('Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36');
    const [file = 0, others = 0] = show();
    expect(others).toBeLessThan(file);
    expect(screen.getByText(/^On Android, the Google Calendar app does not open the file/)).toBeInTheDocument();
  });

  it('is a file on an iPhone, with where it may not open', () => {
    nameAgent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Version/18.2 Safari/604.1');
    const [file = 0, others = 0] = show();
    expect(file).toBeLessThan(others);
    expect(screen.getByText(/^On an iPhone or iPad, save the file in Safari/)).toBeInTheDocument();
  });

  it('is a file on a computer, without either', () => {
    const [file = 0, others = 0] = show();
    expect(file).toBeLessThan(others);
    expect(screen.queryByText(/^On (Android|an iPhone)/)).toBe(null);
  });
});

it('leaves out what is over, but not the due date', async () => {
  render(<Export due={dueDate} />);
  await click(addAll());
  const ends = [new Date(2026, 10 /* Nov */, 20), new Date(2026, 10, 21)];
  expect(ends.map((end) => includes({ group: 'appointments', end }))).toEqual([false, true]);
  expect(ends.map((end) => includes({ group: 'due-date', end }))).toEqual([true, true]);
});

it('enters a window that is open on the day of the file, and leaves out one that has closed', async () => {
  render(<Export due={dueDate} />);
  await click(addAll());
  const opened = new Date(2026, 10 /* Nov */, 1);
  const today = new Date(2026, 10, 21);
  const event = { group: 'appointments', start: opened, end: opened } as const;
  expect(select({ ...event, openUntil: today })).toMatchObject({ start: today, end: today });
  expect(select({ ...event, openUntil: new Date(2026, 10, 20) })).toBeUndefined();
});

it('leaves out what is not offered everywhere until it knows where the visitor lives', async () => {
  const { rerender } = render(<Export due={dueDate} />);
  await click(addAll());
  expect(includes({ group: 'appointments', end: dueDate, regions: ['ON'] })).toBe(true);
  rerender(<Export due={dueDate} hasRegion={false} />);
  await click(addAll());
  expect(includes({ group: 'appointments', end: dueDate, regions: ['ON'] })).toBe(false);
  expect(includes({ group: 'appointments', end: dueDate })).toBe(true);
});

it('saves one event in a file of its own, and answers beside its button alone', async () => {
  render(<Export due={dueDate} />);
  await click(addOne());
  expect(save.mock.lastCall?.[1]).toBe('milestone-12.ics');
  expect([includes({ id: 'milestone-12' }), includes({ id: 'milestone-18' })]).toEqual([true, false]);
  expect(screen.getAllByRole('status').map((status) => status.textContent)).toEqual([
    '',
    expect.stringContaining('Your browser was asked to save it'),
  ]);
});

it('refuses to save no kind of date', async () => {
  render(<Export due={dueDate} />);
  toggle('Due date', 'My appointments', 'Usual times of the appointments still ahead');
  await click(addAll());
  expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one kind of date.');
  expect(save).not.toHaveBeenCalled();
  toggle('Due date');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('asks for the due date where there is none, and no more once there is one', async () => {
  const { rerender } = render(<Export />);
  await click(addAll());
  expect(screen.getByRole('alert')).toHaveTextContent('Enter your due date at the top of the page first.');
  expect(whenDueDateMissing).toHaveBeenCalledTimes(1);
  expect(save).not.toHaveBeenCalled();
  rerender(<Export due={dueDate} />);
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('saves once while a file is on its way', async () => {
  save.mockReturnValue(new Promise(() => {}));
  render(<Export due={dueDate} />);
  await click(addAll());
  expect(addAll()).toHaveAttribute('aria-disabled', 'true');
  await click(addAll());
  expect(save).toHaveBeenCalledTimes(1);
});

it('says where a file could not be saved, and what else can be done', async () => {
  save.mockRejectedValue(new Error('refused'));
  render(<Export due={dueDate} />);
  await click(addAll());
  expect(screen.getByText(/The file could not be saved\..* print the weeks/)).toBeInTheDocument();
  expect(addAll()).toHaveAttribute('aria-disabled', 'false');
});
