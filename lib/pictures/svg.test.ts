/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { getIconSvg, getPictureSvg, stripSvgTag } from './svg';

it('rounds the corners of an icon unless the system does', () => {
  expect(getIconSvg(false)).toContain('rx="7"');
  expect(getIconSvg(true)).not.toContain('rx=');
});

it("takes our own drawing where there is one, and else the set's", () => {
  expect(getPictureSvg('beaver')).toBe(readFileSync('data/pictures/beaver.svg', 'utf8'));
  expect(existsSync('data/pictures/snowflake.svg')).toBe(false);
  expect(getPictureSvg('snowflake')).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 32 32"><.+><\/svg>$/);
});

it.each([
  ['after a line end', '\n<svg>\n<path/></svg>\n\n', '\n<path/>'],
  ['around another svg', '<svg id="a"><svg id="b"><path/></svg><g/></svg>', '<svg id="b"><path/></svg><g/>'],
])('takes off only the outermost tag: %s', (_case, svg, inside) => {
  expect(stripSvgTag(svg)).toBe(inside);
});
