/** @jest-environment node */
import { comparisons } from '@/data/comparisons';
import type { ComparisonFacts } from '@/data/comparisons/types';
import { findFetalSize } from './fetal-size';
import { findBabyDrawing, getScaleDrawing } from './scale-drawing';

const area = { width: 270, height: 170 };

const cases = Object.entries<ComparisonFacts>(comparisons).flatMap(
  ([name, { week, sizeCm, measuredLine, groundY }]) => {
    const lengthCm = findFetalSize(week)?.length?.cm;
    const baby = findBabyDrawing(week);
    return lengthCm && baby && sizeCm && measuredLine && groundY
      ? [{ week, name, object: { sizeCm, measuredLine, groundY }, lengthCm, baby }]
      : [];
  },
);

it('draws both comparisons of every week that has a length', () => {
  expect(cases).toHaveLength(2 * (40 - 5));
});

it.each(cases)('draws week $week and $name to the same scale, standing, within the area', (item) => {
  const { object, lengthCm, baby } = item;
  const drawing = getScaleDrawing(lengthCm, baby.aspect, object, area);
  const { x1, y1, x2, y2 } = drawing.measured;
  expect(Math.hypot(x2 - x1, y2 - y1) / drawing.baby.height).toBeCloseTo(object.sizeCm / lengthCm, 6);
  expect(drawing.baby.y + drawing.baby.height).toBeCloseTo(area.height, 6);
  expect(drawing.object.y + (object.groundY / 32) * drawing.object.height).toBeCloseTo(area.height, 6);
  for (const box of [drawing.baby, drawing.object]) {
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.x).toBeGreaterThanOrEqual(-1e-9);
    expect(box.x + box.width).toBeLessThanOrEqual(area.width + 1e-9);
  }
});

it.each(cases)('marks week $week with a ruler of the same scale: $name', ({ object, lengthCm, baby }) => {
  const { marks, ...drawing } = getScaleDrawing(lengthCm, baby.aspect, object, area);
  expect(marks.length).toBeGreaterThanOrEqual(3);
  expect(marks.length).toBeLessThanOrEqual(7);
  for (const { cm, y } of marks) {
    expect((area.height - y) / drawing.baby.height).toBeCloseTo(cm / lengthCm, 6);
  }
});
