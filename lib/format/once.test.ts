/** @jest-environment node */

import { once } from './once';

it('makes a value when it is first asked for, and only then', () => {
  const make = jest.fn(() => ({ made: true }));
  const get = once(make);
  expect(make).not.toHaveBeenCalled();
  expect(get()).toBe(get());
  expect(make).toHaveBeenCalledTimes(1);
});
