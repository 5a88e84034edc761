/** @jest-environment node */
import { getBabySize } from './get-baby-size';

describe('getBabySize', () => {
  it.each([
    // weeks, cm, inch, g, oz: both sides of each piece of the formula
    [0, 0, 0, 0, 0],
    [2, 0, 0, 0, 0],
    [3, 0.5, 0.2, 0.5, 0.02],
    [9, 3.5, 1.38, 3.5, 0.12],
    [10, 4, 1.57, 4, 0.14],
    [11, 5.5, 2.17, 14, 0.49],
    [17, 14.5, 5.71, 74, 2.61],
    [18, 16, 6.3, 84, 2.96],
    [19, 17.3, 6.81, 184, 6.49],
    [25, 25.1, 9.88, 784, 27.65],
    [26, 26.4, 10.39, 884, 31.18],
    [27, 26.8, 10.55, 1084, 38.24],
    [33, 31.6, 12.44, 2284, 80.56],
    [34, 32.4, 12.76, 2484, 87.62],
    [35, 32.5, 12.8, 2684, 94.67],
    [40, 35, 13.78, 3684, 129.95],
    [42, 36, 14.17, 4084, 144.06],
  ])('gives week %i %d cm (%d in) and %d g (%d oz)', (weeks, cm, inch, g, oz) => {
    expect(getBabySize(weeks)).toEqual({ length: { cm, inch }, weight: { g, oz } });
  });
});
