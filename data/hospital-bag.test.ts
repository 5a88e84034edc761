/** @jest-environment node */
import { bagCategories, bagItems } from './hospital-bag';

it('has the categories of the specification, in their order', () => {
  expect(bagCategories.map(({ id, icon }) => [id, icon])).toEqual([
    ['mom-labor', 'user'],
    ['mom-stay', 'user'],
    ['baby', 'baby'],
    ['partner', 'users'],
    ['siblings', 'user-plus'],
    ['documents', 'file-text'],
  ]);
});

it.each([
  ['mom-labor', 7, 5],
  ['mom-stay', 14, 11],
  ['baby', 12, 11],
  ['partner', 8, 5],
  ['siblings', 4, 0],
  ['documents', 5, 5],
])('%s has %i items, %i of them essential', (category, items, essentials) => {
  const own = bagItems.filter((item) => item.category === category);
  expect(own).toHaveLength(items);
  expect(own.filter(({ isEssential }) => isEssential)).toHaveLength(essentials);
});

it('has 50 items, each with a slug of its own', () => {
  expect(bagItems).toHaveLength(50);
  expect(new Set(bagItems.map(({ id }) => id)).size).toBe(50);
  expect(bagItems.map(({ id }) => id).filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});
