/** @jest-environment node */
import { getDialledNumber, parseProviderPhone, serializeProviderPhone } from './provider-phone';
import { findProviderPhoneProblem, tidyProviderPhone } from './provider-phone-check';

it.each([
  ['811', '811'],
  ['613-555-0100', '6135550100'],
  ['(613) 555.0100', '6135550100'],
  ['+1 613 555 0100', '+16135550100'],
  ['(+44) 20 7946 0000', '+442079460000'],
  ['613-555-0100 ext 1234', '6135550100,1234'],
  ['613-555-0100 Ext. 12', '6135550100,12'],
  ['6135550100ext12', '6135550100,12'],
  ['418-555-0100 poste 1234', '4185550100,1234'],
  ['1'.repeat(15), '1'.repeat(15)],
])('takes %p and dials %p', (text, dialled) => {
  expect(findProviderPhoneProblem(text)).toBeUndefined();
  expect(getDialledNumber(text)).toBe(dialled);
});

it.each([
  ['', 'missing'],
  ['midwife', 'characters'],
  ['613-555-0100 or 811', 'characters'],
  ['613/555/0100', 'characters'],
  ['613+5550100', 'characters'],
  ['613-555-0100 ext', 'characters'],
  ['613-555-0100 ext 1 ext 2', 'characters'],
  ['*67 613 555 0100', 'characters'],
  ['javascript:1', 'characters'],
  ['11', 'length'],
  ['1'.repeat(16), 'length'],
  ['()-.', 'length'],
  ['ext 1234', 'length'],
  ['+1', 'length'],
])('refuses %p: %s', (text, problem) => {
  expect(findProviderPhoneProblem(text)).toBe(problem);
});

it('takes a number as it was copied from a page, and keeps it as a keyboard types it', () => {
  const copied = tidyProviderPhone('\u00a0613\u2011555\u20130100\n');
  expect(copied).toBe('613-555-0100');
  expect(findProviderPhoneProblem(copied)).toBeUndefined();
  expect(tidyProviderPhone('\u202A(613) 555-0100\u202C')).toBe('(613) 555-0100');
  expect(tidyProviderPhone(' \n')).toBe('');
});

it.each([
  '613-555-0100 x12',
  '613-555-0100 X 12',
  '613-555-0100 extension 12',
  '613-555-0100 #12',
  '613-555-0100 ext 12',
  '613-555-0100, ext. 12',
  '613-555-0100 (poste 12)',
  '613-555-0100; Ext: 12',
  '613-555-0100#12',
])('takes an extension as cards write it: %s', (written) => {
  const kept = tidyProviderPhone(written);
  expect(kept).toBe('613-555-0100 ext 12');
  expect(findProviderPhoneProblem(kept)).toBeUndefined();
  expect(getDialledNumber(kept)).toBe('6135550100,12');
});

it('reads the form that it writes, whatever its version, and nothing that cannot be dialled', () => {
  expect(parseProviderPhone(serializeProviderPhone('613-555-0100 ext 12'))).toBe('613-555-0100 ext 12');
  expect(serializeProviderPhone('811')).toBe('{"version":1,"number":"811"}');
  expect(parseProviderPhone('{"version":2,"number":"811","name":"x"}')).toBe('811');
  for (const text of [null, '', '811', '"811"', '{"number":811}', '{"number":"call me"}', '[{"number":"811"}]']) {
    expect(parseProviderPhone(text)).toBeUndefined();
  }
});
