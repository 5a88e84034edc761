/** @jest-environment node */
import { isRecord, parseJson } from './json';

it.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
])('reads %p', (text, value) => expect(parseJson(text)).toEqual(value));

it.each([
  [{}, true],
  [[], false],
  [null, false],
  [undefined, false],
  ['{}', false],
])('%j as an object with keys: %p', (value, expected) => expect(isRecord(value)).toBe(expected));
