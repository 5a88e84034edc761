import { render, screen } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, on } from '@/lib/benefits/test-households';
import type { Household, ParentPlan } from '@/lib/benefits/types';
import { AnswerCards } from './answer-cards';

function renderCards(household: Household) {
  const { answers, proposed } = comparePlans(household);
  const named = proposed?.answer ?? answers[0];
  if (!named) throw new RangeError('No answer');
  render(<AnswerCards household={household} answers={answers} named={named} shown="" onShow={() => {}} />);
}
const listCards = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);

it.each([
  ['pay', (plan: ParentPlan) => plan],
  ['no pay', ({ pay, ...plan }: ParentPlan): ParentPlan => plan],
])('says that nothing is paid with a choice, instead of asking for the pay: %s', (_name, withPay) => {
  const born = due('2025-12-10', { arrivedOn: day('2025-12-10') });
  renderCards(family(born, [withPay(father({ lastWorkDay: day('2026-12-18'), back: on('2027-05-10') }))]));
  expect(listCards()).toEqual([
    expect.stringMatching(/^StandardNothing is paid/),
    expect.stringMatching(/^Extended(?!Nothing).*\d weeks paid/),
  ]);
  expect(listCards()[0]).not.toMatch(/\$|weeks paid/);
});
