/** @jest-environment node */
import { initialLeaveFields, type LeaveFields } from './leave-form';
import { findPaidReturn, readLetterPlan } from './letter-plan';
import { day } from './test-households';

const today = day('2026-11-29');
const fill = (fields: Partial<LeaveFields>, birth = {}, other = {}): LeaveFields => ({
  ...initialLeaveFields,
  dueDate: '2027-03-15',
  ...fields,
  parents: {
    birth: { ...initialLeaveFields.parents.birth, ...birth },
    other: { ...initialLeaveFields.parents.other, ...other },
  },
});

it('begins on the workday after the last day at work, and ends as the plan says', () => {
  const fields = fill({}, { lastWorkDay: '2027-02-26' });
  expect(readLetterPlan(fields, 'birth', 'ON', [], today)).toMatchObject({
    dueDate: day('2027-03-15'),
    firstDay: day('2027-03-01'),
    back: day('2028-02-28'),
  });
});

it('begins with the birth where the baby came before the last day at work that was planned', () => {
  const fields = fill({ dueDate: '2027-01-20', arrivedOn: '2026-11-20' }, { lastWorkDay: '2026-12-18' });
  expect(readLetterPlan(fields, 'birth', 'ON', [], today)).toMatchObject({
    bornOn: day('2026-11-20'),
    firstDay: day('2026-11-20'),
  });
});

it('assumes no day that nobody has given', () => {
  const plan = readLetterPlan(fill({}), 'birth', 'ON', [], today);
  expect(plan.firstDay).toBeUndefined();
  expect(plan.back).toBeUndefined();
});

it('reads the other parent of a plan for one, and of an adoption the dates of a birth', () => {
  const fields = fill(
    { who: 'birth', arrival: 'adoption' },
    {},
    { lastWorkDay: '2027-03-12', back: 'date', backDate: '2027-04-05' },
  );
  expect(readLetterPlan(fields, 'other', 'NB', [], today)).toMatchObject({
    firstDay: day('2027-03-15'),
    back: day('2027-04-05'),
  });
});

it('finds the day back of who stays as long as it is paid', () => {
  const fields = fill({}, { lastWorkDay: '2027-02-26', back: 'paid' });
  const { household, back } = readLetterPlan(fields, 'birth', 'ON', [], today);
  expect(back).toBeUndefined();
  const paid = household && findPaidReturn(household, 'birth');
  expect(paid?.getDay()).toBe(1);
  expect(paid && paid > day('2027-12-31')).toBe(true);
});

it('gives no day back by pay to who has another return', () => {
  const { household } = readLetterPlan(fill({}, { lastWorkDay: '2027-02-26' }), 'birth', 'ON', [], today);
  expect(household && findPaidReturn(household, 'birth')).toBeUndefined();
});

it('says what is wrong with a date, and takes none of it', () => {
  const fields = fill({}, { lastWorkDay: '2027-02-26', back: 'date', backDate: '2027-01-01' });
  const { back, problems } = readLetterPlan(fields, 'birth', 'ON', [], today);
  expect(back).toBeUndefined();
  expect(problems.parents?.birth?.backDate).toBe('back-before-last-day');
});
