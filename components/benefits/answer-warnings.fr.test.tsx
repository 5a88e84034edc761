import { render, screen } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, months, mother } from '@/lib/benefits/test-households';
import { AnswerWarnings } from './answer-warnings';

it('names and dials the line of EI where French is spoken', () => {
  const household = family(due('2027-03-10'), [mother({ back: months(12) })]);
  const comparison = comparePlans(household);
  if (!comparison.first) throw new RangeError('No answer');
  render(
    <AnswerWarnings household={household} comparison={comparison} shown={comparison.first} today={day('2026-11-25')} />,
  );
  expect(screen.getByRole('link', { name: '1-800-808-6352' })).toHaveAttribute('href', 'tel:+18008086352');
});
