/** @jest-environment node */
import { initialCalendarExportState, reduceCalendarExport } from './calendar-export-state';

it('chooses what one has to go to at first, and keeps the order of the groups', () => {
  expect(initialCalendarExportState.groups).toEqual(['due-date', 'own', 'appointments']);
  const without = reduceCalendarExport(initialCalendarExportState, { type: 'group-toggled', group: 'own' });
  expect(without.groups).toEqual(['due-date', 'appointments']);
  const again = reduceCalendarExport(without, { type: 'group-toggled', group: 'own' });
  expect(again.groups).toEqual(initialCalendarExportState.groups);
});

it('keeps the choice when a file fails or is refused, and drops a problem with the next choice', () => {
  const chosen = reduceCalendarExport(initialCalendarExportState, { type: 'group-toggled', group: 'appointments' });
  const failed = reduceCalendarExport(reduceCalendarExport(chosen, { type: 'asked', target: 'chosen' }), {
    type: 'failed',
  });
  expect(failed).toEqual({ ...chosen, status: 'failed', target: 'chosen' });
  const refused = reduceCalendarExport(failed, { type: 'refused', problem: 'no-group' });
  expect(refused).toEqual({ ...chosen, problem: 'no-group' });
  const next = reduceCalendarExport(refused, { type: 'group-toggled', group: 'appointments' });
  expect(next).toEqual(initialCalendarExportState);
});

it('keeps what was saved, for the words that say so', () => {
  const asked = reduceCalendarExport(initialCalendarExportState, { type: 'asked', target: 'milestone-12' });
  expect(asked).toEqual({ ...initialCalendarExportState, status: 'saving', target: 'milestone-12' });
  expect(reduceCalendarExport(asked, { type: 'saved' })).toEqual({ ...asked, status: 'saved' });
});

it('keeps the choice of the link to come back, which nobody has made at first', () => {
  const chosen = reduceCalendarExport(initialCalendarExportState, { type: 'keep-link-toggled' });
  const saved = reduceCalendarExport(reduceCalendarExport(chosen, { type: 'asked', target: 'chosen' }), {
    type: 'saved',
  });
  expect([initialCalendarExportState, chosen, saved].map(({ hasKeepLink }) => hasKeepLink)).toEqual([
    false,
    true,
    true,
  ]);
});
