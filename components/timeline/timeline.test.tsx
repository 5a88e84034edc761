import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { forgetPregnancy, storePregnancy } from '@/lib/browser/use-pregnancy';
import { forgetRegion, storeRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import { Timeline } from './timeline';

/** A due date after which the visitor is in week 20 today. */
const inWeek20 = formatCalendarDate(addDays(new Date(), 20 * 7));

const overviews = listWeekOverviews();
const show = () => act(async () => void render(<Timeline overviews={overviews} sheetOrigin="example.ca" />));
const slider = () => screen.getByLabelText('Choose a week');
const line = () => screen.queryByText('change')?.closest('summary');
const isFolded = (text: string) => screen.getByText(text).closest('details')?.open === false;

beforeAll(() => {
  // jsdom scrolls nowhere.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  act(() => {
    forgetPregnancy();
    forgetRegion();
  });
  window.localStorage.clear();
});

it('asks for the due date alone, and shows week 16 as an example with nothing to save', async () => {
  await show();
  expect(slider()).toHaveValue('16');
  expect(screen.getByLabelText('Due date', { selector: '[type=date]' })).toBeInTheDocument();
  expect(line()).toBeUndefined();
  expect(screen.queryByText('Next appointment')).not.toBeInTheDocument();
  expect(screen.getAllByText('Add to Calendar')).toHaveLength(1);
  expect(screen.getByText('Something feels wrong?').closest('a')).toHaveAttribute('href', '/when-to-call');
});

it('has what comes next first, once a due date is entered, and the date as a line that has the focus', async () => {
  await show();
  const dueDate = screen.getByLabelText('Due date', { selector: '[type=date]' });
  fireEvent.change(dueDate, { target: { value: inWeek20 } });
  await act(async () => void fireEvent.click(screen.getByText('Show my dates')));
  const next = await screen.findByText('Next appointment');
  expect(line()).toHaveFocus();
  expect(isFolded('Show my dates')).toBe(true);
  expect(next.compareDocumentPosition(slider()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getByText('Something feels wrong?').closest('a')).toHaveAttribute('href', '/when-to-call#weeks-20-25');
  fireEvent.change(slider(), { target: { value: '35' } });
  expect(screen.getByText('Your baby in week 35')).toBeInTheDocument();
});

it('has the region in the line, its own appointments alone, and a button for each event', async () => {
  storePregnancy({ dueDate: inWeek20 });
  act(() => storeRegion('QC'));
  await show();
  expect(line()).toHaveTextContent(/^Due .+ · Quebec ·change$/);
  expect(screen.getByText('Quebec prenatal screening: blood test')).toBeInTheDocument();
  expect(screen.queryByText(/^SIPS|^Enhanced first trimester/)).not.toBeInTheDocument();
  const benefits = screen.getByText('Leave and money dates').closest('details') ?? document.body;
  expect(within(benefits).getAllByText('Add to Calendar')).toHaveLength(3);
  const entries = document.querySelectorAll('li[id^=date-]').length;
  expect(screen.getAllByText('Add to Calendar')).toHaveLength(1 + entries + 3);
});

it('asks where one lives in a row of its own, and stays there with the answer until the page is left', async () => {
  storePregnancy({ dueDate: inWeek20 });
  await show();
  expect(screen.queryByText('Quebec prenatal screening: blood test')).not.toBeInTheDocument();
  const row = screen.getByText('Tell us where you live: tests and leave differ').closest('details') ?? document.body;
  const select = within(row).getByLabelText(/^Province or territory/);
  await act(async () => void fireEvent.change(select, { target: { value: 'QC' } }));
  expect(screen.getByText('Quebec prenatal screening: blood test')).toBeInTheDocument();
  expect(within(row).getByText('Quebec ·')).toBeInTheDocument();
  expect(select).toBeInTheDocument();
});

it.each([3, 9])('says once what to do %i days after the due date', async (days) => {
  storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), -days)) });
  await show();
  expect(screen.getAllByText(/If your baby moves less than usual, go now/)).toHaveLength(1);
});
