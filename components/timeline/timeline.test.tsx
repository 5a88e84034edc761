import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { addDays } from 'date-fns';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { storeRegion } from '@/lib/browser/use-region';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { listTimelineAppointments } from '@/lib/weeks/appointments';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import { Timeline } from './timeline';

/** A due date after which the visitor is in week 20 today. */
const inWeek20 = formatCalendarDate(addDays(new Date(), 20 * 7));

const overviews = listWeekOverviews();
// A few are enough, and a long page is slow to search.
const ids = ['dating-ultrasound', 'sips-part-1', 'quebec-screening', 'ei-earliest-start', 'qpip-earliest-start'];
const appointments = listTimelineAppointments().filter(({ id }) => ids.includes(id));
const show = () =>
  act(async () => void render(<Timeline overviews={overviews} appointments={appointments} sheetOrigin="example.ca" />));
const slider = () => screen.getByLabelText('Choose a week');
const titles = () =>
  within(screen.getByLabelText('Appointments and their weeks'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('h3')?.textContent);

afterEach(() => window.localStorage.clear());

it('shows week 16 as an example, with every region and nothing to save', async () => {
  await show();
  expect(slider()).toHaveValue('16');
  expect(titles()).toEqual(
    expect.arrayContaining(['SIPS blood test, part 1', 'EI maternity benefits: earliest start']),
  );
  expect(screen.getAllByText('Add to Calendar')).toHaveLength(1);
});

it('opens in the own week, and follows what is chosen until another due date is entered', async () => {
  storePregnancy({ dueDate: inWeek20 });
  await show();
  expect(slider()).toHaveValue('20');
  fireEvent.change(slider(), { target: { value: '35' } });
  expect(screen.getByText('Your baby in week 35')).toBeInTheDocument();
  const dueDate = screen.getByLabelText('Due date', { selector: '[type=date]' });
  fireEvent.change(dueDate, { target: { value: formatCalendarDate(addDays(new Date(), 10 * 7)) } });
  await act(async () => void fireEvent.click(screen.getByText('Show my dates')));
  expect(await screen.findByText('Your baby in week 30')).toBeInTheDocument();
  expect(screen.queryByText(/^Back to your week/)).not.toBeInTheDocument();
});

it('has with a due date the benefits apart from the appointments, and a button for each event', async () => {
  storePregnancy({ dueDate: inWeek20 });
  act(() => storeRegion('QC'));
  await show();
  expect(titles()).toEqual(['Dating ultrasound', 'Quebec prenatal screening: blood test']);
  expect(screen.getByText('Weeks 10 to 13')).toBeInTheDocument();
  const benefits = within(await screen.findByLabelText('Benefit dates', { selector: 'section' }));
  expect(benefits.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByText('Add to Calendar')).toHaveLength(1 + 10 + 2 + 3);
});

it.each([3, 9])('says once what to do %i days after the due date', async (days) => {
  storePregnancy({ dueDate: formatCalendarDate(addDays(new Date(), -days)) });
  await show();
  expect(screen.getAllByText(/If your baby moves less than usual, go now/)).toHaveLength(1);
});
