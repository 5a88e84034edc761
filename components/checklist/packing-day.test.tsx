import { act, render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatPlainLongDate } from '@/lib/format/dates';
import { PackingDay } from './packing-day';

// Four weeks before the due date, the bag is packed.
it.each([
  ['the day before', 29, (day: Date) => `For you that is ${formatPlainLongDate(addDays(day, 1))}.`],
  ['on the day', 28, () => 'For you that is today. Pack now.'],
  ['the day after', 27, (day: Date) => `For you that was ${formatPlainLongDate(addDays(day, -1))}. Pack now.`],
])('says when to pack, %s', (_, daysToGo, getText) => {
  const today = new Date();
  render(<PackingDay />);
  act(() => storePregnancy({ dueDate: formatCalendarDate(addDays(today, daysToGo)) }));
  expect(screen.getByRole('status', { name: 'When to pack' })).toHaveTextContent(getText(today));
});
