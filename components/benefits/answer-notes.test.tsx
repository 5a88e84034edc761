import { render } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, months, mother, quebec, weekly } from '@/lib/benefits/test-households';
import type { ParentPlan } from '@/lib/benefits/types';
import { AnswerNotes } from './answer-notes';

/** The notes on an answer's figures. */
function note(...parents: ParentPlan[]): string {
  const household = family(due('2026-11-11'), parents);
  const [answer] = comparePlans(household).answers;
  if (!answer) throw new RangeError('No answer');
  const { container } = render(<AnswerNotes household={household} answer={answer} province="ON" />);
  return container.textContent ?? '';
}

describe('pay of the waiting week', () => {
  const off = { lastWorkDay: day('2026-11-06'), back: months(12) };
  const comesOff = 'What you earn in the waiting week, up to one week of benefits, comes off the first 3 paid weeks.';
  const mayNotCount = 'A week in which you earn more than $911 may not count as the waiting week: ask Service Canada.';

  it('comes off the paid weeks, and may be too much for a waiting week', () => {
    const pay = weekly(100_000 / 52);
    const high = note(mother({ ...off, pay, earnedBeside: 950 }));
    expect(high).toContain(comesOff);
    expect(high).toContain(mayNotCount);
    const low = note(mother({ ...off, pay, earnedBeside: 911 }));
    expect(low).toContain(comesOff);
    expect(low).not.toContain('may not count as');
  });

  it('is not spoken of where there is none', () => {
    const waiting = 'earn in the waiting week';
    expect(note(mother(off))).not.toContain(waiting);
    expect(note(mother({ ...off, ...quebec, earnedBeside: 950 }))).not.toContain(waiting);
  });

  it('is that of the parent who has the waiting week, who is named', () => {
    const text = note(mother({ ...off, earnedBeside: 700 }), father({ ...off, earnedBeside: 700 }));
    expect(text).toContain(`The parent who gives birth: ${comesOff}`);
    expect(text).toContain('The parent who gives birth: A week in which you earn more than $687 may not count');
    expect(text).not.toContain(`The other parent: ${comesOff}`);
  });
});
