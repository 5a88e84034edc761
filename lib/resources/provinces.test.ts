/** @jest-environment node */
import { provinceCodes, provinceSlugs } from '@/data/provinces';
import { getHealthLine } from './health-lines';
import { findProvinceBySlug, findProvinceCode } from './provinces';

it.each(provinceCodes)('finds %s by its code and by its address', (code) => {
  expect(findProvinceCode(code)).toBe(code);
  expect(findProvinceBySlug(provinceSlugs[code])).toBe(code);
});

it.each(['', 'on', 'ONT', 'ontario', 'toString', null])('takes %j for no code', (text) => {
  expect(findProvinceCode(text)).toBeUndefined();
});

it.each(['', 'ON', 'Ontario', 'ontario/', 'toString'])('finds no region at %j', (slug) => {
  expect(findProvinceBySlug(slug)).toBeUndefined();
});

describe('the health line', () => {
  it('of a region is dialled by its own number', () => {
    expect(getHealthLine('ON')).toMatchObject({ name: 'Health811', numbers: [{ printed: '811', dialled: '811' }] });
    expect(getHealthLine('MB')).toMatchObject({
      foreignNames: ['Info Santé'],
      numbers: [{ dialled: '+18883159257' }, { dialled: '+12047888200' }],
    });
  });

  it.each(provinceCodes)('of %s has a number or says what to call instead, and not both', (code) => {
    const { numbers, instead } = getHealthLine(code);
    expect(numbers.length > 0).toBe(instead === undefined);
  });

  it.each(provinceCodes)('of %s has in its name each French name that is read out', (code) => {
    const { name, foreignNames = [] } = getHealthLine(code);
    expect(foreignNames.filter((french) => !name.includes(french))).toEqual([]);
  });
});
