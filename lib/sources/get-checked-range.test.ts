/** @jest-environment node */
import { getCheckedRange } from './get-checked-range';

const checkedOn = (...days: string[]) => days.map((checked) => ({ checked }));

it('finds the first and the last day, also across years', () => {
  expect(getCheckedRange(checkedOn('2026-11-21', '2025-12-31', '2027-01-02'))).toEqual({
    first: '2025-12-31',
    last: '2027-01-02',
  });
});

it('is one day twice where all were checked together', () => {
  expect(getCheckedRange(checkedOn('2026-11-21'))).toEqual({ first: '2026-11-21', last: '2026-11-21' });
});

it('knows no range of nothing', () => {
  expect(() => getCheckedRange([])).toThrow(RangeError);
});
