import { render, screen } from '@testing-library/react';
import { listRegionalAppointments } from '@/lib/timeline/appointment-windows';
import { listTimelineAppointments } from '@/lib/weeks/appointments';
import { AppointmentWindows } from './appointment-windows';

const appointments = listTimelineAppointments();
const show = (props: Partial<Parameters<typeof AppointmentWindows>[0]>) =>
  render(
    <AppointmentWindows
      week={16}
      dueDate={undefined}
      appointments={appointments}
      hasRegions
      renderAction={() => null}
      {...props}
    />,
  );
const titlesOf = (mark: string) =>
  screen
    .getAllByRole('listitem')
    .filter((item) => item.textContent?.includes(mark))
    .map((item) => item.querySelector('h3')?.textContent);

it('marks the windows that are open in the chosen week, on their first and last days too', () => {
  const { rerender } = show({ week: 35 });
  expect(titlesOf('Usual in week 35')).toContain('Group B strep swab');
  for (const week of [34, 37, 38]) {
    rerender(
      <AppointmentWindows
        week={week}
        dueDate={undefined}
        appointments={appointments}
        hasRegions
        renderAction={() => null}
      />,
    );
    expect(titlesOf(`Usual in week ${week}`).includes('Group B strep swab')).toBe(week === 37);
  }
});

it('marks nothing of a season in a week, as a week alone does not say when it is', () => {
  show({});
  expect(titlesOf('In the fall and winter, in any week')).toEqual(['Flu and COVID-19 vaccines']);
  expect(titlesOf('Usual in week 16')).not.toContain('Flu and COVID-19 vaccines');
});

it('says where an appointment is offered until it is known where the visitor lives', () => {
  const { unmount } = show({});
  expect(screen.getByText('Weeks 9 to 13, in British Columbia')).toBeInTheDocument();
  expect(screen.getByText('Weeks 27 to 32, outside Quebec')).toBeInTheDocument();
  unmount();
  show({ appointments: listRegionalAppointments(appointments, 'BC'), hasRegions: false });
  expect(screen.queryByText(/, in British Columbia|, outside/)).not.toBeInTheDocument();
});

it('has the days of a window with a due date, and links to a page that helps', () => {
  show({ dueDate: new Date(2027, 5 /* Jun */, 8) });
  const scan = screen.getAllByRole('listitem').find((item) => item.textContent?.startsWith('Anatomy scan'));
  expect(scan).toHaveTextContent('January 5, 2027 to February 2, 2027');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/hospital-bag']);
});
