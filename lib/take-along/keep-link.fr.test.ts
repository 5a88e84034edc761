/** @jest-environment node */
import { getKeepLink } from './keep-link';

it('leads to the French page', () => {
  expect(getKeepLink('https://example.ca', new Date(2027, 3 /* April */, 10), 'QC')).toBe(
    'https://example.ca/fr/emporter#keep=1.2027-04-10.QC',
  );
});
