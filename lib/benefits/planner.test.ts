/** @jest-environment node */
import { eiYears } from '@/data/benefits/ei-years';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getBenefitPlan } from './benefit-plan';
import { findYearFigures } from './claim-dates';
import { parseEarnings } from './earnings';
import {
  initialPlannerFields,
  type PlannerFields,
  parseBenefitsPlan,
  type StoredBenefitsPlan,
  serializeBenefitsPlan,
} from './planner-fields';
import { initialPlannerState, type PlannerAction, reducePlanner } from './planner-state';
import { listToDos } from './to-dos';

const today = new Date(2026, 10 /* Nov */, 21);
const filled: PlannerFields = {
  ...initialPlannerFields,
  dueDate: '2027-06-08',
  earnings: { birth: '1000', other: '900' },
};
const check = (fields: Partial<PlannerFields>, province: 'ON' | 'QC' = 'ON') =>
  getBenefitPlan({ fields: { ...filled, ...fields }, province, impossible: [] }, today);
const share = (birth: string, other: string) => ({
  parents: 'two' as const,
  shares: { ...initialPlannerFields.shares, standard: { alone: '35', birth, other } },
});
const shareQpip = (birth: string, other: string) => ({
  parents: 'two' as const,
  shares: { ...initialPlannerFields.shares, basic: { alone: '32', birth, other } },
});

/** What stands in the fields of two parents is not asked for. */
const alone = (weeks: string) => ({
  parents: 'one' as const,
  shares: { ...initialPlannerFields.shares, standard: { alone: weeks, birth: 'x', other: 'x' } },
});

describe('earnings', () => {
  it.each([
    ['1000', 1_000],
    [' $1,250.50 ', 1_250.5],
    ['1 250,50', 1_250.5],
    ['1250,5', 1_250.5],
    ['20,000', 20_000],
    ['.5', 0.5],
    ['.75', 0.75],
    ['5.', 5],
    ['1,200.5', 1_200.5],
    ['2,000,5', 2_000.5],
    ['20,000.00', 20_000],
  ])('%p is read', (text, weeklyEarnings) => {
    expect(parseEarnings(text, 'week')).toEqual({ weeklyEarnings });
  });

  it('spreads a salary over 52 weeks', () => {
    expect(parseEarnings('52,000', 'year')).toEqual({ weeklyEarnings: 1_000 });
    expect(parseEarnings('1,000,000', 'year')).toEqual({ weeklyEarnings: 1_000_000 / 52 });
  });

  it.each([
    ['', 'week', 'earnings-missing'],
    ['   ', 'week', 'earnings-missing'],
    ['lots', 'week', 'earnings-not-a-number'],
    ['12a', 'week', 'earnings-not-a-number'],
    ['1e3', 'week', 'earnings-not-a-number'],
    ['1.2.3', 'week', 'earnings-not-a-number'],
    ['1,2345', 'week', 'earnings-not-a-number'],
    ['12,34,5', 'week', 'earnings-not-a-number'],
    ['a12', 'week', 'earnings-not-a-number'],
    ['.', 'week', 'earnings-not-a-number'],
    ['–5', 'week', 'earnings-negative'],
    ['-5', 'week', 'earnings-negative'],
    ['−1,000', 'week', 'earnings-negative'],
    ['0', 'week', 'earnings-zero'],
    ['20000.01', 'week', 'earnings-too-high'],
    ['1000001', 'year', 'earnings-too-high'],
  ] as const)('%p a %s is refused: %s', (text, period, problem) => {
    expect(parseEarnings(text, period)).toEqual({ problem });
  });
});

describe('dates', () => {
  it.each([
    [{ dueDate: '' }, { dueDate: 'no-date' }],
    [{ dueDate: '2027-02-30' }, { dueDate: 'no-such-date' }],
    [{ dueDate: '2026-10-31' }, { dueDate: 'due-date-too-long-ago' }],
    [{ dueDate: '2027-08-29' }, { dueDate: 'due-date-too-far-ahead' }],
    [{ dueDate: '2026-11-10', birthDate: '2026-11-22' }, { birthDate: 'birth-in-future' }],
    [{ dueDate: '2027-04-07', birthDate: '2026-11-17' }, { birthDate: 'birth-too-early' }],
    [{ dueDate: '2026-10-20', birthDate: '2026-11-18' }, { birthDate: 'birth-too-late' }],
    [{ dueDate: '', birthDate: '2025-05-17' }, { birthDate: 'birth-too-long-ago' }],
    [{ lastWorkDay: '2027-10-03' }, { lastWorkDay: 'last-day-too-late' }],
    [{ lastWorkDay: '2024-12-21' }, { lastWorkDay: 'last-day-too-early' }],
  ])('%p is refused: %p', (fields, problems) => {
    const result = check(fields);
    expect('problems' in result && result.problems).toEqual({ dates: problems, earnings: {} });
  });

  it.each([
    [{ dueDate: '2026-11-01' }],
    [{ dueDate: '2027-08-28' }],
    [{ dueDate: '2027-04-07', birthDate: '2026-11-18' }],
    [{ dueDate: '2026-10-21', birthDate: '2026-11-18' }],
    [{ dueDate: '2026-11-10', birthDate: '2026-11-21' }],
    // Their last benefit week ends today.
    [{ dueDate: '', birthDate: '2025-05-18' }],
    [{ dueDate: '', birthDate: '2025-05-23' }],
    [{ dueDate: '2025-04-26', birthDate: '2025-05-24', lastWorkDay: '2024-12-22' }],
    [{ dueDate: '2027-06-08', birthDate: '', lastWorkDay: '2027-10-02' }],
  ])('%p is taken', (fields) => {
    expect(check(fields)).toHaveProperty('plan');
  });
});

it('takes a last day of work in Quebec for as long as QPIP pays maternity, which is longer than EI does', () => {
  expect(check({ lastWorkDay: '2027-10-23' }, 'QC')).toHaveProperty('plan');
  expect(check({ lastWorkDay: '2027-10-24' }, 'QC')).toEqual({
    problems: { dates: { lastWorkDay: 'last-day-too-late' }, earnings: {} },
  });
});

describe('sharing', () => {
  it.each([
    [share('36', '0'), 'ON', { standard: { birth: 'weeks-above-one-parent' } }],
    [share('35', '6'), 'ON', { standard: { other: 'weeks-above-total' } }],
    [share('-1', '5'), 'ON', { standard: { birth: 'weeks-negative' } }],
    [share('', 'five'), 'ON', { standard: { birth: 'weeks-not-whole', other: 'weeks-not-whole' } }],
    [share('-12', '5'), 'ON', { standard: { birth: 'weeks-negative' } }],
    [share('-2.25', '5'), 'ON', { standard: { birth: 'weeks-negative' } }],
    [share('2.5', '5'), 'ON', { standard: { birth: 'weeks-not-whole' } }],
    [share('−2,5', '5'), 'ON', { standard: { birth: 'weeks-negative' } }],
    [share('- 2', '5'), 'ON', { standard: { birth: 'weeks-not-whole' } }],
    [share('x-2', '5'), 'ON', { standard: { birth: 'weeks-not-whole' } }],
    [share('-2x', '5'), 'ON', { standard: { birth: 'weeks-not-whole' } }],
    [share('x2', '5'), 'ON', { standard: { birth: 'weeks-not-whole' } }],
    [share('1000', '5'), 'ON', { standard: { birth: 'weeks-not-whole' } }],
    // Each field has its own message before both together have one.
    [share('36', '6'), 'ON', { standard: { birth: 'weeks-above-one-parent' } }],
    [shareQpip('26', '7'), 'QC', { basic: { other: 'weeks-above-total' } }],
    [shareQpip('33', '0'), 'QC', { basic: { birth: 'weeks-above-one-parent' } }],
    [shareQpip('29', '8'), 'QC', { basic: { other: 'weeks-above-total' } }],
    [shareQpip('7', '29'), 'QC', { basic: { other: 'weeks-above-total' } }],
    [alone('36'), 'ON', { standard: { alone: 'weeks-above-one-parent' } }],
  ] as const)('case %#: %p in %s is refused', (fields, province, shares) => {
    const result = check(fields, province);
    expect('problems' in result && result.problems).toEqual({ earnings: {}, shares });
  });

  it.each([
    [share('35', '5'), 'ON'],
    [share('0', '35'), 'ON'],
    [share(' 10 ', '5'), 'ON'],
    [shareQpip('28', '8'), 'QC'],
    [shareQpip('25', '7'), 'QC'],
    [shareQpip('8', '28'), 'QC'],
    [alone('35'), 'ON'],
    // What is wrong in the other program's fields is not asked for.
    [share('99', '99'), 'QC'],
  ] as const)('case %#: %p in %s is taken', (fields, province) => {
    expect(check(fields, province)).toHaveProperty('plan');
  });
});

describe('everything that is asked for', () => {
  it('is named at once where it is missing', () => {
    const fields: PlannerFields = { ...initialPlannerFields, ...share('x', '5'), earnings: { birth: '', other: '0' } };
    expect(getBenefitPlan({ fields, province: undefined, impossible: [] }, today)).toEqual({
      problems: {
        province: 'no-province',
        dates: { dueDate: 'no-date' },
        earnings: { birth: 'earnings-missing', other: 'earnings-zero' },
        shares: { standard: { birth: 'weeks-not-whole' } },
      },
    });
  });

  it('is only the province where nothing else is missing', () => {
    expect(getBenefitPlan({ fields: filled, province: undefined, impossible: [] }, today)).toEqual({
      problems: { province: 'no-province', earnings: {} },
    });
  });

  it('does not include earnings of the other parent where one parent plans alone', () => {
    const earnings = { birth: '1000', other: 'lots' };
    expect(check({ earnings })).toMatchObject({ plan: { input: { weeklyEarnings: { birth: 1_000 } } } });
    expect(check({ earnings, parents: 'two' })).toEqual({ problems: { earnings: { other: 'earnings-not-a-number' } } });
    expect(check({ parents: 'two' })).toMatchObject({
      plan: { input: { weeklyEarnings: { birth: 1_000, other: 900 } } },
    });
  });

  it('names every date that is none', () => {
    const fields = { ...filled, birthDate: '2026-02-30', lastWorkDay: '2026-02-31' };
    expect(getBenefitPlan({ fields, province: 'ON', impossible: ['dueDate'] }, today)).toEqual({
      problems: {
        dates: { dueDate: 'no-such-date', birthDate: 'no-such-date', lastWorkDay: 'no-such-date' },
        earnings: {},
      },
    });
  });
});

describe('the plan', () => {
  it('has both options of the program of the province', () => {
    const keysOf = (province: 'ON' | 'QC') => {
      const result = check({}, province);
      return 'plan' in result ? result.plan.options.map(({ key }) => key) : [];
    };
    expect(keysOf('ON')).toEqual(['standard', 'extended']);
    expect(keysOf('QC')).toEqual(['basic', 'special']);
  });

  it('spreads a yearly salary over the weeks', () => {
    const salary = { earningsPer: 'year', earnings: { birth: '52000', other: '' } } as const;
    const result = check({ ...salary, lastWorkDay: '2027-05-28' });
    // $1,000 a week at 55%, for 15 weeks of maternity and 35 parental ones.
    expect('plan' in result && result.plan.options[0]?.totalAmount).toBe(27_500);
  });

  it('says what to do when, in order of time', () => {
    const result = check({ lastWorkDay: '2027-05-28' });
    const toDos = 'plan' in result ? listToDos(result.plan) : [];
    expect(toDos.map(({ key, day }) => [key, day && formatCalendarDate(day)])).toEqual([
      ['check-hours', undefined],
      ['earliest-start', '2027-03-14'],
      ['last-work-day', '2027-05-28'],
      ['record-of-employment', '2027-05-28'],
      ['claim-start', '2027-05-30'],
      ['due', '2027-06-08'],
      ['apply', '2027-06-25'],
      ['latest-maternity-end', '2027-10-09'],
      ['latest-standard-end', '2028-06-10'],
      ['latest-parental-end', '2028-12-09'],
    ]);
  });

  it.each([
    ['stops in the week before the first', { dueDate: '2027-03-10', lastWorkDay: '2026-12-11' }, '2026-12-13'],
    ['stops weeks before it', { dueDate: '2027-03-10', lastWorkDay: '2026-11-27' }, '2026-12-13'],
    ['has a late birth', { dueDate: '2026-10-14', birthDate: '2026-10-28', lastWorkDay: '2026-07-10' }, '2026-07-19'],
    ['stops months before it', { dueDate: '2027-04-14', lastWorkDay: '2026-11-20' }, '2027-01-17'],
  ])('begins the claim of whoever %s on the first day on which benefits can begin', (_case, fields, first) => {
    const result = check(fields);
    const toDos = 'plan' in result ? listToDos(result.plan) : [];
    const starts = toDos.filter(({ key }) => key === 'earliest-start' || key === 'claim-start');
    expect(starts.map(({ day }) => day && formatCalendarDate(day))).toEqual([first, first]);
  });

  it.each([
    ['ON', '2027-07-03'],
    ['QC', '2027-06-06'],
  ] as const)(
    'takes the Saturday before the claim for the last day of work of whoever names none: %s',
    (province, apply) => {
      const result = check({}, province);
      const toDos = 'plan' in result ? listToDos(result.plan) : [];
      const days = Object.fromEntries(toDos.map(({ key, day }) => [key, day && formatCalendarDate(day)]));
      expect(days).toMatchObject({ 'last-work-day': '2027-06-05', 'claim-start': '2027-06-06', apply });
    },
  );

  it('pays maternity to the very day that it names as the last', () => {
    const result = check({ dueDate: '2026-09-16', birthDate: '2026-09-16', lastWorkDay: '2026-10-28' });
    if (!('plan' in result)) throw new Error('no plan');
    const lastDay = listToDos(result.plan).find(({ key }) => key === 'latest-maternity-end')?.day;
    const maternity = result.plan.options[0]?.segments.findLast(({ kind }) => kind === 'maternity');
    expect(maternity && formatCalendarDate(maternity.end)).toBe('2027-01-16');
    expect(lastDay).toEqual(maternity?.end);
  });

  it('tells of a birth only once there was one', () => {
    const result = check({ dueDate: '2026-11-10', birthDate: '2026-11-08' });
    const toDos = 'plan' in result ? listToDos(result.plan) : [];
    expect(toDos.filter(({ key }) => key === 'birth' || key === 'due').map(({ key }) => key)).toEqual(['birth']);
  });

  it('asks for earnings, not hours, in Quebec', () => {
    const result = check({ lastWorkDay: '2027-05-28' }, 'QC');
    const toDos = 'plan' in result ? listToDos(result.plan) : [];
    expect(toDos.map(({ key, day }) => [key, day && formatCalendarDate(day)])).toEqual([
      ['check-earnings', undefined],
      ['earliest-start', '2027-02-14'],
      ['last-work-day', '2027-05-28'],
      ['claim-start', '2027-05-30'],
      ['apply', '2027-05-30'],
      ['due', '2027-06-08'],
      ['latest-maternity-end', '2027-10-30'],
      ['latest-parental-end', '2028-12-09'],
    ]);
  });
});

describe('the planner', () => {
  const opened = (stored?: StoredBenefitsPlan, knownDueDate?: string): PlannerAction => ({
    type: 'opened',
    stored,
    knownDueDate,
    province: 'ON',
    today,
  });
  const edited = (fields: Partial<PlannerFields>): PlannerAction => ({ type: 'edited', fields, today });
  const submitted: PlannerAction = { type: 'submitted', today };
  const stateAfter = (...actions: PlannerAction[]) => actions.reduce(reducePlanner, initialPlannerState);

  it('begins with the due date that the site knows', () => {
    expect(stateAfter(opened(undefined, '2027-06-08'))).toMatchObject({
      status: 'ready',
      fields: { dueDate: '2027-06-08' },
    });
  });

  it('keeps a due date of its own until the site learns another one', () => {
    const stored = { fields: filled, knownDueDate: '2027-06-01', isPlanned: true };
    expect(stateAfter(opened(stored, '2027-06-01')).fields.dueDate).toBe('2027-06-08');
    expect(stateAfter(opened(stored, '2027-07-01')).fields.dueDate).toBe('2027-07-01');
  });

  it('shows a stored plan again, and none that no longer holds', () => {
    expect(stateAfter(opened({ fields: filled, isPlanned: true })).plan).toBeDefined();
    expect(stateAfter(opened({ fields: filled, isPlanned: false })).plan).toBeUndefined();
    const broken = { ...filled, dueDate: '2020-01-01' };
    expect(stateAfter(opened({ fields: broken, isPlanned: true }))).toMatchObject({ problems: {}, refusals: 0 });
  });

  it('refuses what is wrong and keeps what was typed', () => {
    const refused = stateAfter(opened(), edited({ earnings: { birth: 'lots', other: '' } }), submitted);
    expect(refused).toMatchObject({
      refusals: 1,
      fields: { earnings: { birth: 'lots' } },
      problems: { dates: { dueDate: 'no-date' }, earnings: { birth: 'earnings-not-a-number' } },
    });
    expect(refused).not.toHaveProperty('plan');
    expect(reducePlanner(refused, edited({ dueDate: '2027-06-08' })).problems).toEqual({});
  });

  it('follows edits once it shows a plan, and says when it cannot', () => {
    const shown = stateAfter(opened({ fields: filled, isPlanned: false }), submitted);
    expect(shown.plan?.options[0]?.totalAmount).toBe(27_500);
    const more = reducePlanner(shown, edited({ earnings: { birth: '2000', other: '' } }));
    expect(more).toMatchObject({ isStale: false });
    expect(more.plan?.options[0]?.totalAmount).toBe(50 * findYearFigures(eiYears, 2027).maxWeekly.standard);
    const empty = reducePlanner(more, edited({ earnings: { birth: '', other: '' } }));
    expect(empty).toMatchObject({ isStale: true });
    expect(empty.plan).toBe(more.plan);
    const moved = reducePlanner(more, { type: 'province-changed', province: 'QC', today });
    expect(moved.plan?.program).toBe('qpip');
  });

  it('says so when a date that does not exist is left, and does not plan without it', () => {
    const left: PlannerAction = { type: 'date-left', field: 'lastWorkDay', isImpossible: true, today };
    const state = stateAfter(opened({ fields: filled, isPlanned: false }), left, submitted);
    expect(state).toMatchObject({ refusals: 1, problems: { dates: { lastWorkDay: 'no-such-date' } } });
    expect(reducePlanner(reducePlanner(state, edited({ lastWorkDay: '' })), submitted).plan).toBeDefined();
    const emptied: PlannerAction = { ...left, isImpossible: false };
    expect(reducePlanner(reducePlanner(state, emptied), submitted).plan).toBeDefined();
  });

  it('takes the message away and follows again once what was no date is emptied', () => {
    const left: PlannerAction = { type: 'date-left', field: 'lastWorkDay', isImpossible: true, today };
    const shown = stateAfter(opened({ fields: filled, isPlanned: false }), submitted, left);
    expect(shown).toMatchObject({ isStale: true, problems: { dates: { lastWorkDay: 'no-such-date' } } });
    const emptied = reducePlanner(shown, { ...left, isImpossible: false });
    expect(emptied).toMatchObject({ isStale: false, problems: { dates: {} } });
    expect(emptied.problems.dates).not.toHaveProperty('lastWorkDay');
  });

  it('opens once, and has nothing to store until the visitor enters something', () => {
    const open = stateAfter(opened({ fields: filled, isPlanned: true }));
    expect(open).toMatchObject({ status: 'ready', province: 'ON', isTouched: false, isStale: false, submissions: 0 });
    expect(reducePlanner(open, opened(undefined, '2027-01-01'))).toBe(open);
    expect(reducePlanner(open, edited({ dueDate: '2027-06-09' })).isTouched).toBe(true);
    expect(reducePlanner(open, submitted).isTouched).toBe(true);
  });

  it('counts the plans that were asked for and those that were refused', () => {
    let state = stateAfter(opened({ fields: filled, isPlanned: false }));
    const counts = [submitted, submitted, edited({ dueDate: '' }), submitted, submitted].map((action) => {
      state = reducePlanner(state, action);
      return [state.submissions, state.refusals];
    });
    expect(counts).toEqual([
      [1, 0],
      [2, 0],
      [2, 0],
      [2, 1],
      [2, 2],
    ]);
    expect(state).toMatchObject({ isStale: true, plan: { program: 'ei' } });
    expect(reducePlanner(stateAfter(opened()), submitted)).toMatchObject({ isStale: false, isTouched: true });
  });

  it('takes messages away with the next plan, and a plan that no longer holds with what is mended', () => {
    const refused = stateAfter(opened({ fields: filled, isPlanned: true }), edited({ dueDate: '' }), submitted);
    expect(refused).toMatchObject({ isStale: true, problems: { dates: { dueDate: 'no-date' } } });
    const mended = reducePlanner(refused, edited({ dueDate: '2027-06-08' }));
    expect(mended).toMatchObject({ isStale: false, problems: {} });
    expect(reducePlanner(mended, submitted)).toMatchObject({ isStale: false, problems: {} });
  });

  it('keeps the form but not the messages when the province changes, and plans nothing that was not asked for', () => {
    const refused = stateAfter(opened(), submitted);
    expect(refused.problems).not.toEqual({});
    const moved = reducePlanner(refused, { type: 'province-changed', province: 'QC', today });
    expect(moved).toMatchObject({ province: 'QC', problems: {}, isStale: false, isTouched: true });
    const unasked = stateAfter(opened({ fields: filled, isPlanned: false }), edited({ lastWorkDay: '2027-05-28' }));
    expect(unasked).not.toHaveProperty('plan');
  });

  it('keeps each message of a date until its own field is mended', () => {
    const left = (field: 'birthDate' | 'lastWorkDay', isImpossible: boolean): PlannerAction => ({
      type: 'date-left',
      field,
      isImpossible,
      today,
    });
    const open = stateAfter(opened({ fields: filled, isPlanned: false }));
    const both = [left('birthDate', true), left('lastWorkDay', true)].reduce(reducePlanner, open);
    expect(both).toMatchObject({
      impossible: ['birthDate', 'lastWorkDay'],
      problems: { dates: { birthDate: 'no-such-date', lastWorkDay: 'no-such-date' } },
      isStale: false,
    });
    expect(reducePlanner(both, left('birthDate', true)).impossible).toHaveLength(2);
    const one = reducePlanner(both, left('birthDate', false));
    expect(one.impossible).toEqual(['lastWorkDay']);
    expect(one.problems).toEqual({ dates: { lastWorkDay: 'no-such-date' } });
    expect(reducePlanner(one, left('birthDate', false))).toBe(one);
    expect(reducePlanner(one, edited({ birthDate: '2026-11-10' })).impossible).toEqual(['lastWorkDay']);
    expect(reducePlanner(one, edited({ lastWorkDay: '' })).impossible).toEqual([]);
  });

  it('clears all but the due date that the site knows', () => {
    const state = stateAfter(opened({ fields: filled, isPlanned: true }), {
      type: 'cleared',
      knownDueDate: '2027-06-01',
    });
    expect(state.fields).toEqual({ ...initialPlannerFields, dueDate: '2027-06-01' });
    expect(state).not.toHaveProperty('plan');
    expect(state).toMatchObject({ impossible: [], problems: {}, isStale: false, isTouched: false });
    expect(reducePlanner(state, { type: 'cleared', knownDueDate: undefined }).fields).toEqual(initialPlannerFields);
  });
});

describe('what is stored', () => {
  it('comes back', () => {
    const plan = { fields: filled, knownDueDate: '2027-06-08', isPlanned: true };
    expect(parseBenefitsPlan(serializeBenefitsPlan(plan))).toEqual(plan);
  });

  it('comes back without a due date that is no text', () => {
    const text = JSON.stringify({ version: 1, fields: filled, isPlanned: true, knownDueDate: 7 });
    expect(parseBenefitsPlan(text)).toEqual({ fields: filled, isPlanned: true });
  });

  it('comes back with every choice that the form offers', () => {
    const fields: PlannerFields = {
      ...filled,
      parents: 'two',
      earningsPer: 'year',
      otherStart: 'after-birth-parent',
    };
    expect(parseBenefitsPlan(serializeBenefitsPlan({ fields, isPlanned: false }))).toEqual({
      fields,
      isPlanned: false,
    });
  });

  it.each<[string, unknown]>([
    ['dueDate', 20270608],
    ['birthDate', null],
    ['lastWorkDay', undefined],
    ['parents', 'three'],
    ['earningsPer', 'month'],
    ['otherStart', 'never'],
    ['earnings', { birth: '1000' }],
    ['earnings', '1000'],
    ['shares', null],
    ['shares', { ...filled.shares, special: { alone: '25', birth: '22' } }],
  ])('is left alone where %s is %j', (name, value) => {
    const fields = { ...filled, [name]: value };
    expect(parseBenefitsPlan(JSON.stringify({ version: 1, isPlanned: true, fields }))).toBeUndefined();
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '{"version":2}',
    JSON.stringify({ version: 1, isPlanned: true, fields: { ...filled, shares: {} } }),
    JSON.stringify({ version: 1, isPlanned: true, fields: { ...filled, earnings: { birth: 5 } } }),
    JSON.stringify({ version: 1, isPlanned: 'yes', fields: filled }),
    JSON.stringify({ version: 1, isPlanned: true, fields: null }),
    JSON.stringify({ version: 2, isPlanned: true, fields: filled }),
  ])('is left alone when it is none of ours: %p', (text) => {
    expect(parseBenefitsPlan(text)).toBeUndefined();
  });
});
