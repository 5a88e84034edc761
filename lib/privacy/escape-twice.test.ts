import { isSecondPress } from './escape-twice';

it.each([
  ['a first press', undefined, 500, false],
  ['a press just after it', 500, 700, true],
  ['a press two seconds after it', 500, 2500, true],
  ['a later press', 500, 2501, false],
])('%s', (_, previous, now, leaves) => {
  expect(isSecondPress(previous, now)).toBe(leaves);
});
