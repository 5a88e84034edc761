/** @jest-environment node */
import { categories, items } from './items';

it('has the names of the categories that the specification asks for', () => {
  expect(categories).toEqual({
    'mom-labor': 'For Mom - Labor & Delivery',
    'mom-stay': 'For Mom - Hospital Stay',
    baby: 'For Baby',
    partner: 'For Partner/Support Person',
    siblings: 'For Siblings',
    documents: 'Important Documents',
  });
});

it('has a label of its own for every item', () => {
  const labels = Object.values(items).map(({ label }) => label.toLowerCase());
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

it.each([
  ['health-card', 'Provincial health card'],
  ['birth-plan', 'Birth plan'],
  ['car-seat', 'Car seat with the National Safety Mark (CMVSS)'],
  ['diapers-nb', 'Newborn diapers (24 pack)'],
  ['winter-bunting', 'Winter bunting'],
  ['parking', 'Parking'],
  ['benefit-papers', 'SIN and benefit papers (EI or QPIP)'],
] as const)('has %s: %s', (id, label) => {
  expect(items[id].label).toContain(label);
});
