/** @jest-environment node */

// Weeks worked out by hand from the rules in data/benefits; what they pay is tested in household-cases.test.ts. The week
// of the due date begins on Sunday, March 7, 2027.

import { getSunday } from './benefit-week';
import { scheduleHousehold } from './schedule';
import { best, day, due, family, father, months, mother, on, quebec, weekly, weeks, write } from './test-households';
import type { ParentPlan } from './types';

const choice = { ei: 'standard', qpip: 'basic' } as const;
const schedule = (...parents: ParentPlan[]) => scheduleHousehold(family(due('2027-03-10'), parents), choice);
const scheduleOne = (more: Partial<ParentPlan>) => {
  const [only] = schedule(mother(more));
  if (!only) throw new Error('no schedule');
  return only;
};

describe('the weeks that are left', () => {
  // Born on March 10, 2026: QPIP pays until September 11, 2027. She takes 16 of the 25 weeks that both share in the special
  // plan: 9 are left, and the 3 for two who take 6 each.
  it.each([
    ['2027-05-28', 12, 0],
    ['2027-06-11', 10, 2],
    ['2027-06-25', 8, 4],
    // Fewer than six are paid: an earlier start would have brought the 3 all the same.
    ['2027-08-06', 2, 10],
  ])('have those of the bonus among them that come too late: last day %s', (lastWorkDay, parental, lost) => {
    const household = family(due('2026-03-10', { arrivedOn: day('2026-03-10') }), [
      mother({ ...quebec, lastWorkDay: day('2026-03-06'), back: on('2026-10-12') }),
      father({ ...quebec, lastWorkDay: day(lastWorkDay) }),
    ]);
    const [her, his] = scheduleHousehold(household, { ei: 'standard', qpip: 'special' });
    expect(her?.paid).toMatchObject({ maternity: 15, parental: 16 });
    expect(his?.paid).toMatchObject({ own: 3, parental });
    expect(his?.left).toMatchObject({ own: 0, parental: lost });
  });

  it('are those of an early return', () => {
    // Off from March 7 to June 5: the waiting week and 12 of 15 maternity weeks.
    const { paid, left, lostMaternityWeeks } = scheduleOne({ back: months(3) });
    expect(paid).toEqual({ sickness: 0, maternity: 12, own: 0, parental: 0 });
    expect(left).toEqual({ sickness: 0, maternity: 3, own: 0, parental: 35 });
    expect(lostMaternityWeeks).toBe(0);
  });

  it('are none where the other parent has taken the rest of what both may have', () => {
    // 26 weeks off: 1 + 15 + 10. The other 30 of 40 go to the father.
    const [her, his] = schedule(mother({ back: months(6) }), father({}));
    expect(her?.paid.parental).toBe(10);
    expect(her?.left.parental).toBe(0);
    expect(his?.paid.parental).toBe(30);
    expect(his?.left.parental).toBe(0);
  });

  it('are what both may still have, where that is less than one parent’s own', () => {
    // 10 and 25 of 40: he could have 10 more of his 35, both together 5.
    const [, his] = schedule(
      mother({ back: months(6) }),
      father({ lastWorkDay: day('2027-03-05'), back: on('2027-08-30') }),
    );
    expect(his?.paid.parental).toBe(25);
    expect(his?.left.parental).toBe(5);
  });
});

it('gives the other parent what the parent who gives birth cannot be paid while at work, where both stay as long as it is paid', () => {
  // Her claim closes on June 17, 2028: 15 maternity weeks and 24 of 35, as 12 weeks are spent at work. He gets the other 16.
  const her = mother({ lastWorkDay: day('2027-06-18'), atWork: [weeks('2027-12-06', '2028-02-25')] });
  const his = father({ lastWorkDay: day('2027-06-25') });
  const schedules = scheduleHousehold(family(due('2027-06-26'), [her, his]), choice);
  expect(schedules.map(({ paid }) => paid.parental)).toEqual([24, 16]);
});

describe('maternity weeks', () => {
  // They end 17 weeks after the week of the due date, with Saturday, July 10.
  it('are lost to somebody who is off beyond the time in which they are paid', () => {
    // The waiting week, 7 weeks to May 1, then work to July 10.
    const plan = scheduleOne({ atWork: [weeks('2027-05-02', '2027-07-10')], back: months(12) });
    expect(plan.paid.maternity).toBe(7);
    expect(plan.lostMaternityWeeks).toBe(8);
  });

  it('are not called lost where the leave ends with that time', () => {
    const plan = scheduleOne({ atWork: [weeks('2027-05-02', '2027-07-03')], back: on('2027-07-12') });
    expect(plan.paid.maternity).toBe(8);
    expect(plan.left.maternity).toBe(7);
    expect(plan.lostMaternityWeeks).toBe(0);
  });
});

describe('a claim', () => {
  it('is open for 52 weeks, and says why weeks after it are not paid', () => {
    // 1 + 15 weeks to June 26, work to September 4, parental weeks from September 5 to the end of the claim.
    const plan = scheduleOne({ atWork: [weeks('2027-06-27', '2027-09-04')], back: months(18) });
    const { start, last } = plan.claim ?? {};
    expect(start && write(getSunday(start))).toBe('2027-03-07');
    expect(last && write(getSunday(last))).toBe('2028-02-27');
    expect(plan.paid.parental).toBe(26);
    const unpaid = plan.weeks.filter(({ kind }) => kind === 'unpaid');
    expect(unpaid.slice(0, 2).map(({ week, reason }) => [write(getSunday(week)), reason])).toEqual([
      ['2028-03-05', 'after-claim'],
      ['2028-03-12', 'after-window'],
    ]);
  });

  it('is not longer for sickness weeks after an adoption, which are not paid', () => {
    // 52 weeks from March 7, 2027 on.
    const event = due('2027-03-10', { arrival: 'adoption', arrivedOn: day('2027-03-10') });
    const [plan] = scheduleHousehold(family(event, [mother({ sicknessWeeks: 4 })]), choice);
    expect(plan?.claim?.last && write(getSunday(plan.claim.last))).toBe('2028-02-27');
  });

  it('is none of somebody who does not claim', () => {
    const plan = scheduleOne({ isClaiming: false, back: months(1) });
    expect(plan.claim).toBeUndefined();
    expect(new Set(plan.weeks.map(({ reason }) => reason))).toEqual(new Set(['no-claim']));
    expect(plan.left).toEqual({ sickness: 0, maternity: 0, own: 0, parental: 0 });
  });
});

describe('the waiting week of two parents', () => {
  it('is not served by one who is back at work before their claim can begin', () => {
    // Placed on Friday, December 18, 2026: nothing is paid before December 13, and one parent is off for the two weeks
    // before that. So the other one's claim of January 3 has the waiting week, whoever of the two it is.
    const event = due('2026-12-18', { arrival: 'adoption', arrivedOn: day('2026-12-18') });
    const isBack = { lastWorkDay: day('2026-11-27'), back: on('2026-12-14') };
    const isOff = { lastWorkDay: day('2026-12-31') };
    for (const parents of [
      [mother(isOff), father(isBack)],
      [mother(isBack), father(isOff)],
    ]) {
      const plan = scheduleHousehold(family(event, parents), choice).find(({ paid }) => paid.parental > 0);
      expect(plan?.claim && write(getSunday(plan.claim.start))).toBe('2027-01-03');
      expect(plan?.weeks.map(({ kind }) => kind).slice(0, 2)).toEqual(['waiting', 'parental']);
      expect(plan?.claim?.otherServesFrom).toBeUndefined();
    }
  });

  it('is served by the one who is off first, not by one who goes on working from the first week on', () => {
    // Both name Friday, July 16, 2027 as their last day, and the first parent three weeks at work right after it: that
    // claim begins on August 8.
    const event = due('2027-07-09', { arrival: 'adoption', arrivedOn: day('2027-07-09') });
    const stop = { lastWorkDay: day('2027-07-16'), back: on('2028-02-14') };
    const plans = scheduleHousehold(
      family(event, [mother({ ...stop, atWork: [weeks('2027-07-18', '2027-08-07')] }), father(stop)]),
      choice,
    );
    const begins = plans.map((plan) => [plan.claim && write(getSunday(plan.claim.start)), plan.weeks[0]?.kind]);
    expect(begins).toEqual([
      ['2027-08-08', 'parental'],
      ['2027-07-18', 'waiting'],
    ]);
  });
});

describe('the weeks that EI shares', () => {
  const share = (dueDate: string, ...parents: ParentPlan[]) =>
    scheduleHousehold(family(due(dueDate), parents), choice).map(({ paid }) => paid.parental);

  it('go to a day of return without a waiting week that the parent who stays on has served', () => {
    // Her claim of February 7 has the waiting week, so his 21 weeks from September 12 to February 5 can all be paid; of
    // the 40 that leaves her 19.
    expect(
      share(
        '2027-02-10',
        mother({ lastWorkDay: day('2027-02-05') }),
        father({ lastWorkDay: day('2027-09-10'), back: on('2028-02-07') }),
      ),
    ).toEqual([19, 21]);
  });

  it('go to the parent who gives birth without one that the other has served, both with a day of return', () => {
    // His claim of March 7, the week of the birth, has it. Hers begins on March 14: 15 weeks to June 26, and 31 of the 40
    // to January 29, 2028. He is off for 20 weeks and gets the 9 that are left.
    expect(
      share(
        '2027-03-10',
        mother({ lastWorkDay: day('2027-03-12'), back: on('2028-01-31') }),
        father({ lastWorkDay: day('2027-03-05'), back: on('2027-07-26') }),
      ),
    ).toEqual([31, 9]);
  });
});

describe('the bonus of QPIP', () => {
  // 32 weeks to share, 4 more once both have taken 8. The father first has 5 weeks of his own, from March 7.
  const scheduleWithFather = (parentalWeeks: number) => {
    const back = new Date(2027, 2 /* Mar */, 8 + (5 + parentalWeeks) * 7);
    const plans = schedule(
      mother(quebec),
      father({ ...quebec, lastWorkDay: day('2027-03-05'), back: { kind: 'date', day: back } }),
    );
    return plans.map(({ paid }) => paid);
  };

  it('is the other parent’s with exactly 8 weeks', () => {
    const [her, his] = scheduleWithFather(8);
    expect(his).toMatchObject({ own: 5, parental: 8 });
    expect(her).toMatchObject({ maternity: 18, parental: 28 });
  });

  it('is nobody’s with 7', () => {
    const [her, his] = scheduleWithFather(7);
    expect(his).toMatchObject({ own: 5, parental: 7 });
    expect(her).toMatchObject({ maternity: 18, parental: 25 });
  });
});

describe('a day of return in Quebec beside a parent who stays as long as it is paid', () => {
  // Both are off from March 7, 2027: she has 18 weeks of maternity, to July 10, he 5 of his own, to April 10.
  const share = (back: string) =>
    schedule(
      mother({ ...quebec, lastWorkDay: day('2027-03-05'), back: on(back) }),
      father({ ...quebec, lastWorkDay: day('2027-03-05') }),
    ).map(({ paid }) => paid.parental);

  it('gets the bonus where that takes no week from it', () => {
    // 28 weeks to January 22, and his 8 to June 5, 2027: once she has taken 8 too, there are 36.
    expect(share('2028-01-24')).toEqual([28, 8]);
  });

  it('keeps its weeks although the bonus is lost with them', () => {
    // The bonus would leave her 28. She asks for 29, to January 29, 2028, and he gets 3 of 32; or for 34, to March 4.
    expect(share('2028-01-31')).toEqual([29, 3]);
    expect(share('2028-03-06')).toEqual([32, 0]);
  });
});

describe('two days of return in Quebec', () => {
  // She has 18 weeks of maternity, to July 10, and is off to January 22; he has 5 of his own from January 23, and is off
  // to May 27: she wants 28 of the weeks that both share, he 13.
  const share = (hers: Partial<ParentPlan>, his: Partial<ParentPlan>) =>
    schedule(
      mother({ ...quebec, lastWorkDay: day('2027-03-05'), back: on('2028-01-24'), ...hers }),
      father({ ...quebec, lastWorkDay: day('2028-01-21'), back: on('2028-05-29'), ...his }),
    ).map(({ paid }) => paid.parental);

  it('leave the other parent what the bonus asks for', () => {
    expect(share({}, {})).toEqual([24, 12]);
    // As if both earned the same, where the pay of one is not known.
    expect(share({ pay: best(0, 14) }, { pay: weekly(400) })).toEqual([24, 12]);
  });

  it('leave it only where that pays more', () => {
    // 55 % of 4 x 1,800 against that of 8 x 900 or 800.
    expect(share({ pay: weekly(1_800) }, { pay: weekly(900) })).toEqual([24, 12]);
    expect(share({ pay: weekly(1_800) }, { pay: weekly(800) })).toEqual([28, 4]);
  });

  it('leave nothing where the other parent is not off for so long', () => {
    expect(share({}, { back: on('2028-04-03') })).toEqual([28, 4]);
  });

  it('leave as many weeks as bring more money', () => {
    // She is off to February 26 and wants 33, he is off to May 27 and wants 8: 32 and none, or 24 and 8.
    const hers = (pay: number) => ({ back: on('2028-02-28'), pay: weekly(pay) });
    const his = (pay: number) => ({ lastWorkDay: day('2028-02-25'), back: on('2028-05-29'), pay: weekly(pay) });
    expect(share(hers(1_000), his(1_400))).toEqual([24, 8]);
    expect(share(hers(1_400), his(1_000))).toEqual([32, 0]);
  });
});

it('lists the parents in the order of the household, whatever their programs', () => {
  const roles = schedule(mother({}), father(quebec)).map(({ role }) => role);
  expect(roles).toEqual(['birth', 'other']);
});
