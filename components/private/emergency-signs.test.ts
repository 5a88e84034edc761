import { signLists } from '@/data/warning-signs';
import { emergencySigns } from './emergency-signs';

it('asks for what the list of early pregnancy asks for', () => {
  const early = signLists.filter(({ toWeek }) => toWeek <= 13);
  expect(early.length).toBeGreaterThan(0);
  for (const { order, ids } of emergencySigns) {
    for (const { groups } of early) {
      for (const id of ids) {
        const group = groups.find(({ signs }) => (signs as readonly string[]).includes(id));
        expect([id, group?.order]).toEqual([id, order]);
      }
    }
  }
});
