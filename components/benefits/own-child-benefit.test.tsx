import { render, screen } from '@testing-library/react';
import { initialLeaveFields } from '@/lib/benefits/leave-form';
import { day, due, family, mother } from '@/lib/benefits/test-households';
import { OwnChildBenefit } from './own-child-benefit';

const show = (today: Date | undefined, dueDate?: string) =>
  render(
    <OwnChildBenefit
      household={dueDate ? family(due(dueDate), [mother({})]) : undefined}
      state={{ status: 'ready', fields: initialLeaveFields, impossible: [], left: [] }}
      today={today}
      province="ON"
      problems={{}}
      dispatch={() => undefined}
    />,
  );

it.each([
  ['2026-11-29', undefined, 2025],
  ['2027-01-05', undefined, 2025],
  ['2027-06-30', undefined, 2025],
  ['2027-07-01', undefined, 2026],
  ['2027-01-05', '2027-02-10', 2025],
  ['2027-01-05', '2027-06-10', 2026],
])('asks on %s, with a baby due on %s, for the income of %p', (today, dueDate, year) => {
  show(day(today), dueDate);
  expect(screen.getByLabelText(`Family net income of ${year}`)).toBeInTheDocument();
});

it('names no year before the page knows today', () => {
  show(undefined);
  expect(screen.getByLabelText('Family net income')).toBeInTheDocument();
});
