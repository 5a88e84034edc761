import { signLists } from '@/data/warning-signs';
import { emergencySigns } from './emergency-signs';

it('asks for what the list of early pregnancy asks for', () => {
  const early = signLists.filter(({ toWeek }) => toWeek <= 13);
  expect(early.length).toBeGreaterThan(0);
  for (const { order, ids } of emergencySigns) {
    for (const id of ids) {
      const orders = early
        .flatMap(({ groups }) => groups.filter(({ signs }) => (signs as readonly string[]).includes(id)))
        .map((group) => group.order);
      expect([id, ...new Set(orders)]).toEqual([id, order]);
    }
  }
});
