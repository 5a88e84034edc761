/** @jest-environment node */
import type { FollowedCopy } from './followed-copy';
import { getPartnerPage } from './shown-copy';

const today = new Date(2026, 10 /* Nov */, 29);
const dueDate = new Date(2027, 3 /* Apr */, 10);
const copy: FollowedCopy = { madeOn: '2026-11-29', dueDate: '2027-04-10' };
const nothing = { copy: undefined, dueDate: undefined };

it('shows what a link brought before what is followed, and says how they stand to each other', () => {
  const earlier: FollowedCopy = { ...copy, madeOn: '2026-11-01' };
  const { shown } = getPartnerPage({ copy }, { copy: earlier, dueDate }, today);
  expect(shown).toMatchObject({ copy, from: 'link', other: { copy: earlier, order: 'newer' } });
});

it('shows what is followed where a link brought the same', () => {
  expect(getPartnerPage({ copy }, { copy, dueDate }, today).shown).toMatchObject({ copy, from: 'followed' });
});

it('shows a due date that is followed alone', () => {
  expect(getPartnerPage(undefined, { copy: undefined, dueDate }, today).shown).toEqual({
    copy: undefined,
    from: 'followed',
    stage: { stage: 'expected', dueDate },
  });
});

it.each([
  [{ problem: 'newer' as const }, 'newer'],
  [{ problem: 'damaged' as const }, 'damaged'],
  // No pregnancy lasts longer, and no birthday lies ahead.
  [{ copy: { madeOn: '2026-11-29', dueDate: '2028-01-01' } }, 'damaged'],
  [{ copy: { madeOn: '2026-11-29', birthday: '2026-12-01' } }, 'damaged'],
])('refuses %j, and shows what was followed before', (opened, problem) => {
  expect(getPartnerPage(opened, { copy, dueDate }, today)).toMatchObject({
    problem,
    shown: { copy, from: 'followed' },
  });
  expect(getPartnerPage(opened, nothing, today)).toEqual({ problem, shown: undefined, isOver: false });
});

it('shows no week of a copy that is over, and has what is stored of it forgotten', () => {
  const old: FollowedCopy = { madeOn: '2026-07-01', dueDate: '2026-11-08' };
  expect(getPartnerPage(undefined, { copy: old, dueDate: new Date(2026, 10 /* Nov */, 8) }, today)).toEqual({
    shown: undefined,
    problem: undefined,
    isOver: true,
  });
  expect(getPartnerPage({ copy: old }, nothing, today)).toMatchObject({
    shown: { stage: { stage: 'over' }, from: 'link' },
    isOver: false,
  });
});
