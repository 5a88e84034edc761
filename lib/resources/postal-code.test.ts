/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { editPostalCode, formatPostalCode, isPostalCode, normalizePostalCode } from './postal-code';

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
    ['90210', '90210'],
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
