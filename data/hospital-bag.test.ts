/** @jest-environment node */
import { bagCategories, bagItems } from './hospital-bag';

it('has the categories of the specification, in their order', () => {
  expect(bagCategories.map(({ id, label, icon }) => [id, label, icon])).toEqual([
    ['mom-labor', 'For you: labour and birth', 'user'],
    ['mom-stay', 'For you: hospital stay', 'user'],
    ['baby', 'For Baby', 'baby'],
    ['partner', 'For Partner/Support Person', 'users'],
    ['siblings', 'For Siblings', 'user-plus'],
    ['documents', 'Important Documents', 'file-text'],
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

it('has 50 items, each with a slug and a label of its own', () => {
  expect(bagItems).toHaveLength(50);
  expect(new Set(bagItems.map(({ id }) => id)).size).toBe(50);
  expect(new Set(bagItems.map(({ label }) => label.toLowerCase())).size).toBe(50);
  for (const { id } of bagItems) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

it.each([
  ['health-card', 'Provincial health card'],
  ['birth-plan', 'Birth plan'],
  ['car-seat', 'Car seat with the National Safety Mark (CMVSS)'],
  ['diapers-nb', 'Newborn diapers (24 pack)'],
  ['winter-bunting', 'Winter bunting'],
  ['parking', 'Parking'],
  ['benefit-papers', 'SIN and benefit papers (EI or QPIP)'],
])('has %s: %s', (id, label) => {
  expect(bagItems.find((item) => item.id === id)?.label).toContain(label);
});
