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

it.each(cases)('draws week $week and $name as large as the area allows, side by side in its middle', (item) => {
  const { object, lengthCm, baby } = item;
  const drawing = getScaleDrawing(lengthCm, baby.aspect, object, area);
  const objectEnd = drawing.object.x + drawing.object.width;
  expect(drawing.baby.x).toBeCloseTo(area.width - objectEnd, 6);
  expect(drawing.object.x - (drawing.baby.x + drawing.baby.width)).toBeCloseTo(area.width * 0.08, 6);
  expect(drawing.baby.width / drawing.baby.height).toBeCloseTo(baby.aspect, 6);
  const tallest = Math.max(drawing.baby.height, area.height - drawing.object.y);
  const fills = [objectEnd / area.width, tallest / (area.height * 0.92)];
  expect(Math.max(...fills)).toBeCloseTo(1, 6);
});

it.each(cases)('measures $name where its picture shows the length', ({ object, lengthCm, baby }) => {
  const { measured, object: box } = getScaleDrawing(lengthCm, baby.aspect, object, area);
  const onGrid = [measured.x1 - box.x, measured.y1 - box.y, measured.x2 - box.x, measured.y2 - box.y];
  for (const [index, units] of onGrid.entries()) {
    expect((units / box.width) * 32).toBeCloseTo(object.measuredLine[index] ?? Number.NaN, 6);
  }
  expect(box.height).toBe(box.width);
});

it.each(cases)('marks week $week with a ruler of the same scale: $name', ({ object, lengthCm, baby }) => {
  const { marks, ...drawing } = getScaleDrawing(lengthCm, baby.aspect, object, area);
  expect(marks.length).toBeGreaterThanOrEqual(3);
  expect(marks.length).toBeLessThanOrEqual(7);
  for (const { cm, y } of marks) {
    expect((area.height - y) / drawing.baby.height).toBeCloseTo(cm / lengthCm, 6);
  }
});

it('marks the ruler from the ground up, in round and even steps', () => {
  const object = { sizeCm: 24, measuredLine: [2, 16, 30, 16], groundY: 30 } as const;
  const rulerOf = (babyCm: number, sizeCm: number) =>
    getScaleDrawing(babyCm, 0.4, { ...object, measuredLine: [...object.measuredLine], sizeCm }, area).marks.map(
      ({ cm }) => cm,
    );
  expect(rulerOf(25.5, 24)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(rulerOf(0.3, 0.3)).toEqual([0, 0.1, 0.2, 0.3]);
});

it.each([
  [4, undefined],
  [5, 'embryo-earliest'],
  [6, 'embryo-early'],
  [7, 'embryo'],
  [9, 'embryo'],
  [10, 'fetus-early'],
  [40, 'fetus-term'],
  [41, undefined],
])('draws the baby of week %i as %p', (week, name) => {
  expect(findBabyDrawing(week)?.name).toBe(name);
});
