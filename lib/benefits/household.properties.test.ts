/** @jest-environment node */

import { addDays, subDays } from 'date-fns';
import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import { costlyRuns, fc } from '@/scripts/testing/properties';
import {
  type Answer,
  answerUnder,
  countLostLater,
  countLostTogether,
  countPaid,
  isPayKnown,
  type ParentAnswer,
} from './answer';
import { joinWeeks, listMonths } from './answer-weeks';
import { getSunday, toBenefitWeek } from './benefit-week';
import { findBetterSplit, findTopUpChoice } from './better-split';
import { getFirstFreeWeek, getInterruptionWeek } from './claim';
import { comparePlans } from './compare';
import { getMostOfOneParent, openPool } from './entitlements';
import { listLateClaims } from './late-claims';
import { getLatestStart } from './latest-start';
import { isPaid } from './money';
import { type Limits, type ParentSchedule, scheduleWeeks } from './parent-schedule';
import { findRegularClaim } from './regular-claim';
import { scheduleHousehold } from './schedule';
import { due, mother, quebec, weekly } from './test-households';
import type { FamilyEvent, Household, ParentPlan, ParentRole, Return } from './types';
import { getEiWindows, getQpipWindows } from './windows';

const isoDay = (from: Date, days: number) => fc.integer({ min: 0, max: days }).map((count) => addDays(from, count));

const anyEvent: fc.Arbitrary<FamilyEvent> = fc
  .record({
    arrival: fc.constantFrom('birth' as const, 'birth' as const, 'adoption' as const, 'surrogacy' as const),
    dueDate: isoDay(new Date(2025, 0, 1), 1_200),
    arrivedAfter: fc.option(fc.integer({ min: -140, max: 28 })),
    babies: fc.integer({ min: 1, max: 3 }),
    hospitalWeeks: fc.integer({ min: 0, max: 30 }),
    hasTwoParents: fc.boolean(),
  })
  .map(({ arrivedAfter, ...event }) => ({
    ...event,
    ...(arrivedAfter !== null && { arrivedOn: addDays(event.dueDate, arrivedAfter) }),
  }));

const anyReturn = (around: Date): fc.Arbitrary<Return> =>
  fc.oneof(
    fc.constant<Return>({ kind: 'as-long-as-paid' }),
    fc.integer({ min: 1, max: 24 }).map((months): Return => ({ kind: 'months', months })),
    fc.integer({ min: 60, max: 700 }).map((days): Return => ({ kind: 'date', day: addDays(around, days) })),
  );

const anyParent = (role: ParentRole, { dueDate }: FamilyEvent): fc.Arbitrary<ParentPlan> =>
  fc
    .record({
      program: fc.constantFrom('ei' as const, 'qpip' as const),
      isClaiming: fc.integer({ min: 0, max: 9 }).map((number) => number > 0),
      stopsAfter: fc.option(fc.integer({ min: -200, max: 250 })),
      workdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }).map((days) => days.sort()),
      back: anyReturn(addDays(dueDate, 250)),
      pay: fc.option(
        fc.integer({ min: 50, max: 4_000 }).map((dollars) => weekly(dollars)),
        { freq: 9 },
      ),
      sicknessWeeks: fc.integer({ min: 0, max: 26 }),
      atWork: fc.option(
        fc.tuple(fc.integer({ min: -10, max: 60 }), fc.integer({ min: 0, max: 12 })).map(([after, count]) => {
          const first = toBenefitWeek(dueDate) + after;
          return { first, last: first + count };
        }),
      ),
      earnedBeside: fc.constantFrom(0, 0, 150, 900),
      insuredWork: fc.constantFrom('enough' as const, 'enough' as const, 'regular' as const, 'self-employed' as const),
      regularWeeks: fc.option(fc.integer({ min: 0, max: 50 })),
      agreedBefore: fc.option(fc.integer({ min: 0, max: 900 })),
    })
    .map(({ stopsAfter, pay, atWork, regularWeeks, agreedBefore, ...plan }) =>
      removePay(
        mother({
          ...plan,
          role,
          ...(pay && { pay }),
          ...(stopsAfter !== null && { lastWorkDay: addDays(dueDate, stopsAfter) }),
          ...(regularWeeks !== null && { regularWeeks }),
          ...(agreedBefore !== null && { agreementDate: subDays(dueDate, agreedBefore) }),
          atWork: atWork ? [atWork] : [],
        }),
        pay === null,
      ),
    );

function removePay(plan: ParentPlan, isUnknown: boolean): ParentPlan {
  if (!isUnknown) return plan;
  const { pay, ...rest } = plan;
  return rest;
}

const anyHousehold: fc.Arbitrary<Household> = anyEvent.chain((event) =>
  fc
    .tuple(
      anyParent('birth', event),
      anyParent('other', event),
      fc.constantFrom('birth', 'other', 'both'),
      fc.option(fc.record({ netIncome: fc.integer({ min: 0, max: 60_000 }), childAges: fc.array(fc.nat(17)) })),
    )
    .map(([birth, other, who, family]) => ({
      event,
      parents: who === 'both' ? [birth, other] : [who === 'birth' ? birth : other],
      ...(family && { family }),
    })),
);

const listAnswers = (household: Household) => comparePlans(household).answers;
const listParents = (household: Household): { answer: Answer; parent: ParentAnswer }[] =>
  listAnswers(household).flatMap((answer) => answer.parents.map((parent) => ({ answer, parent })));
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

it('pays no week outside of its window, of the claim and of the leave, and none twice', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { event } = household;
      for (const { answer, parent } of listParents(household)) {
        const { plan, schedule, weeks } = parent;
        const ei = getEiWindows(event);
        const qpip = getQpipWindows(event);
        const numbers = weeks.map(({ week }) => week);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        if (plan.lastWorkDay) {
          const getFirst = plan.program === 'ei' ? getInterruptionWeek : getFirstFreeWeek;
          expect(Math.min(...numbers)).toBeGreaterThanOrEqual(getFirst(plan.lastWorkDay, plan.workdays));
        }
        for (const { week, kind } of weeks) {
          expect(plan.atWork.some(({ first, last }) => week >= first && week <= last)).toBe(false);
          if (kind === 'unpaid' || kind === 'waiting') continue;
          expect(week).toBeGreaterThanOrEqual(schedule.claim?.start ?? Number.POSITIVE_INFINITY);
          expect(week).toBeLessThanOrEqual(schedule.claim?.last ?? Number.POSITIVE_INFINITY);
          if (kind === 'sickness') continue;
          const window =
            kind === 'maternity'
              ? (plan.program === 'ei' ? ei : qpip).maternity
              : plan.program === 'ei'
                ? ei.parental[answer.choice.ei]
                : qpip.others;
          expect(week).toBeGreaterThanOrEqual(window?.first ?? Number.POSITIVE_INFINITY);
          // With sickness weeks that are paid EI's parental window is as long as the claim.
          const longer = kind === 'parental' && schedule.paid.sickness > 0 ? (schedule.claim?.last ?? 0) : 0;
          expect(week).toBeLessThanOrEqual(Math.max(window?.last ?? 0, longer));
        }
      }
    }),
    costlyRuns,
  );
});

it('pays no more weeks than there are, to one parent and to both, and has one waiting week at most', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      for (const { choice, parents } of listAnswers(household)) {
        const of = (program: 'ei' | 'qpip') => parents.filter(({ plan }) => plan.program === program);
        const countParental = (list: ParentAnswer[]) => sum(list.map(({ schedule }) => schedule.paid.parental));
        const ei = eiRules[choice.ei];
        const qpip = qpipRules[choice.qpip];
        expect(countParental(of('ei'))).toBeLessThanOrEqual(ei.totalWeeks);
        for (const parent of of('ei')) {
          const { paid } = parent.schedule;
          expect(paid.parental).toBeLessThanOrEqual(ei.maxWeeksOneParent);
          expect(paid.maternity).toBeLessThanOrEqual(parent.plan.role === 'birth' ? eiRules.maternity.weeks : 0);
          expect(paid.own).toBe(0);
        }
        const shares = of('qpip').map(({ schedule }) => schedule.paid.parental);
        const hasBonus = shares.length === 2 && shares.every((weeks) => weeks >= qpip.bonusFromWeeks);
        expect(countParental(of('qpip'))).toBeLessThanOrEqual(qpip.shareableWeeks + (hasBonus ? qpip.bonusWeeks : 0));
        for (const { schedule } of of('qpip')) {
          expect(schedule.paid.sickness).toBe(0);
          expect(schedule.paid.own).toBeLessThanOrEqual(qpip.otherParentWeeks + qpip.multiplesWeeks);
        }
        expect(parents.flatMap(({ weeks }) => weeks.filter(({ kind }) => kind === 'waiting')).length).toBeLessThan(2);
      }
    }),
    costlyRuns,
  );
});

it('pays who is on regular EI at most 50 weeks in all, after the regular ones, within 52 weeks and those in hospital', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      const { event } = household;
      for (const { parent } of listParents(household)) {
        const regular = findRegularClaim(parent.plan, toBenefitWeek(event.arrivedOn ?? event.dueDate));
        if (!regular) continue;
        const paid = parent.weeks.filter(isPaid).map(({ week }) => week);
        expect(paid.length + regular.regularWeeks).toBeLessThanOrEqual(50);
        expect(parent.weeks.some(({ kind }) => kind === 'waiting')).toBe(false);
        if (paid.length === 0) continue;
        expect(Math.min(...paid)).toBeGreaterThanOrEqual(regular.firstAfter);
        expect(Math.max(...paid)).toBeLessThan(regular.start + 52 + event.hospitalWeeks);
      }
    }),
    costlyRuns,
  );
});

it('puts no week or dollar in reach of a late application that its program does not pay back', () => {
  fc.assert(
    fc.property(anyHousehold, isoDay(new Date(2025, 0, 1), 1_500), (household, today) => {
      const thisWeek = toBenefitWeek(today);
      for (const answer of listAnswers(household)) {
        for (const late of listLateClaims(household, answer, today)) {
          const parent = answer.parents.find(({ plan }) => plan.role === late.role);
          const from = thisWeek - (late.program === 'qpip' ? 6 : 0);
          const reached = parent?.weeks.filter((week) => isPaid(week) && week.week >= from) ?? [];
          expect(late.weeksInReach).toBe(reached.length);
          expect(late.dollarsInReach ?? 0).toBe(isPayKnown(answer) ? sum(reached.map(({ benefit }) => benefit)) : 0);
          for (const until of [late.laterUntil.maternity, late.laterUntil.others]) {
            expect(until === undefined || toBenefitWeek(until) >= thisWeek).toBe(true);
          }
        }
      }
    }),
    costlyRuns,
  );
});

it('hides no split that pays more behind a top-up, and no top-up behind a split that pays less', () => {
  const topUp = fc.record({
    toPercent: fc.integer({ min: 50, max: 100 }),
    weeks: fc.integer({ min: 1, max: 50 }),
    coversWaiting: fc.boolean(),
  });
  const today = new Date(2026, 10, 1);
  const off = fc.record({ pay: fc.integer({ min: 400, max: 2_000 }), weeks: fc.integer({ min: 6, max: 70 }) });
  fc.assert(
    fc.property(off, off, topUp, fc.constantFrom('birth', 'other'), (hers, his, added, topped) => {
      const plan = (role: ParentRole, { pay, weeks }: typeof hers) =>
        mother({
          role,
          pay: weekly(pay),
          lastWorkDay: new Date(2027, 2, 5),
          back: { kind: 'date', day: addDays(new Date(2027, 2, 8), weeks * 7) },
          ...(role === topped && { topUp: added }),
        });
      const household: Household = { event: due('2027-03-10'), parents: [plan('birth', hers), plan('other', his)] };
      const { proposed } = comparePlans(household);
      if (!proposed) return;
      const split = findBetterSplit(household, proposed.answer, today)?.more ?? 0;
      const shown = findTopUpChoice(household, proposed, today);
      if (proposed.withTopUp && !shown) expect(split).toBeGreaterThanOrEqual(proposed.withTopUp.difference);
      if (proposed.withTopUp && split === 0) expect(shown).toBe(proposed.withTopUp);
    }),
    { numRuns: Math.min(40, costlyRuns.numRuns) },
  );
});

it('calls no more parental weeks of EI lost than there are to lose', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      for (const answer of listAnswers(household)) {
        const claiming = answer.parents.filter(({ schedule }) => schedule.claim);
        if (claiming.some(({ plan }) => plan.program !== 'ei')) continue;
        const { totalWeeks, maxWeeksOneParent } = eiRules[answer.choice.ei];
        const paid = sum(claiming.map(({ schedule }) => schedule.paid.parental));
        const lost = countLostTogether(answer) ?? sum(claiming.map(countLostLater));
        expect(paid + lost).toBeLessThanOrEqual(claiming.length > 1 ? totalWeeks : maxWeeksOneParent);
      }
    }),
    costlyRuns,
  );
});

it('pays a parent alone who starts by the last day, and stays off as long, all weeks that came too late', () => {
  const late = fc.record({
    // From 2027 on, so that no claim begins in the waiver.
    dueDate: isoDay(new Date(2027, 0, 1), 1_200),
    arrival: fc.constantFrom('birth' as const, 'adoption' as const),
    hospitalWeeks: fc.integer({ min: 0, max: 30 }),
    program: fc.constantFrom('ei' as const, 'qpip' as const),
    startsAfter: fc.integer({ min: 30, max: 110 }),
    weeksOff: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(late, ({ dueDate, arrival, hospitalWeeks, program, startsAfter, weeksOff }) => {
      const leaveFrom = (start: Date): Household => {
        const back: Return = { kind: 'date', day: addDays(start, weeksOff * 7 + 1) };
        return {
          event: { arrival, dueDate, hospitalWeeks, babies: 1, hasTwoParents: true },
          parents: [mother({ role: 'other', program, lastWorkDay: subDays(start, 2), back })],
        };
      };
      const planned = leaveFrom(getSunday(toBenefitWeek(dueDate) + startsAfter));
      for (const { choice, parents } of listAnswers(planned)) {
        const [parent] = parents;
        const latest = parent && getLatestStart(parent, choice.ei, planned.event);
        if (!latest || parent.lostWeeks === 0) continue;
        const [earlier] = answerUnder(leaveFrom(latest), choice).parents;
        expect([earlier?.lostWeeks, earlier && countPaid(earlier)]).toEqual([0, countPaid(parent) + parent.lostWeeks]);
      }
    }),
    costlyRuns,
  );
});

it('pays another parent who starts by the last day, and stays as long as it is paid, all weeks that came too late', () => {
  const late = fc.record({
    dueDate: isoDay(new Date(2027, 0, 1), 1_200),
    programs: fc.constantFrom(['ei', 'ei'] as const, ['qpip', 'qpip'] as const),
    babies: fc.constantFrom(1 as const, 2 as const),
    // Of the parent who gives birth.
    weeksOff: fc.integer({ min: 1, max: 60 }),
    startsAfter: fc.integer({ min: 30, max: 78 }),
  });
  fc.assert(
    fc.property(late, ({ dueDate, programs: [hers, his], babies, weeksOff, startsAfter }) => {
      const leaveFrom = (start: Date): Household => ({
        event: { arrival: 'birth', dueDate, hospitalWeeks: 0, babies, hasTwoParents: true },
        parents: [
          mother({
            program: hers,
            lastWorkDay: subDays(getSunday(toBenefitWeek(dueDate)), 2),
            back: { kind: 'date', day: addDays(getSunday(toBenefitWeek(dueDate)), weeksOff * 7 + 1) },
          }),
          mother({ role: 'other', program: his, lastWorkDay: subDays(start, 2) }),
        ],
      });
      const planned = leaveFrom(getSunday(toBenefitWeek(dueDate) + startsAfter));
      for (const { choice, parents } of listAnswers(planned)) {
        const parent = parents.find(({ plan }) => plan.role === 'other');
        const latest = parent && getLatestStart(parent, choice.ei, planned.event);
        if (!latest || parent.lostWeeks === 0) continue;
        const startOn = (day: Date) =>
          answerUnder(leaveFrom(day), choice).parents.find(({ plan }) => plan.role === 'other');
        const earlier = startOn(latest);
        const weeksInTime = countPaid(parent) + parent.lostWeeks;
        expect([earlier?.lostWeeks, earlier && countPaid(earlier)]).toEqual([0, weeksInTime]);
        // Nor does any start after the other one's return bring more.
        for (let week = weeksOff + 1; week < startsAfter; week += 1) {
          const start = startOn(getSunday(toBenefitWeek(dueDate) + week));
          expect(start && countPaid(start)).toBeLessThanOrEqual(weeksInTime);
        }
      }
    }),
    costlyRuns,
  );
});

it('has the same dollars and weeks in the calendar, in the months and in the totals', () => {
  fc.assert(
    fc.property(anyHousehold, (household) => {
      for (const answer of listAnswers(household)) {
        const months = listMonths(answer);
        expect(sum(answer.parents.map(({ benefit }) => benefit))).toBe(answer.benefit);
        const topUps = months.map(({ topUp }) => sum(Object.values(topUp)));
        expect(sum(months.map(({ total }) => total)) - sum(topUps)).toBe(answer.benefit);
        for (const { plan, weeks, benefit, schedule } of answer.parents) {
          const stretches = joinWeeks(weeks);
          expect(sum(stretches.map((stretch) => stretch.benefit * stretch.weeks))).toBe(benefit);
          expect(sum(stretches.map((stretch) => stretch.weeks))).toBe(weeks.length);
          expect(sum(months.map((month) => month.benefit[plan.role] ?? 0))).toBe(benefit);
          expect(sum(months.map((month) => month.unpaidWeeks[plan.role] ?? 0))).toBe(
            weeks.filter((week) => !isPaid(week)).length,
          );
          expect(sum(Object.values(schedule.paid))).toBe(weeks.filter(isPaid).length);
        }
      }
    }),
    costlyRuns,
  );
});

it('moves every week by seven days when all days move by seven, away from the ends of the waiver', () => {
  const shift = (household: Household, days: number): Household => ({
    ...household,
    event: {
      ...household.event,
      dueDate: addDays(household.event.dueDate, days),
      ...(household.event.arrivedOn && { arrivedOn: addDays(household.event.arrivedOn, days) }),
    },
    parents: household.parents.map((plan) => ({
      ...plan,
      ...(plan.lastWorkDay && { lastWorkDay: addDays(plan.lastWorkDay, days) }),
      back: plan.back.kind === 'date' ? { kind: 'date', day: addDays(plan.back.day, days) } : plan.back,
      atWork: plan.atWork.map(({ first, last }) => ({ first: first + days / 7, last: last + days / 7 })),
    })),
  });
  const describe = (household: Household, moved: number) =>
    listParents(household).map(({ parent }) =>
      parent.weeks.map(({ week, kind, reason, ratePercent }) => [week - moved, kind, reason, ratePercent]),
    );
  // From October 2027 on, so that no claim begins in the waiver; months differ in length.
  const later = anyHousehold
    .map((household) => shift(household, 1_001))
    .filter(({ parents }) => parents.every(({ back }) => back.kind !== 'months'));
  fc.assert(
    fc.property(later, (household) => {
      expect(describe(shift(household, 7), 1)).toEqual(describe(household, 0));
    }),
    costlyRuns,
  );
});

it('never gives less for more pay, with the last day at work at the end of a week', () => {
  const single = anyHousehold.chain(({ event }) =>
    fc
      .tuple(anyParent('birth', event), fc.integer({ min: 50, max: 3_000 }), fc.integer({ min: 1, max: 500 }))
      .map(([plan, pay, more]) => ({ event, plan, pay, more })),
  );
  fc.assert(
    fc.property(single, ({ event, plan, pay, more }) => {
      const lastWorkDay = plan.lastWorkDay && subDays(plan.lastWorkDay, (plan.lastWorkDay.getDay() + 1) % 7);
      const earn = (dollars: number) =>
        listAnswers({ event, parents: [{ ...plan, ...(lastWorkDay && { lastWorkDay }), pay: weekly(dollars) }] }).map(
          ({ benefit }) => benefit,
        );
      const less = earn(pay);
      for (const [index, benefit] of earn(pay + more).entries()) {
        expect(benefit).toBeGreaterThanOrEqual(less[index] ?? Number.POSITIVE_INFINITY);
      }
    }),
    costlyRuns,
  );
});

it('proposes nothing with both less money and fewer weeks than another choice, where all are back on a day', () => {
  const isDated = ({ parents }: Household) =>
    parents.every(({ back, isClaiming }) => !isClaiming || back.kind !== 'as-long-as-paid');
  const countWeeks = ({ parents }: Answer) => sum(parents.map(countPaid));
  fc.assert(
    fc.property(anyHousehold.filter(isDated), (household) => {
      const { answers, proposed } = comparePlans(household);
      if (!proposed || !isPayKnown(proposed.answer)) return;
      const { answer } = proposed;
      const better = answers.filter(
        (other) => other.benefit > answer.benefit && countWeeks(other) > countWeeks(answer),
      );
      expect(better).toEqual([]);
    }),
    costlyRuns,
  );
});

it('pays two parents in Quebec with days of return no fewer weeks than any other split of the shared weeks', () => {
  const anyTwo = anyEvent.chain((event) => {
    const anyDated = (role: ParentRole) =>
      fc
        .record({
          stopsAfter: fc.integer({ min: -60, max: 400 }),
          daysOff: fc.integer({ min: 30, max: 600 }),
          isAtWork: fc.boolean(),
        })
        .map(({ stopsAfter, daysOff, isAtWork }) => {
          const lastWorkDay = addDays(event.dueDate, stopsAfter);
          const atWork = { first: toBenefitWeek(event.dueDate) + 20, last: toBenefitWeek(event.dueDate) + 30 };
          const back: Return = { kind: 'date', day: addDays(lastWorkDay, daysOff) };
          return mother({ ...quebec, role, lastWorkDay, back, atWork: isAtWork ? [atWork] : [] });
        });
    return fc.tuple(anyDated('birth'), anyDated('other')).map((parents): Household => ({ event, parents }));
  });
  fc.assert(
    fc.property(anyTwo, (household) => {
      for (const { choice, parents } of listAnswers(household)) {
        const { last } = getQpipWindows(household.event).others;
        const wanted = parents.map(({ weeks }) =>
          weeks
            .filter(({ week, kind, reason }) => week <= last && (kind === 'parental' || reason?.endsWith('-limit')))
            .map(({ week }) => week),
        );
        const paid = sum(parents.map(({ schedule }) => schedule.paid.parental));
        expect(paid).toBe(countMostShared(wanted, qpipRules[choice.qpip]));
      }
    }),
    costlyRuns,
  );
});

it('pays two parents who stay as long as it is paid no fewer weeks than any other split of the shared weeks', () => {
  const dueDate = new Date(2027, 5 /* Jun */, 26);
  const anyOpen = (role: ParentRole) =>
    fc
      .record({
        stopsAfter: fc.integer({ min: -60, max: 350 }),
        atWork: fc.option(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 25 }))),
      })
      .map(({ stopsAfter, atWork }) => {
        const first = toBenefitWeek(dueDate) + (atWork?.[0] ?? 0);
        return mother({
          role,
          lastWorkDay: addDays(dueDate, stopsAfter),
          atWork: atWork ? [{ first, last: first + atWork[1] }] : [],
        });
      });
  const anyChoice = fc.record({
    ei: fc.constantFrom('standard' as const, 'extended' as const),
    qpip: fc.constantFrom('basic' as const, 'special' as const),
  });
  const countParental = (schedules: readonly ParentSchedule[]) => sum(schedules.map(({ paid }) => paid.parental));
  fc.assert(
    fc.property(
      fc.tuple(anyOpen('birth'), anyOpen('other')),
      fc.constantFrom('ei' as const, 'qpip' as const),
      anyChoice,
      (plans, program, choice) => {
        const parents = plans.map((plan) => ({ ...plan, program }));
        const household = { event: due('2027-06-26'), parents };
        const paid = countParental(scheduleHousehold(household, choice));
        const { total, bonus } = openPool(program, choice, 0);
        const most = getMostOfOneParent(program, choice);
        const splits = [total, total + (bonus?.weeks ?? 0)].flatMap((shared) =>
          Array.from({ length: most + 1 }, (_, first): Limits => {
            const second = Math.max(0, Math.min(most, shared - first));
            return new Map([
              ['birth', first],
              ['other', second],
            ]);
          }),
        );
        const best = splits.map((limits) => countParental(scheduleWeeks(household, parents, choice, 0, limits)));
        expect(paid).toBe(Math.max(...best));
      },
    ),
  );
});

/** The most weeks that both can share, by trying all splits: who has taken weeks first takes first, then the first. */
function countMostShared(
  wanted: readonly (readonly number[])[],
  { shareableWeeks, bonusWeeks, bonusFromWeeks }: (typeof qpipRules)['basic' | 'special'],
): number {
  const inOrder = wanted
    .flatMap((weeks, index) => weeks.map((week) => ({ week, index, first: weeks[0] ?? 0 })))
    .sort((a, b) => a.week - b.week || a.first - b.first || a.index - b.index);
  const limits = Array.from({ length: shareableWeeks + 1 }, (_, limit) => limit);
  const totals = limits.flatMap(
    (first) =>
      limits.map((second) => {
        const taken = [0, 0];
        for (const { index } of inOrder) {
          const hasBonus = taken.every((count) => count >= bonusFromWeeks);
          const count = taken[index] ?? 0;
          const isLeft = sum(taken) < shareableWeeks + (hasBonus ? bonusWeeks : 0);
          if (isLeft && count < ([first, second][index] ?? 0)) taken[index] = count + 1;
        }
        return sum(taken);
      }),
    costlyRuns,
  );
  return Math.max(...totals);
}
