import type { Page } from '@playwright/test';
import { babyDrawings } from '@/data/babies';
import { comparisons } from '@/data/comparisons';
import type { ComparisonFacts } from '@/data/comparisons/types';
import { expect, test } from './fixtures';
import { FULL } from './tags';

const GRID = 32;

const objects = Object.entries<ComparisonFacts>(comparisons).flatMap(([name, { measuredLine, bounds, markShift }]) =>
  measuredLine && bounds ? [{ name, measuredLine, bounds, markShift }] : [],
);

type Line = [number, number, number, number];

/** What a picture covers on its grid, and how much of a line on it is painted. */
async function look(page: Page, name: string, [x1, y1, x2, y2]: Line) {
  return page.evaluate(
    async ({ source, line, grid }) => {
      const perUnit = 16;
      const side = grid * perUnit;
      const image = new Image(side, side);
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, side, side);
      const data = context?.getImageData(0, 0, side, side).data ?? [];
      const isPainted = (x: number, y: number) =>
        x >= 0 && y >= 0 && x < side && y < side && (data[(Math.floor(y) * side + Math.floor(x)) * 4 + 3] ?? 0) > 60;
      const covered = [side, side, 0, 0];
      for (let y = 0; y < side; y += 1) {
        for (let x = 0; x < side; x += 1) {
          if (!isPainted(x, y)) continue;
          covered[0] = Math.min(covered[0] ?? side, x);
          covered[1] = Math.min(covered[1] ?? side, y);
          covered[2] = Math.max(covered[2] ?? 0, x + 1);
          covered[3] = Math.max(covered[3] ?? 0, y + 1);
        }
      }
      const steps = Array.from({ length: 400 }, (_, index) => index / 399);
      const crossed = steps.filter((share) =>
        isPainted((line[0] + (line[2] - line[0]) * share) * perUnit, (line[1] + (line[3] - line[1]) * share) * perUnit),
      ).length;
      return { bounds: covered.map((pixels) => pixels / perUnit), crossed };
    },
    { source: `/pictures/${name}.svg`, line: [x1, y1, x2, y2] as const, grid: GRID },
  );
}

test('every object covers what its data say, and a slanted mark runs beside it', async ({ page }) => {
  await page.goto('/about');
  for (const { name, measuredLine, bounds, markShift = 0 } of objects) {
    const [x1, y1, x2, y2] = measuredLine;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [shiftX, shiftY] = [(-(y2 - y1) / length) * markShift, ((x2 - x1) / length) * markShift];
    const seen = await look(page, name, [x1 + shiftX, y1 + shiftY, x2 + shiftX, y2 + shiftY]);
    for (const [index, edge] of bounds.entries()) {
      expect.soft(Math.abs(edge - (seen.bounds[index] ?? 0)), `${name}, edge ${index}`).toBeLessThanOrEqual(0.35);
    }
    if (markShift !== 0) expect.soft(seen.crossed, name).toBe(0);
    const isStraight = [x2 - x1, y2 - y1].some((extent) => Math.abs(extent) < 0.08 * length);
    expect.soft(isStraight || markShift !== 0, `${name} has a mark`).toBe(true);
  }
});

test('the line from head to heel touches no skin', FULL, async ({ page }) => {
  await page.goto('/about');
  for (const { name, aspect, headToHeel } of babyDrawings) {
    if (!headToHeel) continue;
    const painted = await page.evaluate(
      async ({ source, width, path }) => {
        const perUnit = 8;
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [width * perUnit, 100 * perUnit];
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0, canvas.width, canvas.height);
        const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
        line.setAttribute('d', path);
        const length = line.getTotalLength();
        return Array.from({ length: 300 }, (_, index) => line.getPointAtLength((length * index) / 299)).filter(
          ({ x, y }) => (context?.getImageData(x * perUnit, y * perUnit, 1, 1).data[3] ?? 0) > 60,
        ).length;
      },
      { source: `/babies/${name}.svg`, width: aspect * 100, path: headToHeel.path },
    );
    expect.soft(painted, name).toBe(0);
  }
});

test('the stages of the baby stand in a row, then and now, and lead to their weeks', FULL, async ({ page }) => {
  await page.goto('/development');
  const row = page.getByRole('region', { name: 'Then and now' });
  await expect(row.getByRole('img')).toHaveCount(12);
  await row.scrollIntoViewIfNeeded();
  for (const picture of await row.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('alt', /an embryo|a .*baby|a slim|a plump|a full/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  await row.getByRole('link', { name: 'Week 28' }).click();
  await expect(page).toHaveURL(/\/development\/week-28$/);
});

for (const [week, measure] of [
  [12, 'head to bottom'],
  [28, 'head to heel'],
] as const) {
  test(`week ${week} names how baby and object are measured, and says what dots are`, FULL, async ({ page }) => {
    await page.goto(`/development/week-${week}`);
    const figure = page.getByRole('figure').filter({ has: page.getByRole('img', { name: /^To the same scale/ }) });
    await expect(figure.first()).toContainText(measure);
    const dotted = page.getByText('The dotted line along the baby');
    await expect(dotted).toHaveCount(measure === 'head to heel' ? 1 : 0);
  });
}
