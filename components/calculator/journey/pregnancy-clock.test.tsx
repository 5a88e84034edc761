import { render, screen, within } from '@testing-library/react';
import { describePregnancy } from '@/lib/pregnancy/pregnancy';
import { PregnancyClock } from './pregnancy-clock';

afterEach(() => jest.useRealTimers());

const textOf = (name: string, role: string) =>
  within(screen.getByRole('timer', { name }))
    .getAllByRole(role)
    .map((element) => element.textContent);

it('names each unit as its figure asks for', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 21, 22, 59) });
  // Due in 8 days: one week and 0 days, one hour and one minute from now.
  render(<PregnancyClock pregnancy={describePregnancy(new Date(2026, 10, 29), new Date(2026, 10, 21))} />);
  expect(textOf('To go', 'definition')).toEqual(['1', '0', '1', '1']);
  expect(textOf('To go', 'term')).toEqual(['week', 'days', 'hour', 'minute']);
  expect(textOf('So far', 'definition')).toEqual(['38', '6', '22', '59']);
  expect(textOf('So far', 'term')).toEqual(['weeks', 'days', 'hours', 'minutes']);
});
