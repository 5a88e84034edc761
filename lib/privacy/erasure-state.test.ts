/** @jest-environment node */
import { type ErasureAction, initialErasureState, reduceErasure } from './erasure-state';

const erased: ErasureAction = { type: 'erased', erased: ['pregnancy'], isAllowed: true };

it('asks before it erases, and says what was erased', () => {
  const asking = reduceErasure(initialErasureState, { type: 'asked' });
  expect(asking).toEqual({ status: 'asking' });
  expect(reduceErasure(asking, erased)).toEqual({ status: 'over', erased: ['pregnancy'], isAllowed: true });
});

it('erases nothing unasked, and nothing after the visitor kept it', () => {
  expect(reduceErasure(initialErasureState, erased)).toEqual(initialErasureState);
  const kept = reduceErasure({ status: 'asking' }, { type: 'kept' });
  expect(reduceErasure(kept, erased)).toEqual(initialErasureState);
});

it('can be done again later', () => {
  const over = reduceErasure({ status: 'asking' }, erased);
  expect(reduceErasure(over, { type: 'asked' })).toEqual({ status: 'asking' });
});
