import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { dateSeasonalAppointments, listRegionalAppointments } from '@/lib/timeline/appointment-windows';
import { listTimelineAppointments } from '@/lib/weeks/appointments';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import * as visitWords from '@/words/visits';
import { PrintChoice } from './print-choice';
import { PrintedList } from './printed-list';
import { PrintedPoster } from './printed-poster';
import { PrintedTimeline } from './printed-timeline';
import { PrintedVisits } from './printed-visits';
import { PrintedWall } from './printed-wall';
import { usePaper } from './use-paper';

const dueDate = new Date(2027, 5 /* Jun */, 8);
const all = listTimelineAppointments();
const overviews = listWeekOverviews();
const week = (number: number) => screen.getAllByRole('listitem')[number - 1];

describe('the wall', () => {
  it('has forty weeks, with room for the pen where there is no due date', () => {
    const { rerender } = render(<PrintedWall dueDate={undefined} appointments={all} hasRegions />);
    expect(screen.getAllByRole('listitem')).toHaveLength(40);
    expect(week(1)).toHaveTextContent('Week 1_____ to _____1st trimester');
    rerender(<PrintedWall dueDate={dueDate} appointments={dateSeasonalAppointments(all, dueDate)} hasRegions />);
    expect(week(1)).toHaveTextContent('Week 1Sep 8 to Sep 14');
  });

  it('names the trimester where it begins, and the milestone of a week', () => {
    render(<PrintedWall dueDate={undefined} appointments={all} hasRegions />);
    const starts = screen.getAllByText(/^(1st|2nd|3rd) trimester$/).map((start) => start.closest('li'));
    expect(starts).toEqual([week(1), week(13), week(26)]);
    expect(week(20)).toHaveTextContent('Halfway');
  });

  it('says in which week a long window ends, and its region where it is only one', () => {
    const { rerender } = render(<PrintedWall dueDate={undefined} appointments={all} hasRegions />);
    expect(within(week(9) ?? document.body).getByText('First SIPS blood test (BC), to week 13')).toBeInTheDocument();
    expect(within(week(14) ?? document.body).getByText('Second trimester blood test, to week 20')).toBeInTheDocument();
    expect(within(week(28) ?? document.body).getByText('Rh immune globulin if Rh-negative')).toBeInTheDocument();
    rerender(<PrintedWall dueDate={undefined} appointments={all} hasRegions={false} />);
    expect(within(week(9) ?? document.body).getByText('First SIPS blood test, to week 13')).toBeInTheDocument();
  });

  it('gives a season no last week until a due date dates it', () => {
    const { rerender } = render(<PrintedWall dueDate={undefined} appointments={all} hasRegions />);
    expect(screen.getByText('Flu, COVID-19 vaccines: in season')).toBeInTheDocument();
    rerender(<PrintedWall dueDate={dueDate} appointments={dateSeasonalAppointments(all, dueDate)} hasRegions />);
    expect(screen.getByText('Flu, COVID-19 vaccines: in season, to week 30')).toBeInTheDocument();
  });
});

describe('the visits', () => {
  it('have who pays where one lives, three questions each, and lines to write on', () => {
    const appointments = dateSeasonalAppointments(listRegionalAppointments(all, 'ON'), dueDate);
    render(
      <PrintedVisits
        dueDate={dueDate}
        region="ON"
        appointments={appointments}
        own={{ 'anatomy-ultrasound': { date: '2027-01-19', time: '09:30', place: '' } }}
      />,
    );
    const visit = (title: string) => screen.getByRole('heading', { name: title }).closest<HTMLElement>('.visit');
    const efts = visit('Enhanced first trimester screening (eFTS)');
    expect(efts).toHaveTextContent('The Ontario Health Insurance Plan (OHIP) pays for eFTS.');
    expect(efts).toHaveTextContent(visitWords.dayAndPlace);
    for (const question of visitWords.visits.efts.questions) expect(efts).toHaveTextContent(question);
    expect(efts?.querySelectorAll('.write-line')).toHaveLength(4);
    expect(visit('Anatomy scan')).toHaveTextContent('January 19, 2027');
    expect(visit('Anatomy scan')).not.toHaveTextContent(visitWords.dayAndPlace);
    expect(screen.queryByRole('heading', { name: 'Pack your bag' })).toBe(null);
  });
});

describe('the list', () => {
  it('has weeks and regions alone without a due date', () => {
    render(<PrintedList own={{}} dueDate={undefined} region={undefined} appointments={all} />);
    expect(screen.getByText('Weeks 9 to 13, in British Columbia')).toBeInTheDocument();
    expect(screen.getByText('EI maternity benefits: earliest start')).toBeInTheDocument();
    expect(screen.queryByText(/^First trimester:/)).not.toBeInTheDocument();
  });

  it('has days with a due date, those of benefits by the rules of their program', () => {
    const appointments = dateSeasonalAppointments(listRegionalAppointments(all, 'QC'), dueDate);
    render(<PrintedList own={{}} dueDate={dueDate} region="QC" appointments={appointments} />);
    expect(
      screen.getByText(
        'First trimester: Sep 1, 2026 to Nov 30, 2026. Second: Dec 1, 2026 to Mar 1, 2027. Third: Mar 2, 2027 to Jun 8, 2027.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Week 18, from Jan 5, 2027' })).toBeInTheDocument();
    expect(screen.getByText('Jan 5, 2027 to Feb 2, 2027')).toBeInTheDocument();
    const starts = screen.getAllByText('QPIP maternity benefits: earliest start');
    expect(starts.map((start) => start.textContent)).toEqual(['QPIP maternity benefits: earliest startFeb 14, 2027']);
    // Under a heading of their own: the one before them is that of week 40.
    expect(screen.getAllByRole('heading').at(-1)).toHaveTextContent('Leave and money dates');
    expect(screen.queryByText(/, in Quebec/)).not.toBeInTheDocument();
  });
});

it('heads the sheet with the due date and its usual birth range, or a line for the pen', () => {
  const { rerender } = render(
    <PrintedTimeline dueDate={dueDate} origin="example.ca">
      {null}
    </PrintedTimeline>,
  );
  expect(screen.getByText(/^Usual birth range/)).toHaveTextContent(
    'Usual birth range (37 to 42 weeks): May 18, 2027 to June 22, 2027',
  );
  expect(screen.getByText(/^Tuesday, June\s8, 2027$/)).toBeInTheDocument();
  rerender(
    <PrintedTimeline dueDate={undefined} origin="example.ca">
      {null}
    </PrintedTimeline>,
  );
  expect(screen.queryByText(/^Usual birth range/)).not.toBeInTheDocument();
  expect(screen.getByText('____________________')).toBeInTheDocument();
});

describe('printing', () => {
  function Paper() {
    const { Plan, look, print, hasFailed } = usePaper();
    return (
      <>
        <PrintChoice hasDueDate={false} hasFailed={hasFailed} onPrint={print} />
        {Plan ? <Plan dueDate={undefined} region={undefined} overviews={overviews} look={look} /> : <p>By pen</p>}
      </>
    );
  }

  it('puts the chosen look on paper before the browser prints', async () => {
    const printed: (string | null)[] = [];
    window.print = () => printed.push(screen.getByRole('region', { name: 'On paper' }).textContent);
    await act(async () => void render(<Paper />));
    expect(screen.queryByText('By pen')).not.toBeInTheDocument();
    for (const name of ['Print as a list', 'Print the forty weeks']) {
      await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    }
    expect(printed).toEqual([
      expect.stringContaining('Weeks 9 to 13, in British Columbia'),
      expect.stringContaining('First SIPS blood test (BC), to week 13'),
    ]);
  });
});

it('says that the plan could not be loaded, and what is left out without a due date', () => {
  const { rerender } = render(<PrintChoice hasDueDate={false} hasFailed={false} onPrint={() => {}} />);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByText(/leaves room for the dates/)).toBeInTheDocument();
  rerender(<PrintChoice hasDueDate hasFailed onPrint={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent('What prints could not be loaded.');
  expect(screen.queryByText(/leaves room for the dates/)).not.toBeInTheDocument();
});

describe('the poster', () => {
  it('has a thing with its name for each week, days with a due date alone, and no appointments', () => {
    const { rerender } = render(<PrintedPoster dueDate={undefined} overviews={overviews} />);
    expect(week(14)).toHaveTextContent('14a hockey puck2nd trimester');
    rerender(<PrintedPoster dueDate={dueDate} overviews={overviews} />);
    expect(week(14)).toHaveTextContent('14Dec 8 to Dec 14a hockey puck2nd trimester');
    expect(screen.getAllByRole('listitem').filter((item) => item.querySelector('img'))).toHaveLength(40);
  });
});
