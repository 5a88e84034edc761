/** @jest-environment node */

import { addDays } from 'date-fns';
import { provinceCodes } from '@/data/provinces';
import { comparePlans } from './compare';
import { listLateClaims } from './late-claims';
import { getLatestStart } from './latest-start';
import { day, due, family, father, months, mother, on, quebec, weeks, write } from './test-households';
import { listToDos } from './to-dos';
import type { FamilyEvent, Household, ParentPlan } from './types';

const describeToDos = (household: Household, today: string, choice = 0) => {
  const answer = comparePlans(household).answers[choice];
  return answer ? listToDos(household, answer, day(today)).map(describe) : [];
};
const describe = ({ key, role, day: date, isLate, waitsForStop }: ReturnType<typeof listToDos>[number]) =>
  [isLate ? 'LATE' : '', date ? write(date) : waitsForStop ? 'at the stop' : 'now', key, role]
    .filter(Boolean)
    .join(' ');

const event = due('2026-11-04');
const parents = [
  mother({ lastWorkDay: day('2026-10-16'), back: on('2027-10-12') }),
  father({ lastWorkDay: day('2027-07-30'), back: on('2027-09-07') }),
];

it('lists what to do with EI for both, in order of time', () => {
  expect(describeToDos(family(event, parents), '2026-10-01')).toEqual([
    'now check-hours birth',
    'now tell-employer birth',
    'now check-hours other',
    'now tell-employer other',
    '2026-10-16 last-work-day birth',
    '2026-10-17 record-of-employment birth',
    '2026-11-04 tell-birth-date birth',
    '2026-11-04 due',
    // 28 days after the last day of work.
    '2026-11-13 apply-ei-by birth',
    // Waiting week of October 18 and 15 weeks of maternity.
    '2027-02-07 check-option',
    // 17 weeks after the week of November 1.
    '2027-03-06 latest-maternity-end birth',
    '2027-07-30 last-work-day other',
    '2027-07-31 record-of-employment other',
    '2027-08-27 apply-ei-by other',
    '2027-09-07 back-at-work other',
    '2027-10-12 back-at-work birth',
    // The claim of October 18, 2026 closes after 52 weeks; that of August 1, 2027 is open beyond the week of October 31.
    '2027-10-16 ei-parental-end birth',
    '2027-11-06 ei-parental-end other',
  ]);
});

it.each([
  ['2026-11-13', []],
  ['2026-11-14', ['LATE 2026-11-13 apply-ei-by birth']],
  ['2027-08-27', ['LATE 2026-11-13 apply-ei-by birth']],
  ['2027-08-28', ['LATE 2026-11-13 apply-ei-by birth', 'LATE 2027-08-27 apply-ei-by other']],
])('on %s says first what is late: %j', (today, late) => {
  const toDos = describeToDos(family(event, parents), today);
  expect(toDos.slice(0, late.length)).toEqual(late);
  expect(toDos.filter((text) => text.startsWith('LATE'))).toHaveLength(late.length);
});

it('knows no day to apply by without a last day of work', () => {
  const toDos = describeToDos(family(due('2027-03-10'), [mother({})]), '2026-11-23');
  // What cannot be done before work stops comes after what can.
  expect(toDos.slice(0, 4)).toEqual([
    'now check-hours birth',
    'now tell-employer birth',
    'at the stop apply-ei-without-day birth',
    'at the stop record-of-employment birth',
  ]);
  expect(toDos.join()).not.toContain('apply-ei-by');
});

it('knows that a parent who has given birth has stopped work, and what is late', () => {
  // The week of the birth begins on October 4: work is planned to end on October 3.
  const toDos = describeToDos(family(due('2026-10-08', { arrivedOn: day('2026-10-06') }), [mother({})]), '2026-11-24');
  expect(toDos[0]).toBe('LATE 2026-10-31 apply-ei-by birth');
  expect(toDos).toContain('now record-of-employment birth');
});

it('asks for the date of birth once it is known only of those who have not told it', () => {
  const list = (more: Partial<FamilyEvent>) =>
    describeToDos(family(due('2026-10-08', more), [mother({})]), '2026-11-24');
  expect(list({}).filter((text) => text.includes('birth-date'))).toEqual(['2026-10-08 tell-birth-date birth']);
  expect(list({ arrivedOn: day('2026-10-06') }).filter((text) => text.includes('birth-date'))).toEqual([
    'now tell-known-birth-date birth',
  ]);
});

const describeLate = (household: Household, today: string) => {
  const [answer] = comparePlans(household).answers;
  return answer ? listLateClaims(household, answer, day(today)).map((late) => [late.program, late.role]) : [];
};

it('names who may lose weeks of EI, once four weeks after the last day at work have passed', () => {
  const born = due('2026-08-20', { arrivedOn: day('2026-08-25') });
  const household = family(born, [mother({ lastWorkDay: day('2026-08-14'), back: months(12) })]);
  expect(describeLate(household, '2026-09-11')).toEqual([]);
  expect(describeLate(household, '2026-09-12')).toEqual([['ei', 'birth']]);
});

it('names nobody whose claim cannot begin yet: no week is over', () => {
  // 12 weeks before the week of March 7, and the waiting week before them.
  const household = family(due('2027-03-10'), [mother({ lastWorkDay: day('2026-10-16') })]);
  expect(describeLate(household, '2026-11-25')).toEqual([]);
  expect(describeLate(household, '2026-12-13')).toEqual([['ei', 'birth']]);
});

it('names who may lose weeks of QPIP, once six weeks have passed', () => {
  const born = due('2026-09-01', { arrivedOn: day('2026-09-01') });
  const household = family(born, [mother({ ...quebec, lastWorkDay: day('2026-08-28') })]);
  expect(describeLate(household, '2026-10-17')).toEqual([]);
  expect(describeLate(household, '2026-10-18')).toEqual([['qpip', 'birth']]);
});

it('lists what to do with QPIP: file in the first week, at most six weeks later', () => {
  const household = family(due('2027-03-10', { arrivedOn: day('2027-03-08') }), [
    mother({ ...quebec, lastWorkDay: day('2027-02-26') }),
  ]);
  expect(describeToDos(household, '2027-04-17')).toEqual([
    'now check-earnings birth',
    '2027-02-27 record-of-employment birth',
    '2027-03-08 arrival',
    // The Saturday of the sixth week after that of February 28.
    '2027-04-17 file-qpip-by birth',
    '2027-07-31 latest-maternity-end birth',
    '2028-09-09 qpip-parental-end',
  ]);
  expect(describeToDos(household, '2027-04-18')[0]).toBe('LATE 2027-04-17 file-qpip-by birth');
});

it.each([
  // 52 weeks of claim from November 15 and 22, 2026 on.
  ['standard', 0, '2027-11-13', { lastWorkDay: day('2026-11-13'), back: months(12) }],
  ['standard', 0, '2027-11-20', { lastWorkDay: day('2026-11-20'), atWork: [weeks('2027-06-01', '2027-08-28')] }],
  // 61 + 15 + 2 weeks from February 7, 2027 on; those of the birth are over on August 12.
  ['extended', 1, '2028-08-05', { lastWorkDay: day('2027-02-05') }],
  // 26 + 15 + 35 + 2 weeks from October 18, 2026 on: with sickness the weeks of the birth last as long.
  ['standard', 0, '2028-04-15', { lastWorkDay: day('2026-10-16'), sicknessWeeks: 16, back: on('2028-04-17') }],
  // Of one week before that of the birth, which is the waiting week, none is left for sickness: 52 weeks of claim.
  ['standard', 0, '2028-02-05', { lastWorkDay: day('2027-02-05'), sicknessWeeks: 4, back: on('2028-04-17') }],
  // Without an early start the weeks of the birth are over first.
  ['standard', 0, '2028-02-19', { lastWorkDay: day('2027-03-12') }],
] as const)(
  'ends parental benefits (%s) with the claim or with the weeks of the birth: %#',
  (_option, choice, end, plan) => {
    const toDos = describeToDos(family(due('2027-02-17'), [mother(plan)]), '2026-10-01', choice);
    expect(toDos.filter((text) => text.includes('ei-parental-end'))).toEqual([`${end} ei-parental-end birth`]);
  },
);

it('lists both ends where one has EI and one QPIP', () => {
  const toDos = describeToDos(family(due('2027-03-10'), [mother(quebec), father({})]), '2026-11-23');
  // When the claim of the other parent begins is not known without a last day at work: the weeks of the birth count.
  expect(toDos).toContain('2028-03-11 ei-parental-end other');
  expect(toDos).toContain('2028-09-09 qpip-parental-end');
});

it('has no end of QPIP for a parent without a claim', () => {
  const alone = family(due('2027-03-10'), [mother({ ...quebec, isClaiming: false })]);
  expect(describeToDos(alone, '2026-11-23').filter((text) => text.includes('qpip'))).toEqual([]);
});

it('has the check of the option where the parent who gives birth has no claim of EI', () => {
  for (const birth of [mother({ isClaiming: false, back: on('2028-03-06') }), mother(quebec)]) {
    const toDos = describeToDos(family(due('2027-03-10'), [birth, father({})]), '2026-11-23');
    expect(toDos).toContain('2027-03-14 check-option');
  }
});

it('has the check of the option to the end of the first parental week', () => {
  const toDosOn = (today: string) => describeToDos(family(due('2027-03-10'), [mother({})]), today).join();
  expect(toDosOn('2027-07-03')).toContain('2027-06-27 check-option');
  expect(toDosOn('2027-07-04')).not.toContain('check-option');
});

it('asks the self-employed for their agreement, and for no record of employment', () => {
  const toDos = describeToDos(family(due('2027-03-10'), [mother({ insuredWork: 'self-employed' })]), '2026-11-23');
  expect(toDos).toContain('now check-agreement birth');
  expect(toDos.join()).not.toMatch(/check-hours|record-of-employment/);
});

it('asks for the doctor’s note where sickness weeks are counted', () => {
  const list = (sicknessWeeks: number) =>
    describeToDos(
      family(due('2027-05-12'), [mother({ lastWorkDay: day('2027-01-15'), back: months(12), sicknessWeeks })]),
      '2026-11-23',
    );
  expect(list(6).slice(0, 2)).toEqual(['now check-hours birth', 'now doctor-note birth']);
  expect(list(0)).not.toContain('now doctor-note birth');
});

it('has a placement that is to come or over, and no birth to register', () => {
  const event2027 = due('2027-03-10', { arrival: 'adoption', arrivedOn: day('2027-03-10') });
  const household = family(event2027, [mother({})]);
  expect(describeToDos(household, '2027-03-09')).toContain('2027-03-10 placement');
  expect(describeToDos(household, '2027-03-10')).toContain('2027-03-10 placed');
});

it('leaves out what is only told once its week is over', () => {
  const household = family(due('2027-03-10'), [mother({ ...quebec, lastWorkDay: day('2027-02-26') })]);
  const told = (today: string) =>
    describeToDos(household, today).filter((text) => /earliest-maternity|last-work-day|file-qpip-from/.test(text));
  expect(told('2026-11-21')).toEqual([
    // 16 weeks before the week of March 7.
    '2026-11-15 earliest-maternity birth',
    '2027-02-26 last-work-day birth',
    '2027-02-28 file-qpip-from birth',
  ]);
  expect(told('2026-11-22')).toEqual(['2027-02-26 last-work-day birth', '2027-02-28 file-qpip-from birth']);
  expect(told('2027-02-28')).toEqual(['2027-02-28 file-qpip-from birth']);
  expect(told('2027-03-07')).toEqual([]);
});

it('has the last day of maternity benefits until it is over', () => {
  const list = (today: string) => describeToDos(family(event, parents), today).join();
  expect(list('2027-03-06')).toContain('2027-03-06 latest-maternity-end birth');
  expect(list('2027-03-07')).not.toContain('latest-maternity-end');
});

it('says of QPIP, with a baby in hospital, that the maternity weeks may be put off', () => {
  const born = due('2027-03-10', { arrivedOn: day('2027-03-08'), hospitalWeeks: 3 });
  const list = (household: Household) => describeToDos(household, '2027-04-17').join();
  const lastWorkDay = day('2027-02-26');
  expect(list(family(born, [mother({ ...quebec, lastWorkDay })]))).toContain(
    '2027-07-31 latest-maternity-end-unless-put-off birth',
  );
  expect(list(family(born, [mother({ lastWorkDay })]))).not.toContain('put-off');
});

it('has both days of a leave in two parts: back at work, and off again', () => {
  const list = (more: Partial<ParentPlan>) => {
    const plan = {
      lastWorkDay: day('2027-02-05'),
      back: on('2028-02-07'),
      atWork: [weeks('2027-06-07', '2027-07-30')],
    };
    return describeToDos(family(due('2027-02-10'), [mother({ ...plan, ...more })]), '2026-11-25').filter((text) =>
      /back|again|off-/.test(text),
    );
  };
  expect(list({})).toEqual([
    '2027-06-07 back-for-a-while birth',
    '2027-08-01 apply-ei-again birth',
    '2028-02-07 back-at-work birth',
  ]);
  // After the claim has closed nothing of the second part can be paid.
  expect(list({ back: on('2028-05-01'), atWork: [weeks('2027-06-07', '2028-02-12')] })).toEqual([
    '2027-06-07 back-for-a-while birth',
    '2028-05-01 back-at-work birth',
  ]);
  expect(list(quebec)).toEqual([
    '2027-06-07 back-for-a-while-qpip birth',
    '2027-08-01 off-again-qpip birth',
    '2028-02-07 back-at-work birth',
  ]);
});

it('names the last day for the other parent to start only where the leave is not over before it', () => {
  // Five weeks, the last of them that of October 31, 2027.
  const latest = '2027-10-03 latest-other-start other';
  const list = (more: Parameters<typeof father>[0]) =>
    describeToDos(
      family(event, [mother({ lastWorkDay: day('2026-10-16'), back: on('2027-10-12') }), father(more)]),
      '2026-10-01',
    );
  expect(list({ lastWorkDay: day('2027-08-27'), back: on('2027-10-04') })).not.toContain(latest);
  expect(list({ lastWorkDay: day('2027-09-03'), back: on('2027-10-11') })).toContain(latest);
});

it('asks whoever has a recent claim for the hours since it alone', () => {
  const toDos = describeToDos(family(due('2027-03-10'), [mother({ insuredWork: 'recent-claim' })]), '2026-11-23');
  expect(toDos[0]).toBe('now check-hours-since-claim birth');
  expect(toDos.join()).not.toContain('check-hours birth');
});

it.each([
  // Five weeks and a waiting week from August 29, 2027 on; the last week in which any can be paid is that of July 18.
  ['after the birth parent', [mother({ lastWorkDay: day('2026-07-17'), back: on('2027-07-19') })], '2027-06-20'],
  ['alone', [], '2027-06-20'],
] as const)('counts the waiting week of a leave that comes too late as a whole: %s', (_who, others, latest) => {
  const born = due('2026-07-20', { arrivedOn: day('2026-07-20') });
  const answer = (lastWorkDay: string, back: string) =>
    comparePlans(
      family(born, [...others, father({ lastWorkDay: day(lastWorkDay), back: on(back) })]),
    ).answers[0]?.parents.at(-1);
  const late = answer('2027-08-27', '2027-10-04');
  const start = late && getLatestStart(late, 'standard', born);
  expect([late?.lostWeeks, start && write(start)]).toEqual([4, latest]);
  // As long, and from that day on.
  expect(answer('2027-06-18', '2027-07-26')?.schedule.paid.parental).toBe(4);
  // A week alone would be the waiting week.
  expect(answer('2027-08-27', '2027-09-06')?.lostWeeks).toBe(0);
});

it('alarms nobody whose weeks are all paid', () => {
  const born = due('2026-06-10', { arrivedOn: day('2026-06-10') });
  const plan = father({ lastWorkDay: day('2026-06-05'), back: on('2027-02-08') });
  expect(describeToDos(family(born, [plan]), '2026-11-23').join()).not.toContain('latest-other-start');
});

it('has nothing to do for a parent without a claim', () => {
  const household = family(due('2027-03-10'), [mother({ isClaiming: false }), father({})]);
  expect(describeToDos(household, '2026-11-23').filter((text) => text.endsWith('birth'))).toEqual([]);
});

it('names the last Sunday on which all weeks of the other parent can still begin', () => {
  const born = due('2026-02-03', { arrivedOn: day('2026-02-03') });
  const getStart = (plan: Parameters<typeof father>[0]) => {
    const answer = comparePlans(family(born, [father(plan)])).answers[0];
    const start = answer?.parents[0] && getLatestStart(answer.parents[0], 'standard', born);
    return start && write(start);
  };
  // Five weeks and a waiting week of their own before February 6, 2027.
  expect(getStart({ lastWorkDay: day('2026-11-20'), back: on('2027-01-04') })).toBe('2026-12-27');
  expect(getStart({ isClaiming: false, back: on('2027-01-04') })).toBe(undefined);
});

it.each([
  // 35 of 40 weeks are taken: 5 are left, the last of them that of February 6, 2028.
  ['standard', months(12), '2028-02-04', '2028-05-01', 4, '2028-01-09'],
  // 24 are taken: 16 are left.
  ['standard', on('2027-11-15'), '2027-11-12', '2028-05-15', 3, '2027-10-24'],
  // 61 of 69 weeks are taken: 8 are left, the last of them that of August 6, 2028.
  ['extended', months(18), '2028-07-28', '2028-12-04', 6, '2028-06-18'],
] as const)(
  'counts no week that both parents together cannot get: %s, %#',
  (option, back, lastWorkDay, otherBack, lostWeeks, start) => {
    const event2027 = due('2027-02-10');
    const household = family(event2027, [
      mother({ lastWorkDay: day('2027-02-05'), back }),
      father({ lastWorkDay: day(lastWorkDay), back: on(otherBack) }),
    ]);
    const answer = comparePlans(household).answers.find(({ choice }) => choice.ei === option);
    const other = answer?.parents[1];
    expect(other?.lostWeeks).toBe(lostWeeks);
    const latest = other && getLatestStart(other, option, event2027);
    expect(latest && write(latest)).toBe(start);
  },
);

const findLatestStart = (event2026: FamilyEvent, plans: readonly ParentPlan[]) => {
  const other = comparePlans(family(event2026, plans)).answers[0]?.parents.at(-1);
  const start = other && getLatestStart(other, 'standard', event2026);
  return start && write(start);
};

it.each([
  // 35 of 40 weeks are taken: 5 are left, the last of them that of September 19, 2027.
  ['both', [mother({ lastWorkDay: day('2026-09-11'), back: months(12) }), father({})], '2027-08-15'],
  // All 35.
  ['the other parent', [father({})], '2027-01-17'],
] as const)('counts the waiting week of a later claim where that of the birth was waived: %s', (_who, plans, start) => {
  const born = due('2026-09-20', { arrivedOn: day('2026-09-20') });
  expect(findLatestStart(born, plans)).toBe(start);
  // Whoever starts on that Sunday loses nothing, and a week later loses one.
  const countLost = (daysAfter: number) => {
    const lastWorkDay = addDays(day(start), daysAfter);
    const later = plans.map((plan) => (plan.role === 'other' ? { ...plan, lastWorkDay } : plan));
    return comparePlans(family(born, later)).answers[0]?.parents.at(-1)?.lostWeeks;
  };
  expect([countLost(-2), countLost(5)]).toEqual([0, 1]);
});

it('counts no waiting week of a later claim once the first parent has served one', () => {
  // The first parent serves the week of November 22, 2026, and has 18 of 40 weeks: 22 are left.
  const placed = due('2026-09-20', { arrival: 'adoption', arrivedOn: day('2026-09-20') });
  const first = mother({ lastWorkDay: day('2026-11-20'), back: on('2027-04-05') });
  expect(findLatestStart(placed, [first, father({})])).toBe('2027-04-25');
});

it('counts no waiting week of a start on which it is waived', () => {
  // 35 weeks, the last of them that of May 30, 2027, begin six days before the end of the waiver.
  const born = due('2026-06-01', { arrivedOn: day('2026-06-01') });
  expect(findLatestStart(born, [father({ lastWorkDay: day('2026-10-16') })])).toBe('2026-10-04');
});

it('asks nobody to apply for whom nothing can be paid, and keeps the days of their leave', () => {
  // She has 35 of 40 weeks; the time for the other 5 is over with March 18, 2028, before his leave.
  const household = family(due('2027-03-14'), [
    mother({ lastWorkDay: day('2027-02-18'), back: months(12) }),
    father({ lastWorkDay: day('2028-03-27'), back: months(12) }),
  ]);
  expect(describeToDos(household, '2026-11-25').filter((text) => text.endsWith('other'))).toEqual([
    'now tell-employer other',
    '2028-02-13 latest-other-start other',
    '2028-03-18 ei-parental-end other',
    '2028-03-27 last-work-day other',
    '2029-03-27 back-at-work other',
  ]);
  expect(describeLate(household, '2028-06-01')).toEqual([['ei', 'birth']]);
});

it('files with QPIP in the first week away from work, and not where all weeks are at work', () => {
  const list = (until: string) =>
    describeToDos(
      family(due('2027-03-10'), [
        mother({ ...quebec, lastWorkDay: day('2027-02-26'), back: months(12), atWork: [weeks('2027-02-28', until)] }),
      ]),
      '2026-11-25',
    ).filter((text) => /file|earnings/.test(text));
  // The first free week is that of March 21; six weeks later ends May 8.
  expect(list('2027-03-20')).toEqual([
    'now check-earnings birth',
    '2027-03-21 file-qpip-from birth',
    '2027-05-08 file-qpip-by birth',
  ]);
  expect(list('2028-03-04')).toEqual([]);
});

// Five weeks at the birth and six after the other parent's: all are paid, and the first have long begun.
it('has no last day to start for a leave in parts', () => {
  const twoParts = family(due('2027-03-12'), [
    mother({ lastWorkDay: day('2027-03-05'), back: on('2028-01-10') }),
    father({ lastWorkDay: day('2027-03-12'), atWork: [weeks('2027-04-18', '2028-01-29')], back: on('2028-03-13') }),
  ]);
  const toDos = describeToDos(twoParts, '2026-11-25');
  expect(toDos).toContain('2028-01-30 apply-ei-again other');
  expect(toDos.filter((text) => text.includes('latest-other-start'))).toEqual([]);
});

it('sees a leave in parts where the later part comes too late for a parent who stays as long as it is paid', () => {
  // Standard can pay until March 18, 2028.
  const twoParts = family(due('2027-03-12'), [
    mother({ lastWorkDay: day('2027-03-05'), back: months(12) }),
    father({ lastWorkDay: day('2027-12-17'), atWork: [weeks('2028-01-02', '2028-03-18')] }),
  ]);
  const toDos = describeToDos(twoParts, '2026-11-25');
  expect(toDos).toContain('2028-01-03 back-for-a-while other');
  expect(toDos.filter((text) => /latest-other-start|apply-ei-again/.test(text))).toEqual([]);
});

it.each([
  // EI standard can pay until November 7, 2026, the week from November 1; before it there is a waiting week to serve, which
  // begins with the loss of more than 40 % of a week's pay.
  ['2026-10-28', ['LATE 2026-10-04 latest-other-start other']],
  ['2026-10-29', []],
  ['2026-11-25', []],
])('asks nobody on %s to start a leave of which no week can be paid any more', (today, expected) => {
  const household = family(due('2025-11-05', { arrivedOn: day('2025-11-04') }), [
    mother({ lastWorkDay: day('2025-10-31'), back: months(12) }),
    father({ lastWorkDay: day('2026-12-18'), back: on('2027-02-01') }),
  ]);
  expect(describeToDos(household, today).filter((text) => text.includes('latest-other-start'))).toEqual(expected);
});

it('asks nobody to start a leave that has begun', () => {
  const lost = (lastWorkDay: string) =>
    describeToDos(
      family(due('2026-01-10', { arrivedOn: day('2026-01-10') }), [
        mother({ lastWorkDay: day('2026-01-02'), back: on('2026-07-06') }),
        father({ lastWorkDay: day(lastWorkDay) }),
      ]),
      '2026-11-25',
    ).filter((text) => text.includes('latest-other-start'));
  expect(lost('2026-07-03')).toEqual([]);
  expect(lost('2026-12-04')).toEqual(['LATE 2026-06-21 latest-other-start other']);
});

it('asks for the week of a claim that must not begin as soon as work stops', () => {
  // The window opens with the week of January 3: the waiting week before it is that of December 27.
  const askedWeek = (lastWorkDay: string) => {
    const household = family(due('2027-03-31'), [mother({ lastWorkDay: day(lastWorkDay), back: months(12) })]);
    const answer = comparePlans(household).answers[0];
    const toDos = answer ? listToDos(household, answer, day('2026-11-21')) : [];
    return toDos.flatMap(({ key, askForWeek }) => (key === 'apply-ei-by' ? [askForWeek && write(askForWeek)] : []));
  };
  expect(askedWeek('2026-11-27')).toEqual(['2026-12-27']);
  expect(askedWeek('2026-12-25')).toEqual([undefined]);
});

it('asks nobody on regular EI to apply by a day, but to change the claim', () => {
  const laidOff = mother({ lastWorkDay: day('2026-08-14'), insuredWork: 'regular' });
  const toDos = describeToDos(family(due('2027-01-20'), [laidOff]), '2026-11-21');
  expect(toDos).toContain('2027-01-17 ask-to-switch birth');
  expect(toDos).toContain('now check-regular-claim birth');
  expect(toDos.join()).not.toMatch(/apply-ei|check-hours|record-of-employment/);
});

it.each([
  { province: 'ON', role: 'birth', told: ['2027-02-12 tell-employer birth'] },
  { province: 'QC', role: 'birth', told: ['2027-02-05 tell-employer birth'] },
  // Four months before the due date of March 15, and two weeks before the leave.
  { province: 'NB', role: 'birth', told: ['2026-11-13 tell-plan birth', '2027-02-12 tell-employer birth'] },
  { province: 'NB', role: 'other', told: ['2027-01-29 tell-employer other'] },
  // No number that could be printed.
  { province: 'NU', role: 'birth', told: ['now tell-employer birth'] },
  { province: 'YT', role: 'other', told: ['now tell-employer other'] },
] as const)(
  'tells an employer in $province of the leave of $role by the day that the law wants',
  ({ province, role, told }) => {
    const off = { province, lastWorkDay: day('2027-02-26') };
    const household = family(due('2027-03-15'), [role === 'birth' ? mother(off) : father(off)]);
    expect(
      describeToDos(household, '2026-11-01').filter((text) => text.includes('tell-plan') || text.includes('-employer')),
    ).toEqual(told);
  },
);

it('says that it is late, where that can cost something, until two weeks after the leave has begun', () => {
  const household = family(due('2027-03-15'), [mother({ ...quebec, province: 'QC', lastWorkDay: day('2027-02-26') })]);
  const find = (today: string) => {
    const answer = comparePlans(household).first;
    return answer && listToDos(household, answer, day(today)).find(({ key }) => key === 'tell-employer');
  };
  expect(find('2027-02-05')).toMatchObject({ isLate: false, lateCanCost: true });
  expect(find('2027-02-06')).toMatchObject({ isLate: true, lateCanCost: true });
  // The leave begins on Monday, March 1.
  expect(find('2027-03-15')).toMatchObject({ isLate: true });
  expect(find('2027-03-16')).toBeUndefined();
});

it('tells no employer of who has none, and knows no day for an adoption', () => {
  const off = { province: 'ON', lastWorkDay: day('2027-02-26') } as const;
  const isTold = (text: string) => text.includes('tell-employer');
  const fisher = family(due('2027-03-15'), [mother({ ...off, insuredWork: 'fishing' })]);
  expect(describeToDos(fisher, '2026-11-29').filter(isTold)).toEqual([]);
  const adopting = family(due('2027-03-15', { arrival: 'adoption' }), [mother(off)]);
  expect(describeToDos(adopting, '2026-11-29').filter(isTold)).toEqual(['now tell-employer birth']);
});

const offInAlberta = { province: 'AB', lastWorkDay: day('2027-02-26') } as const;
const listReturns = (plans: ParentPlan[], today: string, more: Partial<FamilyEvent> = {}) =>
  describeToDos(family(due('2027-03-15', more), plans), today).filter((text) => text.includes('tell-return'));

it('has Alberta’s second letter four weeks and a day before the return, on a weekday', () => {
  // Monday, March 6, 2028: 29 days before it is Sunday, February 6.
  expect(listReturns([mother({ ...offInAlberta, back: on('2028-03-06') })], '2027-01-05')).toEqual([
    '2028-02-04 tell-return birth',
  ]);
  expect(listReturns([father({ ...offInAlberta, back: on('2027-04-14') })], '2027-01-05')).toEqual([
    '2027-03-16 tell-return other',
  ]);
});

it('counts the second letter back from the workday after the last paid week, where the leave is as long as it is paid', () => {
  // 15 maternity and 35 parental weeks, and the waiting week, from February 28, 2027 on: back on Monday, February 21.
  expect(listReturns([mother(offInAlberta)], '2027-01-05')).toEqual(['2028-01-21 tell-return birth']);
});

it('has the second letter late once its day has passed, until the return', () => {
  const plans = [mother({ ...offInAlberta, back: on('2028-03-06') })];
  expect(listReturns(plans, '2028-02-04')).toEqual(['2028-02-04 tell-return birth']);
  expect(listReturns(plans, '2028-02-05')).toEqual(['LATE 2028-02-04 tell-return birth']);
  expect(listReturns(plans, '2028-03-05')).toEqual(['LATE 2028-02-04 tell-return birth']);
  expect(listReturns(plans, '2028-03-06')).toEqual([]);
});

it('asks for a second letter in no other province, nor without an employer, nor for an adoption', () => {
  const back = on('2028-03-06');
  for (const province of provinceCodes.filter((code) => code !== 'AB')) {
    expect(listReturns([mother({ ...offInAlberta, province, back })], '2027-01-05')).toEqual([]);
  }
  expect(listReturns([mother({ ...offInAlberta, back, insuredWork: 'fishing' })], '2027-01-05')).toEqual([]);
  expect(listReturns([mother({ ...offInAlberta, back })], '2027-01-05', { arrival: 'adoption' })).toEqual([]);
});
