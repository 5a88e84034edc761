/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { babyDrawings } from '@/data/babies';
import { birthMonthPictures } from '@/data/birth/birth-month-pictures';
import { pictureNames } from '@/data/pictures';
import { getBabySvg, getPictureSvg, stripSvgTag } from './svg';

it.each(pictureNames)('the picture %s exists, on its grid, and runs nothing', (name) => {
  const svg = getPictureSvg(name);
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 32 32"/);
  expect(svg).not.toMatch(/<script|\son\w+=|href=|<text|<image/i);
});

it('has no drawing that nothing shows', () => {
  const drawings = readdirSync('data/pictures').filter((file) => file.endsWith('.svg'));
  expect(drawings.filter((file) => !pictureNames.includes(file.replace('.svg', '')))).toEqual([]);
});

it.each(Object.values(birthMonthPictures).flatMap(({ birthstone, flower }) => [birthstone, flower]))(
  'the picture of a month, %s, is light',
  (name) => {
    expect(getPictureSvg(name).length).toBeLessThan(3_000);
  },
);

it('names the picture that is missing', () => {
  expect(() => getPictureSvg('no-such-thing')).toThrow("No picture is called 'no-such-thing'");
});

it.each(babyDrawings)('the baby of weeks $fromWeek to $toWeek is as wide as its data say', ({ name, aspect }) => {
  const [, width, height] = getBabySvg(name).match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? [];
  expect(Number(width) / Number(height)).toBeCloseTo(aspect, 2);
});

it.each(babyDrawings)('the drawing $name is light, runs nothing, and has ids of its own', ({ name }) => {
  const svg = getBabySvg(name);
  expect(svg.length).toBeLessThanOrEqual(12_000);
  expect(gzipSync(svg).length).toBeLessThanOrEqual(4_000);
  expect(svg).not.toMatch(/<script|\son\w+=|href="(?!#)|<text|<image/i);
  // Two stages may stand in one page.
  for (const [, id] of svg.matchAll(/\sid="([^"]+)"/g)) expect(id).toMatch(/^w\d+[a-z]/);
});

it('leaves what is inside the outermost tag', () => {
  expect(stripSvgTag('<svg viewBox="0 0 32 32"><g><path d="M0 0"/></g></svg>\n')).toBe('<g><path d="M0 0"/></g>');
});
