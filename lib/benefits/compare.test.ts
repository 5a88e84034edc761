/** @jest-environment node */

import { countUnpaidAtEnd, findFirstParentalWeek, getChoiceKey, isPayKnown } from './answer';
import { getSunday } from './benefit-week';
import { comparePlans, getDollarsToSay } from './compare';
import { best, day, due, family, father, months, mother, on, quebec, weekly, write } from './test-households';
import type { Household, ParentPlan } from './types';

const event = due('2027-03-10');
// 1 waiting week and 15 of maternity from March 7 on: so many parental weeks more until a Monday.
const backAfter = (parentalWeeks: number) => {
  const monday = new Date(2027, 2 /* Mar */, 8 + 7 * (16 + parentalWeeks));
  return { kind: 'date' as const, day: monday };
};
const propose = (...parents: ParentPlan[]) => {
  const { proposed } = comparePlans({ event, parents });
  return (
    proposed && {
      choice: getChoiceKey(proposed.answer.choice),
      over: getChoiceKey(proposed.other.choice),
      difference: proposed.difference,
      reason: proposed.reason,
    }
  );
};

describe('EI, one parent', () => {
  it.each([
    // n x (550 - 330)
    [1, 'standard', 1 * 220, 'all-but-waiting'],
    [35, 'standard', 35 * 220, 'all-but-waiting'],
    // 35 x 550 - n x 330
    [36, 'standard', 35 * 550 - 36 * 330, 'more-though-last-unpaid'],
    [58, 'standard', 35 * 550 - 58 * 330, 'more-though-last-unpaid'],
    [59, 'extended', 59 * 330 - 35 * 550, 'long-leave'],
    [61, 'extended', 61 * 330 - 35 * 550, 'long-leave'],
  ])('with %p parental weeks names %s by $%p', (parentalWeeks, option, difference, reason) => {
    expect(propose(mother({ back: backAfter(parentalWeeks) }))).toEqual({
      choice: `${option} basic`,
      over: `${option === 'standard' ? 'extended' : 'standard'} basic`,
      difference,
      reason,
    });
  });

  it('calls every week paid where the claim has no waiting week', () => {
    const born = due('2026-09-02', { arrivedOn: day('2026-09-02') });
    const plan = mother({ lastWorkDay: day('2026-08-28'), back: on('2027-06-01') });
    expect(comparePlans(family(born, [plan])).proposed?.reason).toBe('all-weeks-paid');
  });

  it('decides by the rates where the pay is not known', () => {
    const { pay, ...unpaid } = mother({ back: backAfter(58) });
    expect(propose(unpaid)?.choice).toBe('standard basic');
    expect(propose({ ...unpaid, back: backAfter(59) })?.choice).toBe('extended basic');
  });

  it('names extended to one who starts so late that standard runs out', () => {
    const born = due('2026-03-04', { arrivedOn: day('2026-03-04') });
    const plan = father({ lastWorkDay: day('2027-01-29'), back: on('2027-08-02') });
    const { proposed } = comparePlans(family(born, [plan]));
    // Standard: waiting week, then January 31 + 7 to March 6: 4 x 550. Extended: 25 x 330.
    expect(proposed?.answer.choice.ei).toBe('extended');
    expect(proposed?.reason).toBe('late-start');
    expect(proposed?.difference).toBe(25 * 330 - 4 * 550);
  });

  it.each([
    // Born on May 10, 2026: standard pays until May 15, 2027, 17 weeks; extended until November 13, 43 weeks.
    ['beyond the time for both options', months(18), 43],
    ['to the last week of extended', on('2027-11-15'), 43],
    ['beyond the time for standard', on('2027-10-04'), 37],
  ])('says that the leave begins late, and not that it is long, where it lasts %s', (_name, back, parentalWeeks) => {
    const born = due('2026-05-12', { arrivedOn: day('2026-05-10') });
    const { proposed } = comparePlans(
      family(born, [father({ lastWorkDay: day('2027-01-08'), back, pay: weekly(1_200) })]),
    );
    expect(proposed).toMatchObject({ reason: 'late-start', difference: parentalWeeks * 396 - 17 * 660 });
    expect(proposed?.answer.parents[0]?.schedule.paid.parental).toBe(parentalWeeks);
  });

  it('says so also where the other parent’s weeks make the average of a week higher', () => {
    // Hers: two maternity weeks. His: nothing with standard, whose time is over on October 28, 2028.
    const { answers, proposed } = comparePlans(
      family(due('2027-10-27'), [
        mother({ lastWorkDay: day('2027-10-22'), back: on('2027-11-15'), pay: weekly(600) }),
        father({ lastWorkDay: day('2028-10-27'), back: on('2029-04-02'), pay: weekly(1_200) }),
      ]),
    );
    expect(answers.map(({ benefit, parents: [, his] }) => [benefit, his?.schedule.paid.parental])).toEqual([
      [2 * 330, 0],
      [2 * 330 + 22 * 396, 22],
    ]);
    expect(proposed).toMatchObject({ answer: { choice: { ei: 'extended' } }, reason: 'late-start' });
  });

  it('says that the leave is long where its weeks are lost with both options and it brings more from 59 weeks on', () => {
    const born = due('2026-05-12', { arrivedOn: day('2026-05-10') });
    // 60 parental weeks from September 20, 2026 on; standard pays 34 of its 35.
    const plan = father({ lastWorkDay: day('2026-09-18'), back: months(24), pay: weekly(1_200) });
    const { answers, proposed } = comparePlans(family(born, [plan]));
    expect(answers.map(({ parents: [parent] }) => [parent?.schedule.paid.parental, parent?.lostWeeks])).toEqual([
      [34, 1],
      [60, 1],
    ]);
    expect(proposed).toMatchObject({ answer: { choice: { ei: 'extended' } }, reason: 'long-leave' });
  });
});

describe('two parents', () => {
  it('names nothing where both stay as long as it is paid, or nobody claims', () => {
    expect(propose(mother({}), father({}))).toBe(undefined);
    expect(propose(mother({ isClaiming: false, back: months(12) }))).toBe(undefined);
  });

  it('never names extended for a year off because the other parent could stay off longer with it', () => {
    // 35 x 550 + 5 x 550 against 36 x 330 + 5 x 330 in the same time.
    expect(propose(mother({ back: months(12) }), father({}))).toMatchObject({
      choice: 'standard basic',
      difference: 40 * 550 - 41 * 330,
    });
  });

  it('names the one that pays more in all, also where that is little', () => {
    // Standard 40 x 550 = 22,000 and 8,250 of maternity; extended 69 x 330 = 22,770 and 8,250: 2.5 % more.
    const both = (weeks: number) =>
      propose(mother({ back: backAfter(61) }), father({ back: on(write(new Date(2027, 2, 8 + 7 * weeks))) }));
    expect(both(8)).toMatchObject({ choice: 'extended basic', difference: 770, reason: 'long-leave' });
    // 67 x 330 = 22,110: less than 1 % more, and 27 weeks more.
    expect(both(6)).toMatchObject({ choice: 'extended basic', difference: 110, reason: 'long-leave' });
  });
});

describe('weeks that come too late for standard, of a parent who stays as long as it is paid', () => {
  // Born on December 2, 2025: standard pays until December 5, 2026, extended until June 5, 2027. Her claim has
  // no waiting week. His has one from October 11, 2026 on.
  const born = due('2025-12-02', { arrivedOn: day('2025-12-02') });
  const hers = mother({ lastWorkDay: day('2025-11-28'), back: on('2026-03-16') });
  const his = (lastWorkDay: string) => father({ lastWorkDay: day(lastWorkDay) });
  const proposeTo = (...parents: ParentPlan[]) => {
    const { answers, proposed } = comparePlans(family(born, parents));
    const paid = answers.map((answer) => answer.parents.at(-1)?.schedule.paid.parental);
    const choice = proposed?.answer.choice.ei;
    return { paid, choice, ...(proposed && { reason: proposed.reason, dollars: getDollarsToSay(proposed) }) };
  };

  it.each([
    // November 22: waiting week, 1 week of $550 against 27 of $330.
    ['2026-11-20', [1, 27], 'extended', 'late-start', 27 * 330 - 550],
    // In 35 weeks 20 x 550 against 35 x 330, and 46 x 330 in all.
    ['2026-07-17', [20, 46], 'extended', 'late-start', 46 * 330 - 20 * 550],
    ['2026-07-10', [21, 47], 'standard', 'about-the-same', 21 * 550 - 35 * 330],
    ['2026-06-26', [23, 49], 'standard', 'more', 23 * 550 - 35 * 330],
  ])('count as time off, beside a day of return: after %s', (lastWorkDay, paid, choice, reason, dollars) => {
    expect(proposeTo(hers, his(lastWorkDay))).toEqual({ paid, choice, reason, dollars });
  });

  it('decide where one option pays more in that time and for longer', () => {
    expect(proposeTo(his('2026-11-20'))).toEqual({
      paid: [1, 27],
      choice: 'extended',
      reason: 'late-start',
      dollars: 27 * 330 - 550,
    });
    // Standard pays more in 35 weeks, extended pays for longer.
    expect(proposeTo(his('2026-06-26'))).toEqual({ paid: [23, 49], choice: undefined });
  });

  it('are told once where both parents could have had them', () => {
    // Standard pays 29 of 40 weeks: 29 x 550. In 40 weeks extended pays 40 x 330.
    const both = [mother({ lastWorkDay: day('2027-08-27') }), father({ lastWorkDay: day('2027-09-10') })];
    const { answers, proposed } = comparePlans(family(due('2026-12-15'), both));
    expect(answers.map(({ benefit }) => benefit)).toEqual([29 * 550, 69 * 330]);
    expect(proposed).toBe(undefined);
    // After a day of return of hers the weeks of that leave are no more his.
    const dated = [mother({ lastWorkDay: day('2027-08-27'), back: on('2028-01-17') }), both[1] as ParentPlan];
    expect(comparePlans(family(due('2026-12-15'), dated)).proposed).toMatchObject({
      answer: { choice: { ei: 'standard' } },
    });
  });

  it('are told once also where standard pays one of them no week', () => {
    const placed = due('2026-12-07', { arrival: 'adoption', arrivedOn: day('2026-12-07') });
    const inTime = father({ lastWorkDay: day('2026-12-04') });
    const late = mother({ lastWorkDay: day('2027-12-10') });
    const { answers, proposed } = comparePlans(family(placed, [late, inTime]));
    // Of the five that standard loses extended pays five in the same time: 35 x 550 against 40 x 330.
    expect(answers.map(({ parents }) => parents.map(({ schedule }) => schedule.paid.parental))).toEqual([
      [0, 35],
      [26, 43],
    ]);
    expect(proposed).toBe(undefined);
    // Nor are weeks of his time off in which standard pays her all there are.
    const hers = mother({ lastWorkDay: day('2026-11-27'), back: months(12) });
    const his = father({ lastWorkDay: day('2027-11-05') });
    expect(comparePlans(family(due('2026-12-01'), [hers, his])).proposed?.answer.choice.ei).toBe('standard');
  });

  it('name the plan of QPIP that pays more where both have time for as many weeks', () => {
    // Until June 5, 2027: 20 weeks.
    const late = father({ ...quebec, lastWorkDay: day('2027-01-15') });
    const { answers, proposed } = comparePlans(family(born, [late]));
    expect(answers.map(({ parents }) => parents.map(({ weeks: { length } }) => length))).toEqual([[20], [20]]);
    expect(proposed).toMatchObject({ answer: { choice: { qpip: 'special' } }, reason: 'more' });
  });
});

describe('two parents, where totals are about the same', () => {
  it('says so also where they are equal, or the named one is a little higher', () => {
    const plans = (dollars: number) => [
      mother({ lastWorkDay: day('2027-02-05'), back: months(18) }),
      father({ lastWorkDay: day('2027-02-12'), back: on('2027-03-15'), pay: weekly(dollars) }),
    ];
    for (const [dollars, difference] of [
      [1_000, 0],
      [1_005, 4],
    ] as const) {
      const { proposed } = comparePlans(family(due('2027-02-10'), plans(dollars)));
      expect(proposed).toMatchObject({ difference, reason: 'about-the-same', answer: { choice: { ei: 'standard' } } });
      expect(proposed && countUnpaidAtEnd(proposed.answer)).toBe(27);
    }
  });

  it.each([
    [
      'QPIP, twins',
      family(due('2027-03-10', { babies: 2 }), [
        mother({ ...quebec, lastWorkDay: day('2027-02-26'), back: on('2028-03-06') }),
        father({ ...quebec, lastWorkDay: day('2027-03-05'), pay: weekly(1_200) }),
      ]),
    ],
    [
      'EI',
      family(due('2027-02-10'), [
        mother({ lastWorkDay: day('2027-02-05'), back: months(18) }),
        father({ lastWorkDay: day('2027-02-12'), back: on('2027-04-12'), pay: weekly(1_400) }),
      ]),
    ],
  ])('speaks of no top-up to a family without one: %s', (_name, household) => {
    const { proposed } = comparePlans(household);
    expect(proposed?.withTopUp).toBe(undefined);
  });
});

it('says that a leave is long where weeks of the other parent come too late with both options', () => {
  // With the family supplement 54 weeks of hers bring more with extended; his are paid with neither.
  const { answers, proposed } = comparePlans(
    family(
      due('2027-03-12'),
      [
        mother({ lastWorkDay: day('2027-03-05'), back: on('2028-07-10'), pay: weekly(450) }),
        father({ lastWorkDay: day('2028-09-08'), back: on('2028-12-04'), pay: weekly(450) }),
      ],
      { netIncome: 19_000, childAges: [3, 5] },
    ),
  );
  const numbers = answers.map(({ parents }) =>
    parents.map(({ schedule, lostWeeks }) => [schedule.paid.parental, lostWeeks]),
  );
  expect(numbers).toEqual([
    [
      [35, 0],
      [0, 5],
    ],
    [
      [54, 0],
      [0, 12],
    ],
  ]);
  expect(proposed).toMatchObject({ answer: { choice: { ei: 'extended' } }, reason: 'long-leave' });
});

it('does not call every week paid where weeks are lost', () => {
  const { proposed } = comparePlans(
    family(due('2027-03-03'), [
      mother({ lastWorkDay: day('2027-02-26'), back: on('2027-11-15'), pay: weekly(900) }),
      father({ lastWorkDay: day('2027-11-12'), pay: weekly(1_100) }),
    ]),
  );
  expect(proposed?.answer.parents[1]?.lostWeeks).toBe(3);
  expect(proposed?.reason).toBe('more');
});

it('names nothing where nothing can be paid any more', () => {
  const born = due('2025-11-12', { arrivedOn: day('2025-11-10') });
  const late = father({ lastWorkDay: day('2027-05-14'), back: on('2027-08-02') });
  expect(comparePlans(family(born, [late])).proposed).toBe(undefined);
});

it('says that extended pays where standard can pay nothing', () => {
  const born = due('2025-11-12', { arrivedOn: day('2025-11-10') });
  const late = father({ lastWorkDay: day('2026-11-27'), back: on('2027-03-29') });
  const { proposed } = comparePlans(family(born, [late]));
  expect([proposed?.answer.choice.ei, proposed?.reason]).toEqual(['extended', 'late-start']);
});

it('does not call every week paid where the leave begins with a gap', () => {
  const plan = mother({ lastWorkDay: day('2026-11-06'), back: on('2027-06-01') });
  expect(comparePlans(family(due('2027-04-14'), [plan])).proposed?.reason).toBe('more');
});

it('names the choice with which the employer’s top-up brings more', () => {
  const plan = mother({ back: months(12), topUp: { toPercent: 93, weeks: 52, onlyWith: 'extended' } });
  const { proposed } = comparePlans(family(event, [plan]));
  expect(proposed?.answer.choice.ei).toBe('standard');
  // 15 x (930 - 550) + 36 x (930 - 330) of top-up, less the 7,370 that standard pays more.
  expect(proposed?.withTopUp).toMatchObject({ difference: 15 * 380 + 36 * 600 - 7_370 });
  expect(proposed?.withTopUp?.answer.choice.ei).toBe('extended');
});

describe('QPIP', () => {
  const until = (weeks: number) => on(write(new Date(2027, 2, 8 + 7 * weeks)));
  it.each([
    // 40 x 750 against 25 x 700 + (n - 25) x 550
    [40, 'special', 40 * 750 - (25 * 700 + 15 * 550), 'all-weeks-paid'],
    [47, 'special', 40 * 750 - (25 * 700 + 22 * 550), 'more-though-last-unpaid'],
    [48, 'basic', 25 * 700 + 23 * 550 - 40 * 750, 'long-leave'],
    [50, 'basic', 25 * 700 + 25 * 550 - 40 * 750, 'long-leave'],
  ])('%p weeks off are paid more in the %s plan', (count, plan, difference, reason) => {
    expect(propose(mother({ ...quebec, back: until(count) }))).toMatchObject({
      choice: `standard ${plan}`,
      difference,
      reason,
    });
  });

  it.each([
    // $22,908 in 46 weeks of the special plan against $23,335 in 59 of the basic one.
    ['basic', 'long-leave', months(18), months(18), weekly(500)],
    // $32,250 in 43 weeks against $32,000 in 50.
    ['special', 'about-the-same', on('2027-12-27'), on('2027-05-03'), weekly(1_000)],
  ] as const)('names the one with more money where totals are about the same: %s', (plan, reason, hers, his, pay) => {
    const parents = [
      mother({ ...quebec, lastWorkDay: day('2027-03-05'), back: hers, pay }),
      father({ ...quebec, lastWorkDay: day('2027-03-05'), back: his, pay }),
    ];
    const { answers, proposed } = comparePlans({ event, parents });
    const [basic = 0, special = 0] = answers.map(({ benefit }) => benefit);
    expect(Math.max(basic, special) / Math.min(basic, special)).toBeLessThan(1.02);
    expect(proposed?.answer.choice.qpip).toBe(plan);
    expect(proposed?.reason).toBe(reason);
  });

  it('compares the plans alone where the parent with EI has no claim', () => {
    const { answers } = comparePlans(
      family(due('2027-03-10'), [mother({ isClaiming: false }), father({ ...quebec, back: months(6) })]),
    );
    expect(answers.map(({ choice }) => choice)).toEqual([
      { ei: 'standard', qpip: 'basic' },
      { ei: 'standard', qpip: 'special' },
    ]);
  });

  it('compares every pair of choices of a couple with EI and QPIP', () => {
    const { answers } = comparePlans(family(event, [mother(quebec), father({})]));
    expect(answers.map(({ choice }) => getChoiceKey(choice))).toEqual([
      'standard basic',
      'standard special',
      'extended basic',
      'extended special',
    ]);
  });
});

describe('where pay for work takes off what the choices differ by', () => {
  const off = { lastWorkDay: day('2027-03-05'), back: on('2028-02-21') };

  it('says of no week that it brings more', () => {
    // Benefit and $500 together are at most the $1,000 of the pay: $500 with both plans, 50 weeks against 40.
    expect(propose(mother({ ...quebec, ...off, earnedBeside: 500 }))).toMatchObject({
      choice: 'standard basic',
      difference: 10 * 500,
      reason: 'all-weeks-paid-alike',
    });
    // 41 weeks against 40, and six of his at $500 too.
    expect(
      propose(
        mother({ ...quebec, ...off, back: on('2027-12-20'), earnedBeside: 500 }),
        father({ lastWorkDay: day('2027-03-12'), back: on('2027-05-03'), pay: weekly(909) }),
      ),
    ).toMatchObject({ choice: 'standard basic', difference: 500, reason: 'all-but-waiting-alike' });
  });

  it('calls a week no paid one of which nothing is left', () => {
    // Half of $900 off $550, and what is earned in the waiting week off the next three weeks: nothing is left of them.
    expect(propose(mother({ ...off, back: backAfter(20), earnedBeside: 900 }))).toMatchObject({
      choice: 'standard basic',
      reason: 'more',
    });
    // Hers are all taken.
    expect(
      propose(
        mother({ ...quebec, ...off, back: on('2027-09-27'), earnedBeside: 1_000 }),
        father({ ...quebec, lastWorkDay: day('2027-03-05'), back: on('2027-03-22') }),
      ),
    ).toMatchObject({ choice: 'standard special', reason: 'more' });
  });
});

it('does not call every other week paid where one parent has the waiting week alone', () => {
  expect(
    propose(
      mother({ lastWorkDay: day('2027-03-05'), back: on('2027-03-15') }),
      father({ lastWorkDay: day('2027-03-12'), back: on('2027-10-11') }),
    ),
  ).toMatchObject({ choice: 'standard basic', difference: 30 * 220, reason: 'more' });
});

const getAnswer = (household: Household) => {
  const [answer] = comparePlans(household).answers;
  if (!answer) throw new RangeError('no answer');
  return answer;
};

it('counts weeks without pay at the end, before the window, and those that are lost', () => {
  const late = getAnswer(
    family(due('2026-02-03', { arrivedOn: day('2026-02-03') }), [
      father({ lastWorkDay: day('2026-12-25'), back: on('2027-03-01') }),
    ]),
  );
  // December 27: waiting; five weeks to February 6; three weeks to February 27 too late.
  expect(late.parents[0]).toMatchObject({ lostWeeks: 3, unpaidAtEnd: 3, gapWeeks: 0 });
  expect(countUnpaidAtEnd(late)).toBe(3);
  const early = getAnswer(family(due('2027-04-14'), [mother({ lastWorkDay: day('2026-11-06'), back: months(12) })]));
  expect(early.parents[0]).toMatchObject({ gapWeeks: 9, lostWeeks: 0 });
});

it('knows dollars only with the pay of everybody who claims', () => {
  const { pay, ...unpaid } = father({});
  expect(isPayKnown(getAnswer(family(event, [mother({}), unpaid])))).toBe(false);
  expect(isPayKnown(getAnswer(family(event, [mother({}), { ...unpaid, isClaiming: false }])))).toBe(true);
  expect(isPayKnown(getAnswer(family(event, [mother({ pay: best(0, 14) })])))).toBe(false);
});

it('finds the first parental week of either parent: until it is paid the option can be changed', () => {
  const find = (household: Household, program: 'ei' | 'qpip') => {
    const week = findFirstParentalWeek(getAnswer(household), program);
    return week === undefined ? undefined : write(getSunday(week));
  };
  expect(find(family(event, [mother({})]), 'ei')).toBe('2027-06-27');
  expect(find(family(event, [mother({}), father({})]), 'ei')).toBe('2027-03-07');
  expect(find(family(event, [mother({})]), 'qpip')).toBe(undefined);
});

describe('the dollars that are said for the named choice', () => {
  const getSaid = (household: Household) => {
    const { proposed } = comparePlans(household);
    return proposed && { reason: proposed.reason, dollars: getDollarsToSay(proposed) };
  };

  it('are what the totals differ by, of a long leave', () => {
    const plan = mother({ back: backAfter(61) });
    expect(getSaid(family(event, [plan]))).toEqual({ reason: 'long-leave', dollars: 61 * 330 - 35 * 550 });
  });

  it('are those of the same time where the other choice has the larger total, as it pays longer', () => {
    const placed = due('2026-08-10', { arrival: 'adoption', arrivedOn: day('2026-08-10') });
    const household = family(placed, [
      mother({ lastWorkDay: day('2027-05-27'), workdays: [3, 4, 5, 6], back: months(12), pay: weekly(396) }),
      father({ ...quebec, pay: weekly(2_000) }),
    ]);
    const { proposed } = comparePlans(household);
    expect(proposed?.reason).toBe('long-leave');
    expect((proposed?.answer.benefit ?? 0) - (proposed?.other.benefit ?? 0)).toBeLessThan(0);
    expect(getSaid(household)?.dollars).toBe(proposed?.difference);
    expect(proposed?.difference).toBeGreaterThan(0);
  });
});
