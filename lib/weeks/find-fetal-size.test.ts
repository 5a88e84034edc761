/** @jest-environment node */
import { findFetalSize } from './find-fetal-size';

it.each([
  [0, undefined, undefined],
  [3, undefined, undefined],
  [4, undefined, undefined],
  [5, 0.2, undefined],
  [11, 4.4, undefined],
  [13, 6.8, undefined],
  [14, 8.1, 90],
  [18, 12, 222],
  [19, undefined, 272],
  [20, 25, 330],
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
