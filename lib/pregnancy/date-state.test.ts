/** @jest-environment node */

import { getDateState } from './date-state';

const nothing = { isShared: false, hasResult: false, hasBirth: false, isChanging: false };

it.each([
  ['none', {}],
  ['none', { isChanging: true }],
  ['shared', { isShared: true, hasResult: true, hasBirth: true, isChanging: true }],
  // A pregnancy that was entered after a birth is the next one.
  ['stored', { hasResult: true, hasBirth: true }],
  ['changing', { hasResult: true, isChanging: true }],
  ['born', { hasBirth: true, isChanging: true }],
])('is %s with %j', (state, shown) => {
  expect(getDateState({ ...nothing, ...shown })).toBe(state);
});
