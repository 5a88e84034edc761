import { render } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, mother, on } from '@/lib/benefits/test-households';
import type { ParentPlan } from '@/lib/benefits/types';
import { AnswerSentence } from './answer-sentence';

const event = due('2027-03-10');
const fridayBefore = day('2027-03-05');

/** All that is said above the cards. */
function say(...parents: ParentPlan[]): string {
  const household = family(event, parents);
  const { container } = render(
    <AnswerSentence household={household} comparison={comparePlans(household)} today={day('2026-11-25')} />,
  );
  return container.textContent ?? '';
}

it.each([
  ['2027-07-05', 'Tick standard. Type 1 parental week. The 15 maternity weeks are on top.'],
  ['2027-03-22', 'Ask for maternity benefits, 1 week. This leave has no parental weeks.'],
])('counts one week as one week: back on %s', (back, text) => {
  expect(say(mother({ lastWorkDay: fridayBefore, back: on(back) }))).toContain(text);
});
