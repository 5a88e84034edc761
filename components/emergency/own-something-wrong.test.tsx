import { render, screen } from '@testing-library/react';
import { addDays } from 'date-fns';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { serializeStoredPregnancy } from '@/lib/pregnancy/stored-pregnancy';
import { OwnSomethingWrong } from './own-something-wrong';

const inWeek20 = () =>
  window.localStorage.setItem(
    'pregnancy',
    serializeStoredPregnancy({ dueDate: formatCalendarDate(addDays(new Date(), 20 * 7)) }),
  );
const born = () => window.localStorage.setItem('birth', '{"version":1,"birthday":"2026-11-01"}');

afterEach(() => {
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

it.each([
  ['nothing', [], '/when-to-call'],
  ['a due date', [inWeek20], '/when-to-call#weeks-20-25'],
  ['a birth', [born], '/when-to-call#after-birth'],
  ['a birth, and a due date since', [born, inWeek20], '/when-to-call#weeks-20-25'],
] as const)('with %s stored leads to its own list', (_, store, path) => {
  for (const one of store) one();
  render(<OwnSomethingWrong />);
  expect(screen.getByRole('link')).toHaveAttribute('href', path);
});
