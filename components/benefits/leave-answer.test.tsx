import { fireEvent, render, screen, within } from '@testing-library/react';
import { day, due, family, father, weekly } from '@/lib/benefits/test-households';
import { LeaveAnswer } from './leave-answer';

/** Over a year after the birth, and off as long as it is paid: standard pays nothing any more, extended 16 weeks. */
function show(lastWorkDay = '2026-11-27') {
  const late = family(due('2025-09-22', { arrivedOn: day('2025-09-22') }), [
    father({ lastWorkDay: day(lastWorkDay), pay: weekly(1_200) }),
  ]);
  return render(<LeaveAnswer household={late} province="ON" today={day('2026-11-26')} />);
}
const card = (name: RegExp) => screen.getByRole('radio', { name });

it('shows the choice that pays, with its days, where nothing is decided and the other one pays nothing', () => {
  show();
  expect(card(/^Extended/)).toBeChecked();
  expect(screen.getByText(/^Nothing is decided yet/)).toHaveTextContent('What is printed is Extended');
  expect(screen.getByRole('button', { name: 'Print what to answer on the form' })).toBeInTheDocument();
  const toDos = within(screen.getByRole('region', { name: 'What to do when' }));
  expect(toDos.getByText(/Saturday, March 27, 2027/)).toBeInTheDocument();
  expect(toDos.getByText(/Apply to Service Canada/)).toBeInTheDocument();
});

it('does not say that it prints a choice that pays nothing', () => {
  show();
  fireEvent.click(card(/^Standard/));
  expect(card(/^Standard/)).toBeChecked();
  expect(screen.getByText(/there is nothing to print/)).toBeInTheDocument();
  expect(screen.queryByText(/^Nothing is decided yet/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print what to answer on the form' })).toBeNull();
});

it('warns of an application that is late for the choice that pays', () => {
  show('2026-10-16');
  expect(card(/^Extended/)).toBeChecked();
  expect(screen.getByText(/^Applied already\?/)).toHaveTextContent('If not: Friday, November 13, 2026 has passed');
});
