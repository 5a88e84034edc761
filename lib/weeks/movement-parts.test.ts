/** @jest-environment node */
import { movementParts } from '@/data/movement-parts';
import { type SignId, signLists } from '@/data/warning-signs';
import { listSignOrders } from './list-sign-orders';
import { getMovementPart } from './movement-parts';

it.each([
  [0, 'before-24'],
  [23, 'before-24'],
  [24, 'weeks-24-25'],
  [25, 'weeks-24-25'],
  [26, 'from-26'],
  [42, 'from-26'],
] as const)('has for week %i the part %s', (week, part) => {
  expect(getMovementPart(week)).toBe(part);
});

/** The order that the page gives for each sign: the lists have to give the same, in each list. */
const orders: Record<(typeof movementParts)[number]['signs'][number], string> = {
  'less-movement': 'go',
  'weaker-movement': 'go',
  'changed-movement': 'go',
  'wild-movement': 'go',
  'less-from-24': 'call-now',
  'changed-from-24': 'call-now',
  'movements-stopped': 'call-now',
  'no-movement-yet': 'same-day',
  'movements-stopped-early': 'same-day',
};

it.each(Object.entries(orders))('says of %s what every list says: %s', (id, order) => {
  expect([...new Set(listSignOrders(id as SignId))]).toEqual([order]);
});

it.each(movementParts[0].signs)('has %s in every list from 26 weeks on, and in no other', (id) => {
  const lists = signLists.filter(({ groups }) => groups.some(({ signs }) => (signs as readonly SignId[]).includes(id)));
  expect(lists).toEqual(signLists.filter(({ fromWeek }) => fromWeek >= 26));
});
