/** @jest-environment node */
import { href } from './href';

afterEach(() => {
  delete process.env.NEXT_PUBLIC_BASE_PATH;
});

it('leaves paths alone on a host of its own', () => {
  expect(href('/')).toBe('/');
  expect(href('/calculator')).toBe('/calculator');
});

it('puts the base path before them elsewhere', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/due-date';
  expect(href('/')).toBe('/due-date/');
  expect(href('/calculator?date=2027-06-08')).toBe('/due-date/calculator?date=2027-06-08');
});
