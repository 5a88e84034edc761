import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { storeOwnAppointment } from '@/lib/browser/use-own-appointments';
import { listWrittenInChoices } from '@/lib/timeline/next-appointment';
import { appointments } from '@/lib/weeks/appointments';
import { NextAppointment } from './next-appointment';
import { OwnAppointment } from './own-appointment';
import { useCalendarExport } from './use-calendar-export';

const dueDate = new Date(2027, 5 /* Jun */, 8);
const today = new Date(2026, 10 /* Nov */, 21);
const usual = { start: new Date(2027, 0 /* Jan */, 5), end: new Date(2027, 1 /* Feb */, 23) };
const show = () =>
  render(<OwnAppointment id="anatomy-ultrasound" title="Anatomy scan" dueDate={dueDate} window={usual} />);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const getKept = () => JSON.parse(window.localStorage.getItem('ownAppointments') ?? 'null');

afterEach(() => {
  cleanup();
  for (const id of ['anatomy-ultrasound', 'first-prenatal-visit'] as const) {
    act(() => storeOwnAppointment(id, undefined));
  }
  window.localStorage.clear();
  window.location.hash = '';
});

it.each([
  ['2027-01-04', true],
  ['2027-01-05', false],
  ['2027-02-23', false],
  ['2027-02-24', true],
])('asks about an appointment on %s, which is outside of its usual time: %p', (date, isAsked) => {
  act(() => storeOwnAppointment('anatomy-ultrasound', { date }));
  show();
  expect(screen.queryAllByText('That is not at the usual time. Is the day right?')).toHaveLength(isAsked ? 1 : 0);
});

it('is open when the address names it', () => {
  window.location.hash = 'appointment-anatomy-ultrasound';
  show();
  expect(screen.getByLabelText('Day')).toHaveFocus();
  press('Cancel');
  expect(screen.getByRole('button', { name: /^Write in/ })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('loses its time alone, by a button beside the time', () => {
  act(() => storeOwnAppointment('anatomy-ultrasound', { date: '2027-02-23', time: '09:30' }));
  show();
  press(/^Change/);
  press('Clear: Time, if you like');
  expect(screen.getByLabelText('Day')).toHaveValue('2027-02-23');
  press('Save');
  expect(getKept().appointments['anatomy-ultrasound']).toEqual({ date: '2027-02-23' });
});

it('asks for a day where the button beside it has emptied that', () => {
  act(() => storeOwnAppointment('anatomy-ultrasound', { date: '2027-02-23' }));
  show();
  press(/^Change/);
  press('Clear: Day');
  press('Save');
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(/Enter a full date that exists/);
  expect(getKept().appointments['anatomy-ultrasound']).toEqual({ date: '2027-02-23' });
});

it('is written in, changed and removed, and the focus stays', () => {
  show();
  press(/^Write in my appointment.*Anatomy scan$/);
  expect(screen.getByLabelText('Day')).toHaveFocus();
  type('Day', '2027-02-23');
  type('Time, if you like', '09:30');
  press('Save');
  expect(screen.getByText(/^My appointment: Tuesday, February\s23, 2027, 9:30\sa\.m\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Change/ })).toHaveFocus();
  expect(getKept()).toEqual({
    version: 1,
    appointments: { 'anatomy-ultrasound': { date: '2027-02-23', time: '09:30' } },
  });
  press(/^Change/);
  expect(screen.getByLabelText('Day')).toHaveValue('2027-02-23');
  press('Remove');
  expect(screen.getByRole('button', { name: /^Write in/ })).toHaveFocus();
  expect(getKept()).toBe(null);
});

it.each([
  ['', 'Enter a full date that exists: year, month and day.'],
  ['2026-02-23', 'Going by your due date, this day is not in your pregnancy. Check the year and month.'],
])('refuses the day %p beside its field, which keeps it', (day, message) => {
  show();
  press(/^Write in/);
  type('Day', day);
  type('Time, if you like', '09:30');
  press('Save');
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText('Day')).toHaveFocus();
  expect(screen.getByLabelText('Time, if you like')).toHaveValue('09:30');
  expect(getKept()).toBe(null);
  press('Cancel');
  expect(screen.getByRole('button', { name: /^Write in/ })).toHaveFocus();
});

describe('the next appointment', () => {
  const card = () => screen.getByRole('region', { name: 'Next appointment' });
  function Card({ region, on }: { region: 'ON' | undefined; on: Date }) {
    return (
      <NextAppointment
        dueDate={dueDate}
        region={region}
        today={on}
        choices={listWrittenInChoices(appointments, region)}
        firstChoice="anatomy-ultrasound"
        calendar={useCalendarExport(dueDate, region, on, false)}
      />
    );
  }
  const showNext = (region: 'ON' | undefined, on = today) => render(<Card region={region} on={on} />);

  it('is none until one is written in, with what usually comes next', () => {
    showNext('ON');
    expect(card()).toHaveTextContent(/^Next appointmentNone written in yet\.Usually next: First prenatal visit/);
    expect(card()).not.toHaveTextContent('Add to Calendar');
  });

  it('is the one that was written in, whatever the region, with its day, time and place, and how far away that is', () => {
    storeOwnAppointment('anatomy-ultrasound', { date: '2027-01-19', time: '14:30', place: 'Riverside Midwives' });
    showNext(undefined);
    expect(card()).toHaveTextContent(
      /^Next appointmentTuesday, January.19, 2027Anatomy scan2:30.p\.m\., Riverside MidwivesIn 59 days\.Change/,
    );
    expect(card()).toHaveTextContent('Add to Calendar');
  });

  it.each([
    ['2026-11-21', 'Today.'],
    ['2026-11-22', 'Tomorrow.'],
  ])('on %s is %s', (date, distance) => {
    storeOwnAppointment('first-prenatal-visit', { date });
    showNext('ON');
    expect(card()).toHaveTextContent(distance);
  });

  it('is written in from the card, for what is chosen, and the focus goes to what takes the place of the button', () => {
    showNext('ON');
    press('Write in an appointment');
    expect(screen.getByLabelText('What is it for?')).toHaveFocus();
    expect(screen.getByLabelText('What is it for?')).toHaveValue('anatomy-ultrasound');
    fireEvent.change(screen.getByLabelText('What is it for?'), { target: { value: 'first-prenatal-visit' } });
    type('Day', '2026-11-23');
    type('Place, if you like', ' Riverside Midwives ');
    press('Save');
    expect(getKept().appointments).toEqual({
      'first-prenatal-visit': { date: '2026-11-23', place: 'Riverside Midwives' },
    });
    expect(card()).toHaveTextContent('First prenatal visitRiverside Midwives');
    expect(screen.getByRole('button', { name: /^Change/ })).toHaveFocus();
    press(/^Change/);
    press('Remove');
    expect(screen.getByRole('button', { name: 'Write in an appointment' })).toHaveFocus();
  });

  it('shows what is stored already of what is chosen, so that nobody replaces it unseen', () => {
    storeOwnAppointment('first-prenatal-visit', { date: '2026-10-01', time: '09:30' });
    showNext('ON');
    press('Write in an appointment');
    fireEvent.change(screen.getByLabelText('What is it for?'), { target: { value: 'first-prenatal-visit' } });
    expect(screen.getByLabelText('Day')).toHaveValue('2026-10-01');
    expect(screen.getByLabelText('Time, if you like')).toHaveValue('09:30');
  });

  it('says at 42 weeks 0 days, with a region or without, that the usual ones are over and to call today', () => {
    const postTerm = new Date(2027, 5 /* Jun */, 22);
    showNext('ON', postTerm);
    expect(card()).toHaveTextContent('call your provider today and ask when to come.');
    cleanup();
    showNext(undefined, postTerm);
    expect(card()).toHaveTextContent('call your provider today and ask when to come.');
  });
});
