/** @jest-environment node */
import { getBirthTracks, parseBirthTracks, serializeBirthTracks } from './stored-tracks';

it('reads what it stores, also that none is ticked', () => {
  expect(parseBirthTracks(serializeBirthTracks(['early', 'twins', 'both']))).toEqual(['early', 'twins', 'both']);
  expect(parseBirthTracks(serializeBirthTracks([]))).toEqual([]);
});

it.each([
  null,
  '',
  'twins',
  '["twins"]',
  '{"version":2,"tracks":["twins"]}',
  '{"version":1,"tracks":"twins"}',
  '{"version":1,"tracks":{"length":1}}',
  '{"version":1,"tracks":["twi',
])('reads nothing from %p', (text) => {
  expect(parseBirthTracks(text)).toBeUndefined();
});

it('reads what can be read, each once and in order', () => {
  const text = '{"version":1,"tracks":["twins",7,null,"__proto__","twins","cesarean",{"early":true},"later"]}';
  expect(parseBirthTracks(text)).toEqual(['cesarean', 'twins']);
});

it('takes a birth before 37 weeks as said, until something else is', () => {
  expect(getBirthTracks(undefined, true)).toEqual(['early']);
  expect(getBirthTracks([], true)).toEqual([]);
  expect(getBirthTracks(['twins'], true)).toEqual(['twins']);
  expect(getBirthTracks(undefined, false)).toEqual([]);
});
