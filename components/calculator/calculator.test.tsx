import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatCalendarDate } from '@/lib/calendar/format-calendar-date';
import type { PregnancyCalculation } from '@/lib/pregnancy/types';
import { Calculator } from './calculator';

// jsdom lays nothing out, so it has nowhere to scroll.
Element.prototype.scrollIntoView = () => {};

it('calls back with the result once it is stored', async () => {
  const results: PregnancyCalculation[] = [];
  render(<Calculator onCalculated={(result) => results.push(result)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Calculate My Due Date' }));
  await screen.findByText('Weeks Pregnant');
  expect(results).toHaveLength(1);
  expect(results[0]?.gestationalAge).toEqual({ weeks: 0, days: 0 });
  expect(results[0]?.daysLeft).toBe(280);
  const stored = JSON.parse(window.localStorage.getItem('pregnancy') ?? '{}');
  expect(stored.dueDate).toBe(formatCalendarDate(results[0]?.dueDate ?? new Date(Number.NaN)));
});
