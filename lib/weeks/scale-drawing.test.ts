/** @jest-environment node */
import { babyDrawings } from '@/data/babies';
import { comparisons } from '@/data/comparisons';
import type { ComparisonFacts } from '@/data/comparisons/types';
import { findFetalSize } from './fetal-size';
import { findBabyDrawing, getScaleDrawing } from './scale-drawing';

const area = { width: 270, height: 172 };

const cases = Object.entries<ComparisonFacts>(comparisons).flatMap(([name, facts]) => {
  const { week, sizeCm, measuredLine, bounds, markShift } = facts;
  const length = findFetalSize(week)?.length;
  const baby = findBabyDrawing(week);
  if (!length || !baby || !sizeCm || !measuredLine || !bounds) return [];
  const object = { sizeCm, measuredLine, bounds, ...(markShift !== undefined && { markShift }) };
  return [{ week, name, object, lengthCm: length.cm, measure: length.measure, baby }];
});

it('draws both comparisons of every week that has a length', () => {
  expect(cases).toHaveLength(2 * (40 - 5));
});

it.each(cases)('draws week $week and $name to the same scale', ({ object, lengthCm, baby, measure }) => {
  const { gauge, mark, baby: box } = getScaleDrawing(lengthCm, baby, object, area);
  const unitsPerCm = (gauge.y1 - gauge.y2) / lengthCm;
  // A level or upright mark leaves out the little by which the object's line is slanted.
  expect(Math.hypot(mark.x2 - mark.x1, mark.y2 - mark.y1) / unitsPerCm / object.sizeCm).toBeCloseTo(1, 2);
  const drawn = measure === 'crown-heel' ? ((baby.headToHeel?.length ?? 0) * box.height) / 100 : box.height;
  expect(drawn / unitsPerCm).toBeCloseTo(lengthCm, 6);
  expect(box.width / box.height).toBeCloseTo(baby.aspect, 6);
});

it.each(cases)('keeps week $week and $name within the area, beside each other, the object on the ground', (item) => {
  const { object, lengthCm, baby } = item;
  const drawing = getScaleDrawing(lengthCm, baby, object, area);
  const { oval, ground, mark, gauge } = drawing;
  expect(drawing.object.y + (object.bounds[3] / 32) * drawing.object.height).toBeCloseTo(area.height, 6);
  expect(drawing.object.width).toBe(drawing.object.height);
  expect(oval.cx - oval.rx).toBeGreaterThan(gauge.x1 + 4);
  expect(ground.x1 - (oval.cx + oval.rx)).toBeGreaterThan(4);
  expect(Math.max(ground.x2, mark.x1, mark.x2)).toBeLessThanOrEqual(area.width + 1e-9);
  const topOfObject = area.height - ((object.bounds[3] - object.bounds[1]) / 32) * drawing.object.height;
  expect(Math.min(topOfObject, mark.y1, mark.y2, gauge.y2, oval.cy - oval.ry)).toBeGreaterThanOrEqual(-1e-9);
  expect(oval.cy + oval.ry).toBeLessThanOrEqual(area.height + 10);
});

it.each(cases)('marks $name beside it and never across', ({ object, lengthCm, baby }) => {
  const { mark, object: box } = getScaleDrawing(lengthCm, baby, object, area);
  const unit = box.width / 32;
  const [left, , right, bottom] = object.bounds;
  const isBelow = Math.min(mark.y1, mark.y2) > box.y + bottom * unit;
  const isBeside =
    Math.min(mark.x1, mark.x2) > box.x + right * unit || Math.max(mark.x1, mark.x2) < box.x + left * unit;
  // A slanted mark may cut the corner of the bounds. That it clears the picture is tested with its pixels.
  const isSlanted = object.markShift !== undefined;
  expect(isBelow || isBeside || isSlanted).toBe(true);
});

it('floats a baby that is measured along its curled body, and stands one that is measured by its height', () => {
  const find = (week: number) => cases.find((item) => item.week === week);
  const draw = (week: number) => {
    const item = find(week);
    if (!item) throw new RangeError(`${week}`);
    const { baby } = getScaleDrawing(item.lengthCm, item.baby, item.object, area);
    return area.height - (baby.y + baby.height);
  };
  expect(draw(12)).toBeCloseTo(0, 6);
  expect(draw(30)).toBeGreaterThan(5);
});

it.each(cases)('marks week $week with a ruler of the same scale: $name', ({ object, lengthCm, baby }) => {
  const { marks, gauge } = getScaleDrawing(lengthCm, baby, object, area);
  expect(marks.length).toBeGreaterThanOrEqual(3);
  expect(marks.length).toBeLessThanOrEqual(7);
  for (const { cm, y } of marks) {
    expect((area.height - y) / (gauge.y1 - gauge.y2)).toBeCloseTo(cm / lengthCm, 6);
  }
});

it('marks the ruler from the ground up, in round and even steps', () => {
  const rulerOf = (babyCm: number, sizeCm: number) =>
    getScaleDrawing(
      babyCm,
      { aspect: 0.4 },
      { sizeCm, measuredLine: [2, 16, 30, 16], bounds: [2, 2, 30, 30] },
      area,
    ).marks.map(({ cm }) => cm);
  expect(rulerOf(25.5, 24)).toEqual([0, 5, 10, 15, 20, 25]);
  expect(rulerOf(0.3, 0.3)).toEqual([0, 0.1, 0.2, 0.3]);
});

it.each([
  [4, undefined],
  [5, 'week-05'],
  [6, 'week-07'],
  [9, 'week-08'],
  [10, 'week-10'],
  [13, 'week-12'],
  [18, 'week-16'],
  [20, 'week-20'],
  [26, 'week-24'],
  [27, 'week-28'],
  [37, 'week-36'],
  [40, 'week-40'],
  [41, undefined],
])('draws the baby of week %i as %p', (week, name) => {
  expect(findBabyDrawing(week)?.name).toBe(name);
});

it('draws a line from head to heel where the length is one, and nowhere else', () => {
  for (const { fromWeek, toWeek, headToHeel } of babyDrawings) {
    for (let week = fromWeek; week <= toWeek; week += 1) {
      const measure = findFetalSize(week)?.length?.measure;
      if (measure) expect([week, headToHeel !== undefined]).toEqual([week, measure === 'crown-heel']);
    }
  }
});

describe('the line from head to heel', () => {
  const drawings = babyDrawings.flatMap(({ name, headToHeel }) => (headToHeel ? [{ name, ...headToHeel }] : []));

  it.each(drawings)('of $name is as long as its data say', ({ path, length }) => {
    const points = flatten(path);
    const measured = points.slice(1).reduce((sum, point, index) => {
      const before = points[index] ?? point;
      return sum + Math.hypot(point[0] - before[0], point[1] - before[1]);
    }, 0);
    expect(measured / length).toBeCloseTo(1, 3);
  });

  it.each(drawings)('of $name runs from the crown to the heel', ({ path }) => {
    const points = flatten(path);
    expect(points[0]?.[1]).toBeLessThan(3);
    expect(points.at(-1)?.[1]).toBeGreaterThan(80);
  });
});

type Point = [number, number];

/** Points of SVG path data, a 50th of each curve apart. The data are a start and curves relative to where each begins. */
function flatten(path: string): Point[] {
  const [, start = '', curves = ''] = path.match(/^M([^a-zA-Z]+)c([^a-zA-Z]+)$/) ?? [];
  const read = (text: string) => (text.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
  const [x = Number.NaN, y = Number.NaN] = read(start);
  const numbers = read(curves);
  expect(numbers.length % 6).toBe(0);
  const points: Point[] = [[x, y]];
  for (let index = 0; index < numbers.length; index += 6) {
    const from = points.at(-1) ?? [x, y];
    const toPoint = (offset: number): Point => [
      from[0] + (numbers[index + offset] ?? Number.NaN),
      from[1] + (numbers[index + offset + 1] ?? Number.NaN),
    ];
    points.push(...cutCurve(from, toPoint(0), toPoint(2), toPoint(4)));
  }
  return points;
}

const mix = (a: Point, b: Point, share: number): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];

function cutCurve(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: 50 }, (_, step) => {
    const share = (step + 1) / 50;
    const [ab, bc, cd] = [mix(a, b, share), mix(b, c, share), mix(c, d, share)];
    return mix(mix(ab, bc, share), mix(bc, cd, share), share);
  });
}
