/** @jest-environment node */
import { federalLeave, jobLeaves } from '@/data/benefits/job-leave';
import { provinceCodes } from '@/data/provinces';
import { getLeaveWarning, listLeaveNotes } from './leave-notes';

it.each([
  ['AB', ['You need 90 days with your employer.', 'Leave can start up to 13 weeks before your due date.']],
  ['MB', []],
  ['NB', ['Parents who share have 62 weeks of parental leave in all.']],
  ['ON', ['You need to have started with your employer at least 13 weeks before your due date.']],
  ['PE', ['You need 20 weeks of work in the last 52.']],
  ['QC', ['The other parent has 5 more weeks.']],
  ['YT', ['When both parents take leave, there are 8 more weeks of it.', 'You need 12 months with your employer.']],
] as const)('says what else the law of %s has', (code, notes) => {
  expect(listLeaveNotes(jobLeaves[code])).toEqual(notes);
});

it('adds up what parents under federal rules have together', () => {
  expect(listLeaveNotes(federalLeave)).toEqual([
    'Parents who share have 71 weeks of parental leave in all, and 86 weeks with maternity leave.',
  ]);
});

it('warns in Nunavut alone that leave may be shorter than extended benefits', () => {
  expect(provinceCodes.filter((code) => getLeaveWarning(jobLeaves[code]))).toEqual(['NU']);
  expect(getLeaveWarning(jobLeaves.NU)).toMatch(/older text.*37 weeks.*less than the 61 weeks/);
});
