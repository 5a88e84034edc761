import { cleanup, render, screen } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, mother, on, weekly } from '@/lib/benefits/test-households';
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

it('counts the weeks without pay of both parents together, and calls them no end of one leave', () => {
  const off = { lastWorkDay: day('2027-03-05'), pay: weekly(1_100) };
  const both = [mother({ ...off, back: on('2028-03-06') }), father({ ...off, back: on('2027-05-10') })];
  renderCards(family(due('2027-03-10'), both));
  expect(listCards()[0]).toMatch(/Both together: 5 weeks unpaid at the end/);
  cleanup();
  renderCards(family(due('2027-03-10'), both.slice(0, 1)));
  expect(listCards()[0]).toMatch(/1 week unpaid at the end of the leave/);
});

it('says why $0 a week is paid', () => {
  const plan = { lastWorkDay: day('2027-03-05'), back: on('2028-02-28'), earnedBeside: 900 };
  renderCards(family(due('2027-03-10'), [mother(plan)]));
  expect(listCards()[0]).toMatch(/^Standard\$100a week.*\$433 a month/);
  expect(listCards()[1]).toMatch(/^Extended\$0a week after 15 weeks at up to \$100Pay for work takes it all off\d/);
});
