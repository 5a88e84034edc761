/** @jest-environment node */
import { findFetalSize } from './find-fetal-size';

it.each([
  [0, undefined, undefined],
  [3, undefined, undefined],
  [4, undefined, undefined],
  [5, 0.3, undefined],
  [11, 4.9, undefined],
  [13, 7.3, undefined],
  [14, 8.6, 100],
  [18, 12.4, 242],
  [19, undefined, 295],
  [20, 25.5, 358],
  [23, 29.4, 606],
  [24, 32.6, 711],
  [40, 49.5, 3617],
  [41, 49.5, 3617],
  [42, 49.5, 3617],
])('gives week %i a length of %p cm and a weight of %p g', (week, cm, g) => {
  expect(findFetalSize(week)?.length?.cm).toBe(cm);
  expect(findFetalSize(week)?.weight?.g).toBe(g);
});

it('names the measure: head to bottom until 18 weeks, head to heel from 20', () => {
  for (let week = 5; week <= 18; week += 1) expect(findFetalSize(week)?.length?.measure).toBe('crown-rump');
  for (let week = 20; week <= 40; week += 1) expect(findFetalSize(week)?.length?.measure).toBe('crown-heel');
});
