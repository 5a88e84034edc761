import { render, screen, within } from '@testing-library/react';
import { day, due, family, father, mother, quebec, weekly } from '@/lib/benefits/test-households';
import type { ParentPlan } from '@/lib/benefits/types';
import { LeaveAnswer } from './leave-answer';

/** Over a year after the birth, and off as long as it is paid: standard pays nothing any more, extended 16 weeks. */
function show(lastWorkDay = '2026-11-27', more: Partial<ParentPlan> = {}) {
  const late = family(due('2025-09-22', { arrivedOn: day('2025-09-22') }), [
    father({ lastWorkDay: day(lastWorkDay), pay: weekly(1_200), ...more }),
  ]);
  return render(<LeaveAnswer household={late} province="ON" today={day('2026-11-26')} />);
}
const card = (name: RegExp) => screen.getByRole('radio', { name });

it('proposes the choice that pays, with its days, where the other one pays nothing', () => {
  show();
  expect(card(/^Extended/)).toBeChecked();
  expect(screen.getByText(/^Part of the leave comes late/)).toHaveTextContent('This pays $6,336 more.');
  expect(screen.getByRole('button', { name: 'Print what to answer on the form' })).toBeInTheDocument();
  const toDos = within(screen.getByRole('region', { name: 'What to do when' }));
  expect(toDos.getByText(/Saturday, March 27, 2027/)).toBeInTheDocument();
  expect(toDos.getByText(/Apply to Service Canada/)).toBeInTheDocument();
});

it('does not say that it prints a choice that pays nothing', () => {
  show('2026-11-27', { earnedBeside: 1_200 });
  expect(card(/^Standard/)).toBeChecked();
  expect(screen.getByText(/there is nothing to print/)).toBeInTheDocument();
  expect(screen.queryByText(/^We propose neither choice/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Print what to answer on the form' })).toBeNull();
});

it('warns of an application that is late for the choice that pays', () => {
  show('2026-10-16');
  expect(card(/^Extended/)).toBeChecked();
  expect(screen.getAllByText(/^Applied already\?/)[0]).toHaveTextContent('If not: Friday, November 13, 2026 has passed');
});

it('shows the first choice that no other one beats where nothing is decided', () => {
  // Hers: basic pays longer, special more a week. His: nothing with standard any more, 16 weeks with extended.
  const household = family(due('2025-09-22', { arrivedOn: day('2025-09-22') }), [
    mother({ ...quebec, lastWorkDay: day('2025-09-19') }),
    father({ lastWorkDay: day('2026-11-27'), pay: weekly(1_200) }),
  ]);
  render(<LeaveAnswer household={household} province="ON" today={day('2026-11-26')} />);
  expect(screen.getByText(/^We propose neither choice/)).toHaveTextContent('What is printed is EI extended, QPIP basic');
});
