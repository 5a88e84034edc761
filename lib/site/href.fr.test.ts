/** @jest-environment node */
import { href } from './href';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

it('leads to French addresses in the folder of French, also below a base path', () => {
  expect(href('/')).toBe('/fr/');
  expect(href('/calculator?date=2027-06-08#timer')).toBe('/fr/calculatrice?date=2027-06-08#timer');
  process.env.NEXT_PUBLIC_BASE_PATH = '/due-date';
  expect(href('/')).toBe('/due-date/fr/');
  expect(href('/resources/quebec')).toBe('/due-date/fr/ressources/quebec');
});
