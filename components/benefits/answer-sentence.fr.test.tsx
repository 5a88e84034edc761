import { render } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, months, mother, on, quebec } from '@/lib/benefits/test-households';
import { AnswerSentence } from './answer-sentence';
import { getChoiceTitle, nameChoice } from './sentences/describe-choice';

const say = (parents: Parameters<typeof family>[1]) => {
  const household = family(due('2027-03-10'), parents);
  const { container } = render(
    <AnswerSentence
      province="ON"
      household={household}
      comparison={comparePlans(household)}
      today={day('2026-11-23')}
    />,
  );
  return container.firstElementChild?.textContent;
};

it('goes on in lower case after the name of a parent, and begins a sentence of its own with a capital', () => {
  const plans = { lastWorkDay: day('2027-03-05'), back: on('2027-09-06') };
  expect(say([mother(plans), father({ ...plans, ...quebec })])).toMatch(
    /^L’autre parent\u00a0: choisissez le régime .* du RQAP\. Le parent qui accouche\u00a0: cochez l’option/,
  );
  expect(say([mother(plans)])).toMatch(/^Cochez l’option/);
  const untilSummer = on('2027-06-14');
  expect(say([mother({ ...plans, back: untilSummer }), father({ isClaiming: false, back: untilSummer })])).toMatch(
    /^Le parent qui accouche\u00a0: demandez les prestations de maternité/,
  );
});

it('counts one week in the singular', () => {
  const until = (back: string) => say([mother({ lastWorkDay: day('2027-03-05'), back: on(back) })]);
  expect(until('2027-07-05')).toMatch(/Inscrivez 1\u00a0semaine parentale\./);
  expect(until('2027-03-22')).toMatch(/maternité, 1\u00a0semaine\./);
});

it('gives no reason where the named choice brings no dollar more', () => {
  const household = family(due('2027-03-10'), [mother({ lastWorkDay: day('2027-03-05'), back: on('2027-09-06') })]);
  const comparison = comparePlans(household);
  const show = (difference: number) => {
    const { proposed } = comparison;
    const given = { ...comparison, ...(proposed && { proposed: { ...proposed, difference } }) };
    return render(<AnswerSentence province="ON" household={household} comparison={given} today={day('2026-11-23')} />)
      .container.textContent;
  };
  expect(show(2_200)).toMatch(/donne 2\u00a0200\u00a0\$ de moins/);
  expect(show(0)).not.toMatch(/\$ de (moins|plus)/);
});

it('names the choices of both programs within a sentence in lower case', () => {
  const pay = { lastWorkDay: day('2027-03-05'), back: months(18) };
  const household = family(due('2027-03-10'), [mother({ ...pay, ...quebec }), father(pay)]);
  const [answer] = comparePlans(household).answers;
  expect(answer && nameChoice(household, answer)).toBe('assurance-emploi standard et régime de base du RQAP');
  expect(answer && getChoiceTitle(household, answer)).toBe('Assurance-emploi standard, RQAP régime de base');
});

it('says that a leave is no longer than the waiting week', () => {
  expect(say([mother({ lastWorkDay: day('2027-03-05'), back: on('2027-03-15') })])).toBe(
    'La première semaine d’une demande d’assurance-emploi est un délai de carence sans prestations\u00a0: ce congé n’est pas plus long.',
  );
});

it('says of no week that it brings more where both choices pay the same a week', () => {
  const plan = { lastWorkDay: day('2027-03-05'), back: on('2028-02-21'), earnedBeside: 500 };
  const household = family(due('2027-03-10'), [mother({ ...quebec, ...plan })]);
  const { container } = render(
    <AnswerSentence
      province="ON"
      household={household}
      comparison={comparePlans(household)}
      today={day('2026-11-23')}
    />,
  );
  expect(container).toHaveTextContent(
    'Toutes les semaines que vous voulez sont payées. Dans le même temps, l’autre choix (le régime particulier) donne 5 000 $ de moins.',
  );
});

it('warns of pay kept beside the leave that may begin no claim', () => {
  const plan = { lastWorkDay: day('2027-03-05'), back: months(12), earnedBeside: 650 };
  const listWarnings = (...parents: Parameters<typeof family>[1]) => {
    const household = family(due('2027-03-10'), parents);
    const comparison = comparePlans(household);
    const { container } = render(
      <AnswerSentence province="ON" household={household} comparison={comparison} today={day('2026-11-23')} />,
    );
    return [...container.querySelectorAll('p.font-semibold')].map(({ textContent }) => textContent);
  };
  expect(listWarnings(mother(plan))).toEqual([
    'L’assurance-emploi ne commence que si le salaire baisse de plus de 40\u00a0%. Avec 650\u00a0$ par semaine dès le début, le salaire baisse de 35\u00a0%\u00a0: il se peut qu’aucune demande ne soit possible. Informez-vous auprès de Service Canada avant de compter sur ces montants.',
  ]);
  expect(listWarnings(father({ ...plan, ...quebec, earnedBeside: 1_000 }))).toEqual([
    'Le RQAP ne commence que si le salaire baisse d’au moins 40\u00a0%. Avec 1\u00a0000\u00a0$ par semaine dès le début, le salaire ne baisse pas\u00a0: il se peut qu’aucune demande ne soit possible. Informez-vous auprès du RQAP avant de compter sur ces montants.',
  ]);
  expect(listWarnings(mother({ ...plan, earnedBeside: 0 }), father({ ...plan, ...quebec }))).toEqual([
    expect.stringMatching(/^L’autre parent\u00a0: le RQAP ne commence que si le salaire/),
  ]);
});
