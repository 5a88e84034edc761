import { cleanup, render, screen } from '@testing-library/react';
import { comparePlans } from '@/lib/benefits/compare';
import { day, due, family, father, months, mother, on, quebec, weekly, weeks } from '@/lib/benefits/test-households';
import type { Household, ParentPlan } from '@/lib/benefits/types';
import { AnswerWarnings } from './answer-warnings';

const event = due('2027-03-10');
const fridayBefore = day('2027-03-05');
const fridayAfter = day('2027-03-12');

/** All warnings of an EI option, or else of the choice that is proposed, or else of the last one. */
function warn(household: Household, option?: 'standard' | 'extended'): string {
  const comparison = comparePlans(household);
  const { answers, proposed } = comparison;
  const ofOption = answers.find(({ choice }) => choice.ei === option);
  const shown = ofOption ?? proposed?.answer ?? answers.at(-1);
  if (!shown) throw new RangeError('No answer');
  const { container } = render(
    <AnswerWarnings household={household} comparison={comparison} shown={shown} today={day('2026-11-25')} />,
  );
  return container.textContent ?? '';
}

describe('the warning of the year trap', () => {
  const together = 'because the weeks that you want, both together, are more than standard pays.';
  const usual =
    'Extended pays 40% less each week, and for one parent it brings more money only from 59 parental weeks on.';

  it.each([
    ['a day of return of each', on('2028-03-06'), on('2028-03-13')],
    ['a year each', months(12), months(12)],
  ])('speaks against no extended that is proposed to two parents: %s', (_name, back, otherBack) => {
    const text = warn(
      family(event, [
        mother({ lastWorkDay: fridayBefore, back, pay: weekly(1_200) }),
        father({ lastWorkDay: fridayAfter, back: otherBack, pay: weekly(1_200) }),
      ]),
    );
    expect(text).toContain('A year off for one of you? That is standard.');
    expect(text).toContain(together);
    expect(text).not.toContain('Do not tick extended');
  });

  // Alone, eighteen months bring $1,056 more with extended: not the weeks of both decide.
  it('gives no wrong reason where one of two parents stays so long that extended brings more', () => {
    const text = warn(
      family(event, [
        mother({ lastWorkDay: fridayBefore, back: months(18), pay: weekly(1_200) }),
        father({ lastWorkDay: fridayAfter, back: on('2027-04-19'), pay: weekly(800) }),
      ]),
    );
    expect(text).toMatch(/^A year off\? That is standard\./);
    expect(text).not.toContain(together);
    expect(text).not.toContain('Do not tick extended');
  });

  it.each([
    [
      'two parents',
      family(event, [
        mother({ lastWorkDay: fridayBefore, back: months(12), pay: weekly(500) }),
        father({ lastWorkDay: day('2028-03-03'), back: on('2028-06-05'), pay: weekly(1_500) }),
      ]),
    ],
    [
      'one parent',
      family(event, [
        mother({ lastWorkDay: fridayBefore, back: on('2028-09-04'), atWork: [weeks('2027-06-20', '2028-02-26')] }),
      ]),
    ],
  ])('says that extended is proposed for a late part of the leave: %s', (_name, household) => {
    const text = warn(household);
    expect(text).toContain('A year off from the birth on? That is standard.');
    expect(text).toContain('because part of the leave comes late');
    expect(text).not.toContain(together);
    expect(text).not.toContain('Do not tick extended');
  });

  it('keeps one parent from ticking extended for a year', () => {
    const text = warn(family(event, [mother({ lastWorkDay: fridayBefore, back: months(12) })]));
    expect(text).toContain('Do not tick extended to get a year.');
    expect(text).toContain(usual);
  });

  it('does not speak against extended that is proposed to one parent', () => {
    const text = warn(family(event, [mother({ lastWorkDay: fridayBefore, back: months(18) })]));
    expect(text).toContain('A year off after a birth is standard');
    expect(text).not.toContain('Do not tick extended');
    expect(text).toContain(usual);
  });

  describe('where extended is proposed for fewer weeks than it takes by itself', () => {
    const fewer =
      'Extended pays 40% less each week. For a leave that begins in time it brings one parent more money only from 59 parental weeks on.';
    const born = due('2026-05-12', { arrivedOn: day('2026-05-10') });

    it.each([
      // 43 weeks.
      ['late', family(born, [father({ lastWorkDay: day('2027-01-08'), back: months(18) })])],
      [
        'late, for a part of it',
        family(event, [
          mother({ lastWorkDay: fridayBefore, back: on('2028-09-04'), atWork: [weeks('2027-06-20', '2028-02-26')] }),
        ]),
      ],
      // 69 weeks of both.
      [
        'two parents',
        family(event, [
          mother({ lastWorkDay: fridayBefore, back: on('2028-03-06') }),
          father({ lastWorkDay: fridayAfter, back: on('2028-03-13') }),
        ]),
      ],
    ])('says when the number of weeks counts: %s', (_name, household) => {
      const text = warn(household);
      expect(text).toContain(fewer);
      expect(text).not.toContain(usual);
      expect(text).not.toContain('Do not tick extended');
      expect(text).toContain('After the first parental payment nobody can change the option');
    });
  });

  describe('where a family supplement is counted, which is no share of the pay', () => {
    const earlier =
      'With your family supplement extended can bring more money sooner than usual: compare the cards. After the first parental payment nobody can change the option';
    const withSupplement = (back: ParentPlan['back'], pay: ParentPlan['pay']) => {
      const { pay: _pay, ...plan } = mother({ lastWorkDay: fridayBefore, back });
      const means = { netIncome: 19_000, childAges: [3, 5] };
      return warn(family(due('2027-03-12'), [{ ...plan, ...(pay && { pay }) }], means));
    };

    it('says no number of weeks, and speaks against extended only where standard is proposed', () => {
      // 54 parental weeks: extended brings $1,247 more.
      const named = withSupplement(on('2028-07-10'), weekly(450));
      expect(named).toContain(earlier);
      expect(named).not.toMatch(/40%|59|Do not tick extended/);
      const standard = withSupplement(months(12), weekly(450));
      expect(standard).toContain('Do not tick extended to get a year.');
      expect(standard).toContain(earlier);
      expect(standard).not.toMatch(/40%|59/);
    });

    it('says what is usual before the pay is known, as none is counted', () => {
      expect(withSupplement(months(12), undefined)).toContain(usual);
    });
  });
});

it('tells a gap after the maternity weeks apart from one before them', () => {
  // The special plan: 15 weeks from the first possible one on are over a week before the birth.
  const household = family(due('2027-03-10', { babies: 2 }), [
    mother({ ...quebec, lastWorkDay: day('2026-11-06'), back: months(12) }),
  ]);
  const { answers } = comparePlans(household);
  const [basic, special] = answers;
  expect([basic?.parents[0]?.gapWeeks, special?.parents[0]?.gapWeeks]).toEqual([1, 2]);
  const describe = (shown: typeof special) => {
    if (!shown) throw new RangeError('No answer');
    const { container } = render(
      <AnswerWarnings
        household={household}
        comparison={{ answers, first: basic }}
        shown={shown}
        today={day('2026-11-25')}
      />,
    );
    return container.textContent ?? '';
  };
  const before = 'The parent who gives birth stops 1 week before anything can be paid.';
  const after = 'The parent who gives birth has 1 week without pay between the maternity weeks and the birth';
  expect(describe(special)).toContain(before);
  expect(describe(special)).toContain(after);
  expect(describe(basic)).toContain(before);
  expect(describe(basic)).not.toContain(after);
});

it('says in words that standard can pay nothing for a leave that begins late', () => {
  const born = due('2025-11-12', { arrivedOn: day('2025-11-10') });
  expect(warn(family(born, [father({ lastWorkDay: day('2026-11-27'), back: on('2027-03-29') })]))).toMatch(
    /^.*Standard can pay only until Saturday, November 14, 2026: nothing for this leave\. Extended can pay until/,
  );
});

it('counts what both options of EI can pay beside the plan of QPIP that is shown', () => {
  const household = family(due('2027-02-10'), [
    mother({ ...quebec, lastWorkDay: day('2027-02-05'), back: on('2027-11-08') }),
    father({ lastWorkDay: day('2027-11-05'), back: on('2028-04-03'), pay: weekly(800) }),
  ]);
  const comparison = comparePlans(household);
  const describe = (plan: string) => {
    const shown = comparison.answers.find(({ choice }) => choice.qpip === plan);
    if (!shown) throw new RangeError(plan);
    return render(
      <AnswerWarnings household={household} comparison={comparison} shown={shown} today={day('2026-11-25')} />,
    ).container.textContent;
  };
  expect(describe('basic')).toMatch(/Standard can pay only until .*: 13 weeks for this leave\. .*: 20 weeks\./);
  // 24 weeks of the special plan count as 30.72 of the 40: only 9 are left, and all of them come in time.
  expect(describe('special')).not.toContain('Standard can pay only until');
});

describe('a warning of one parent', () => {
  const list = (household: Household) => {
    warn(household);
    return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  };
  const parted = { lastWorkDay: fridayBefore, atWork: [weeks('2027-08-01', '2027-08-21')] };
  const application =
    'Each part of the leave needs an application of its own. The claim stays the one of Sunday, March 7, 2027.';
  const born = due('2026-05-12', { arrivedOn: day('2026-05-10') });
  const late = { lastWorkDay: day('2027-01-08'), back: on('2027-06-14') };

  it('names the parent where there are two', () => {
    const texts = list(
      family(event, [
        mother({ ...parted, back: on('2027-09-13') }),
        father({ ...parted, back: on('2027-09-13'), pay: weekly(900) }),
      ]),
    );
    expect(texts.filter((text) => text?.includes('application'))).toEqual([
      `The parent who gives birth: ${application}`,
      `The other parent: ${application}`,
      'Both parents get the same option. The first application decides.',
    ]);
    cleanup();
    const traps = list(family({ ...born, arrival: 'adoption' }, [mother(late), father(late)]));
    expect(traps.filter((text) => text?.includes('Standard can pay only until'))).toEqual([
      expect.stringMatching(/^The first parent: Standard can/),
      expect.stringMatching(/^The second parent: Standard can/),
    ]);
  });

  it('names none where there is one', () => {
    expect(list(family(event, [mother({ ...parted, back: on('2028-01-10') })]))).toContain(application);
    cleanup();
    expect(list(family(born, [father(late)]))).toContainEqual(expect.stringMatching(/^Standard can pay only until/));
  });
});

it('names no percent of extended where pay for work comes off both options', () => {
  const off = { lastWorkDay: fridayBefore, back: months(18), pay: weekly(1_200) };
  expect(warn(family(event, [mother(off)]))).toContain('40% less');
  const text = warn(family(event, [mother({ ...off, earnedBeside: 100 })]));
  expect(text).toContain('The pay that you keep comes off the benefits of both options: compare the cards.');
  expect(text).not.toContain('40%');
});

// 85 % for 25 weeks, with extended alone: $13,300 more in the same year, as the answer above says.
it('does not speak against extended where what the employer adds makes it bring more', () => {
  const topped = (onlyWith: 'standard' | 'extended') =>
    warn(
      family(event, [
        mother({
          lastWorkDay: fridayBefore,
          back: months(12),
          pay: weekly(95_000 / 52),
          topUp: { toPercent: 85, weeks: 25, onlyWith },
        }),
      ]),
    );
  expect(topped('extended')).toContain('With what your employer adds it can still bring more');
  expect(topped('extended')).not.toMatch(/Do not tick extended|59 parental weeks/);
  expect(topped('standard')).toMatch(/Do not tick extended.*59 parental weeks/);
});

// Alone the other parent has 24 weeks from February 27, 2028 on, of which standard can pay two.
it('does not speak against extended where it is the option without a claim that is in doubt', () => {
  const relay = (insuredWork: ParentPlan['insuredWork']) =>
    warn(
      family(due('2027-03-12'), [
        mother({ lastWorkDay: fridayBefore, back: months(12), insuredWork }),
        father({ lastWorkDay: day('2028-02-25'), back: on('2028-08-14') }),
      ]),
    );
  expect(relay('few-hours')).toContain('For a leave that begins in time it brings one parent more money only from 59');
  expect(relay('few-hours')).not.toContain('Do not tick extended');
  expect(relay('enough')).toContain('Do not tick extended');
});

it.each([
  ['on a day', on('2028-05-01'), /To get all of them start by Sunday, December\s12, 2027, and go back/],
  ['after months', months(12), /Start by Sunday/],
])('says what an earlier start asks for where the return is %s', (_name, back, text) => {
  expect(
    warn(
      family(due('2027-03-12'), [
        mother({ lastWorkDay: fridayBefore, back: on('2027-09-07') }),
        father({ lastWorkDay: day('2028-01-28'), back }),
      ]),
    ),
  ).toMatch(text);
});

it.each(['adoption', 'surrogacy'] as const)('sends nobody who is not pregnant to a doctor: %s', (arrival) => {
  const off = { lastWorkDay: day('2027-02-19'), back: months(12) };
  for (const program of [{}, quebec]) {
    const text = warn(family({ ...event, arrival }, [mother({ ...off, ...program })]));
    expect(text).toMatch(/stops \d weeks before anything can be paid: parental weeks begin with/);
    expect(text).not.toMatch(/doctor|CNESST/);
    expect(warn(family(event, [mother({ ...off, ...program, lastWorkDay: day('2026-10-30') })]))).toContain('doctor');
    cleanup();
  }
});

it('asks for another application only where the later part can be paid', () => {
  const parts = { lastWorkDay: fridayAfter, atWork: [weeks('2027-04-18', '2028-01-08')], pay: weekly(1_200) };
  const year = mother({ lastWorkDay: fridayBefore, back: months(12) });
  // The 35 weeks of the year and the five at the birth are all that standard has.
  expect(warn(family(event, [year, father({ ...parts, back: on('2028-02-21') })]))).not.toContain(
    'application of its own',
  );
  const shorter = mother({ lastWorkDay: fridayBefore, back: on('2028-01-10') });
  expect(warn(family(event, [shorter, father({ ...parts, back: on('2028-02-21') })]))).toContain(
    'application of its own',
  );
});

it('says for which leave the 59 weeks hold where extended can pay weeks that come too late for standard', () => {
  const adopted = due('2027-01-18', { arrival: 'adoption', arrivedOn: day('2027-01-18') });
  expect(warn(family(adopted, [mother({ lastWorkDay: day('2027-09-24') })]), 'standard')).toContain(
    'For a leave that begins in time it brings one parent more money only from 59 parental weeks on.',
  );
});

it('calls no weeks of QPIP lost that the other parent is paid by EI', () => {
  // 26 parental weeks of EI and 14 of QPIP are the 40 that both share: an earlier start of QPIP would take hers.
  const her = mother({ lastWorkDay: day('2027-01-08'), back: months(12), pay: weekly(900) });
  const his = father({ ...quebec, lastWorkDay: day('2028-03-10'), back: months(12), pay: weekly(1_325) });
  const text = warn(family(due('2027-01-18'), [her, his]), 'standard');
  expect(text).not.toMatch(/loses|Start by/);
});

it.each([
  [10, /The parent who gives birth loses 3\sweeks, unless RQAP puts weeks off and pays them later\./],
  [0, /The parent who gives birth loses 3\sweeks: too late to be paid\./],
])('of QPIP maternity weeks that come too late, with %s weeks of the baby in hospital', (hospitalWeeks, text) => {
  // 3 of the 15 of the special plan: April 10 is the last day, and there are seven weeks at work before it.
  const early = due('2027-02-17', { arrivedOn: day('2026-11-20'), hospitalWeeks });
  const atWork = [weeks('2026-12-13', '2027-01-31')];
  expect(warn(family(early, [mother({ ...quebec, lastWorkDay: day('2026-11-19'), atWork })]))).toMatch(text);
});

describe('shared weeks that come too late for both', () => {
  // Adopted on January 18: the 40 weeks have to be paid by the end of the claims and of the year. 16 and 16 can be.
  const adopted = due('2027-01-18', { arrival: 'adoption', arrivedOn: day('2027-01-18') });
  const first = mother({ lastWorkDay: day('2027-09-24') });
  const second = father({ lastWorkDay: day('2027-10-01') });

  it('are told once, with the last day to start of the parent who can choose it', () => {
    const text = warn(family(adopted, [first, second]), 'standard');
    expect(text).toMatch(
      /Together you lose 8\sweeks: too late to be paid\. The second parent: Start by Sunday,\sAugust\s1,\s2027 to get all of them: you may both be off at once\./,
    );
    expect(text).not.toMatch(/parent loses/);
  });

  it('are told apart from maternity weeks, which no start of the other parent brings back', () => {
    const late = mother({ lastWorkDay: day('2027-07-16'), back: months(12) });
    const text = warn(family(due('2027-02-17'), [late, father({ lastWorkDay: day('2027-12-31') })]), 'standard');
    expect(text).toMatch(/Together you lose 3\sweeks.*The other parent: Start by Sunday,\sDecember\s12,\s2027/);
    expect(text).toMatch(/The parent who gives birth loses 15\sweeks: too late to be paid\./);
  });

  it('are one parent’s where the other one has had all that they want', () => {
    // The waiting week and 11 paid weeks to the middle of April; 16 of the other 29 can still be paid.
    const early = mother({ lastWorkDay: day('2027-01-15'), back: months(3) });
    const text = warn(family(adopted, [early, second]), 'standard');
    expect(text).not.toContain('Together you lose');
    expect(text).toMatch(/The second parent loses 13\sweeks/);
  });

  it('have no day to start where an earlier start of one parent brings back only some', () => {
    const last = mother({ lastWorkDay: day('2028-01-21') });
    const text = warn(family(adopted, [last, father({ lastWorkDay: day('2027-06-04') })]), 'standard');
    expect(text).toMatch(/Together you lose 8\sweeks: too late to be paid\./);
    expect(text).not.toContain('Start by');
  });
});

it.each([
  ['2026-10-01', /Ways out: stop later, or ask a doctor/],
  ['2026-11-25', /Ways out: ask a doctor/],
])('names no way out that is past: on %s', (today, text) => {
  const household = family(event, [mother({ lastWorkDay: day('2026-10-30') })]);
  const comparison = comparePlans(household);
  const [shown] = comparison.answers;
  if (!shown) throw new RangeError('No answer');
  const { container } = render(
    <AnswerWarnings household={household} comparison={comparison} shown={shown} today={day(today)} />,
  );
  expect(container).toHaveTextContent(text);
});
