import { render, screen } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, months, mother, weekly } from '@/lib/benefits/test-households';
import { AnswerNotes } from './answer-notes';

it('says that pay of the waiting week comes off, and from where on it may be too much', () => {
  const plan = mother({
    lastWorkDay: day('2026-11-06'),
    back: months(12),
    pay: weekly(100_000 / 52),
    earnedBeside: 950,
  });
  const household = family(due('2026-11-11'), [plan]);
  const [answer] = comparePlans(household).answers;
  if (!answer) throw new RangeError('No answer');
  render(<AnswerNotes household={household} answer={answer} province="ON" />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts).toContain(
    'Ce que vous gagnez pendant le délai de carence, jusqu’à une semaine de prestations, est déduit des 3 premières semaines payées.',
  );
  expect(texts).toContain(
    'Une semaine où vous gagnez plus de 911\u00a0$ ne compte peut-être pas comme délai de carence\u00a0: informez-vous auprès de Service Canada.',
  );
});
