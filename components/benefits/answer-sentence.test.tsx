import { render } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, months, mother, on, quebec } from '@/lib/benefits/test-households';
import type { ParentPlan } from '@/lib/benefits/types';
import { AnswerSentence } from './answer-sentence';

const event = due('2027-03-10');
const fridayBefore = day('2027-03-05');
const fridayAfter = day('2027-03-12');

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

it('asks for sickness benefits where the leave is over before anything else can be paid', () => {
  const sick = { lastWorkDay: day('2027-01-15'), back: on('2027-02-22'), sicknessWeeks: 26 };
  expect(say(mother(sick))).toMatch(/^Ask for sickness benefits, 4 weeks\. Nothing else can be paid in this time\./);
  const together = say(mother(sick), father({ lastWorkDay: fridayAfter, back: on('2027-06-14') }));
  expect(together).toMatch(
    /^The parent who gives birth: Ask for sickness benefits, 4 weeks\..* The other parent: Tick standard\./,
  );
});

describe('longer with the other choice', () => {
  const open = { lastWorkDay: fridayBefore };
  const withoutPay = ({ pay, ...plan }: ParentPlan): ParentPlan => plan;

  it('says the weeks of both, where the dollars are of both', () => {
    expect(say(mother(open), father({ lastWorkDay: fridayAfter, back: months(12) }))).toContain(
      'Together you can be paid 29 weeks longer with the other choice (Extended): $770 more in all. Take it only if you want those weeks.',
    );
    expect(
      say(mother({ ...quebec, ...open }), father({ ...quebec, lastWorkDay: fridayAfter, back: on('2027-12-06') })),
    ).toMatch(/Together you can be paid 12 weeks longer with the other choice \(Basic plan\): \$2,500 more in all/);
  });

  it('says it also before the pay is typed, without dollars', () => {
    const until = { lastWorkDay: day('2027-09-24'), back: on('2028-05-15') };
    expect(say(withoutPay(mother({ ...quebec, ...open })), withoutPay(father({ ...quebec, ...until })))).toMatch(
      /can be paid 16 weeks longer with the other choice \(Basic plan\)\. Take it only if you want/,
    );
    // One pay is missing.
    expect(
      say(withoutPay(mother({ ...quebec, ...open, back: on('2027-09-27') })), father({ ...quebec, ...open })),
    ).toMatch(/The other parent can be paid \d+ weeks longer with the other choice \(Basic plan\)\. Take it/);
  });

  it('is silent where the longer weeks would bring no more', () => {
    expect(say(withoutPay(mother({ ...open, back: months(12) })))).not.toContain('longer');
  });
});
