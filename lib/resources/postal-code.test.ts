/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import {
  editPostalCode,
  findRegionByPostalCode,
  formatPostalCode,
  isPostalCode,
  isSantasPostalCode,
  normalizePostalCode,
} from './postal-code';

describe('normalizePostalCode', () => {
  it.each([
    ['a1a1a1', 'A1A1A1'],
    [' m5v-2t6 ', 'M5V2T6'],
    ['M5V 2T6, Toronto', 'M5V2T6'],
    ['é$1 ', '1'],
    ['k', 'K'],
    ['  ', ''],
    ['', ''],
    ['１２３', ''],
  ])('makes %j %j', (text, code) => {
    expect(normalizePostalCode(text)).toBe(code);
  });

  it('leaves six capital letters and digits at most, and what it made already alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
        const code = normalizePostalCode(text);
        expect(code).toMatch(/^[A-Z0-9]{0,6}$/);
        expect(normalizePostalCode(code)).toBe(code);
        expect(normalizePostalCode(formatPostalCode(code))).toBe(code);
      }),
    );
  });
});

describe('formatPostalCode', () => {
  it.each([
    ['', ''],
    ['M5V', 'M5V'],
    ['M5V2', 'M5V 2'],
    ['M5V2T6', 'M5V 2T6'],
    ['90210', '902 10'],
    ['MMMMMM', 'MMM MMM'],
    ['5', '5'],
  ])('shows %j as %j', (code, shown) => {
    expect(formatPostalCode(code)).toBe(shown);
  });
});

it.each(['M', 'M5', 'M5V', 'M5V2', 'M5V2T', 'M5V2T6'])('takes %s for a postal code or its beginning', (code) => {
  expect(isPostalCode(code)).toBe(true);
});

it.each(['', 'MM', 'MMMMMM', 'HOH', '5', '90210', 'M5V22', 'M5V2TT'])('takes %j for none', (code) => {
  expect(isPostalCode(code)).toBe(false);
});

it.each(['H0H', 'H0H0', 'H0H0H0'])('takes %s for the address of letters to Santa', (code) => {
  expect(isSantasPostalCode(code)).toBe(true);
});

it.each(['', 'H', 'H0', 'H0H1A1', 'H2Y1C6', 'K0H0H0'])('takes %j for another address than that of Santa', (code) => {
  expect(isSantasPostalCode(code)).toBe(false);
});

describe('the region of a postal code', () => {
  it.each([
    ['A1C 5S7', 'NL'],
    ['B3J 1A1', 'NS'],
    ['c1a', 'PE'],
    ['E', 'NB'],
    ['G1R 4P5', 'QC'],
    ['H2Y 1C6', 'QC'],
    ['J8X', 'QC'],
    ['K1A 0A6', 'ON'],
    ['L4K', 'ON'],
    ['M5V 2T6', 'ON'],
    ['N6A', 'ON'],
    ['P3E', 'ON'],
    ['R3C', 'MB'],
    ['S4P', 'SK'],
    ['T5J', 'AB'],
    ['V6B 1A1', 'BC'],
    ['X0A 0H0', 'NU'],
    ['X0B', 'NU'],
    ['X0C', 'NU'],
    ['X0E', 'NT'],
    ['X0G', 'NT'],
    ['X1A 2N3', 'NT'],
    ['Y1A', 'YT'],
  ])('%s is in %s', (text, region) => {
    expect(findRegionByPostalCode(text)).toBe(region);
  });

  it.each(['', 'D1A', 'W1A 1A1', 'X', 'X0', 'X0Z', '90210'])('is not known for %j', (text) => {
    expect(findRegionByPostalCode(text)).toBeUndefined();
  });
});

/** A text with its caret drawn as |. */
const edit = (text: string) => {
  const { shown, caret } = editPostalCode(text.replace('|', ''), text.indexOf('|'));
  return `${shown.slice(0, caret)}|${shown.slice(caret)}`;
};

describe('editPostalCode', () => {
  it.each([
    ['m|', 'M|'],
    ['M5V|', 'M5V|'],
    ['M5V2|', 'M5V 2|'],
    ['M5V 2T6|', 'M5V 2T6|'],
    // One more than fits.
    ['M5V 2T6X|', 'M5V 2T6|'],
    // Typed in the middle.
    ['Mx|V 2T6', 'MX|V 2T6'],
    ['M5Vx| 2T', 'M5V X|2T'],
    ['M-|5V 2T6', 'M|5V 2T6'],
    // Deleted in the middle, together with the space.
    ['M| 2T6', 'M|2T 6'],
    ['M5V|2T6', 'M5V| 2T6'],
    // Of another country.
    ['90210|', '902 10|'],
    ['|', '|'],
  ])('makes %s %s', (before, after) => {
    expect(edit(before)).toBe(after);
  });

  it('keeps the caret behind the same characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.nat(12), (text, position) => {
        const caret = Math.min(position, text.length);
        const edited = editPostalCode(text, caret);
        const before = normalizePostalCode(text.slice(0, caret));
        expect(normalizePostalCode(edited.shown.slice(0, edited.caret))).toBe(before);
        expect(edited.caret).toBeLessThanOrEqual(edited.shown.length);
      }),
    );
  });
});
