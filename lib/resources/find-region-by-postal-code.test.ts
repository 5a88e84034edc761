/** @jest-environment node */
import fc from 'fast-check';
import { provinceCodes } from '@/data/provinces';
import { findRegionByPostalCode } from './find-region-by-postal-code';

describe('findRegionByPostalCode', () => {
  it.each([
    ['A', 'NL'],
    ['B3H 4R2', 'NS'],
    ['C1A', 'PE'],
    ['E2L', 'NB'],
    ['G1R', 'QC'],
    ['H2X 1Y4', 'QC'],
    ['J8X', 'QC'],
    ['K1A 0A6', 'ON'],
    ['L5B', 'ON'],
    ['M5V 2T6', 'ON'],
    ['N6A', 'ON'],
    ['P3E', 'ON'],
    ['R3C', 'MB'],
    ['S7K', 'SK'],
    ['T2P', 'AB'],
    ['v6b 1a1', 'BC'],
    ['Y1A', 'YT'],
    ['X0A 0H0', 'NU'],
    ['X0B', 'NU'],
    ['x0c0g0', 'NU'],
    ['X0E', 'NT'],
    ['X0G', 'NT'],
    ['X1A 2N3', 'NT'],
    // Only the first letter counts, so a part of a code is enough.
    ['M', 'ON'],
    ['HOH', 'QC'],
  ])('finds for %s %s', (postalCode, region) => {
    expect(findRegionByPostalCode(postalCode)).toBe(region);
  });

  it.each(['D', 'F1A', 'I', 'O', 'Q', 'U', 'W1A 1A1', 'Z', 'X', 'X0', 'X1', 'X9Z', 'X0D', 'X0F', 'X1B', '5', '', '--'])(
    'finds nothing for %j',
    (postalCode) => {
      expect(findRegionByPostalCode(postalCode)).toBeUndefined();
    },
  );

  it('finds a region or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect([undefined, ...provinceCodes]).toContain(findRegionByPostalCode(text));
      }),
    );
  });
});
