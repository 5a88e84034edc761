/** @jest-environment node */
import { federalLeave, jobLeaves } from '@/data/benefits/job-leave';
import { provinceCodes } from '@/data/provinces';
import { getLeaveCondition, getLeaveWarning, listLeaveNotes } from './describe-job-leave';

it.each([
  [
    'AB',
    [
      'Parents who share have 62 weeks of parental leave in all.',
      'You need 90 days with your employer.',
      'Leave can start up to 13 weeks before your due date.',
    ],
  ],
  ['MB', []],
  ['NB', ['Parents who share have 62 weeks of parental leave in all.']],
  ['ON', ['You need to have started with your employer at least 13 weeks before your due date.']],
  ['PE', ['You need 20 weeks of work in the last 52.']],
  ['QC', ['The other parent has 5 more weeks.']],
  ['YT', ['When both parents take leave, there are 8 more weeks of it.', 'You need 12 months with your employer.']],
] as const)('says what else the law of %s has', (code, notes) => {
  expect(listLeaveNotes(jobLeaves[code], 'birth')).toEqual(notes);
});

it('says nothing of another parent to one who is alone on the act of birth', () => {
  expect(listLeaveNotes(jobLeaves.QC, 'birth', true)).toEqual([]);
  expect(listLeaveNotes(federalLeave, 'birth', true)).toEqual([]);
  expect(listLeaveNotes(jobLeaves.YT, 'birth', true)).toEqual(['You need 12 months with your employer.']);
});

it('adds up what parents under federal rules have together', () => {
  expect(listLeaveNotes(federalLeave, 'birth')).toEqual([
    'Parents who share have 71 weeks of parental leave in all, and 86 weeks with maternity leave.',
  ]);
});

it('counts the leave of both federal parents together, without maternity leave after an adoption', () => {
  expect(listLeaveNotes(federalLeave, 'adoption')).toEqual([
    'Parents who share have 71 weeks of parental leave in all.',
  ]);
});

it('warns in Nunavut alone that leave may be shorter than extended benefits', () => {
  expect(provinceCodes.filter((code) => getLeaveWarning(jobLeaves[code]))).toEqual(['NU']);
  expect(getLeaveWarning(jobLeaves.NU)).toMatch(/older text.*37 weeks.*less than the 61 weeks/);
});

it.each([
  ['AB', ['Parents who share have 62 weeks of parental leave in all.', 'You need 90 days with your employer.']],
  ['NB', ['Parents who share have 62 weeks of parental leave in all.']],
  [
    'PE',
    [
      'Both parents together have 62 weeks after an adoption, within 12 months of the day the child comes.',
      'You need 20 weeks of work in the last 52.',
    ],
  ],
  // The five weeks of the other parent belong to a birth.
  ['QC', []],
  // Ontario counts its 13 weeks from the due date, which an adoption has not.
  ['ON', []],
  ['YT', ['When both parents take leave, there are 8 more weeks of it.', 'You need 12 months with your employer.']],
] as const)('says after an adoption what holds for it in %s', (code, notes) => {
  expect(listLeaveNotes(jobLeaves[code], 'adoption')).toEqual(notes);
});

it('leaves out what the law counts from a due date after an adoption', () => {
  expect(getLeaveCondition(jobLeaves.ON, 'birth')).toMatch(/13 weeks before your due date/);
  expect(getLeaveCondition(jobLeaves.ON, 'adoption')).toBe(undefined);
  expect(getLeaveCondition(jobLeaves.YT, 'adoption')).toMatch(/12 months/);
});
