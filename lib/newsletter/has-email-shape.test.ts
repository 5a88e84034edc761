/** @jest-environment node */
import { hasEmailShape } from './has-email-shape';

it.each([
  ['', false],
  ['loon', false],
  ['loon@lake', false],
  ['loon.lake', false],
  ['loon@lake.ca', true],
  ['loon.bird@lake', true],
  ['josé@lac.québec', true],
])('%j: %s', (text, expected) => {
  expect(hasEmailShape(text)).toBe(expected);
});
