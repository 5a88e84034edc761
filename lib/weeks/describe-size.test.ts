/** @jest-environment node */
import { fetalSizes } from '@/data/fetal-size';
import { describeSize } from './describe-size';
import { hasLength } from './has-length';
import { listSizeMethods, listSizeNotes } from './list-size-notes';

it.each([
  [4, 'Too small', 'to measure'],
  [5, 'up to 0.3 cm', '0.1 in, head to bottom'],
  [6, '0.6 cm', '0.2 in, head to bottom'],
  [18, '12.4 cm', '4.9 in, head to bottom'],
  [19, 'No figure', 'between two ways of measuring'],
  [20, '25.5 cm', '10 in, head to heel'],
  [40, '49.5 cm', '19.5 in, head to heel'],
  [42, '49.5 cm', '19.5 in, head to heel'],
])('says of the length in week %i: %s, %s', (week, value, detail) => {
  expect(describeSize(week).length).toEqual({ value, detail });
});

it.each([
  [4, 'No figure', 'before week 14'],
  [13, 'No figure', 'before week 14'],
  [14, '100 g', '3.5 oz'],
  [19, '295 g', '10.5 oz'],
  [22, '512 g', '1 lb 2 oz'],
  [38, '3,277 g', '7 lb 4 oz'],
  [39, 'about 3.5 kg', 'about 7 lb 11 oz'],
  [40, '3,617 g', '8 lb'],
])('says of the weight in week %i: %s, %s', (week, value, detail) => {
  expect(describeSize(week).weight).toEqual({ value, detail });
});

it('has no length in weeks 0 to 4 and 19, and one in all others', () => {
  for (let week = 0; week <= 42; week += 1) expect([week, hasLength(week)]).toEqual([week, week > 4 && week !== 19]);
});

it('grows from week to week', () => {
  for (const measure of ['crown-rump', 'crown-heel']) {
    const lengths = fetalSizes.flatMap(({ length }) => (length?.measure === measure ? [length.cm] : []));
    expect(lengths).toEqual([...new Set(lengths)].sort((one, other) => one - other));
  }
  const weights = fetalSizes.flatMap(({ weight }) => (weight ? [weight.g] : []));
  expect(weights).toEqual([...new Set(weights)].sort((one, other) => one - other));
});

it('says of every figure for which day it stands, and explains the step from week 23 to 24 on both', () => {
  for (let week = 5; week <= 42; week += 1) {
    const notes = listSizeNotes(week).join(' ');
    expect(notes).toContain(week < 40 ? 'About the middle of the week; babies differ.' : 'Figures for 40 weeks 0 days');
    expect(notes.includes('another chart')).toBe(week === 23 || week === 24);
    expect(listSizeMethods(week)).not.toEqual([]);
  }
  expect(listSizeNotes(23)).toContain(
    'From week 24 the figure comes from another chart, so the step looks bigger than it is.',
  );
  expect(listSizeNotes(24)).toContain(
    'From this week the figure comes from another chart, so the step looks bigger than it is.',
  );
  for (const week of [0, 4, 19]) expect(listSizeNotes(week)).toContain('There is no length to compare.');
});

it('nowhere says that half of babies are bigger', () => {
  for (let week = 0; week <= 42; week += 1) {
    expect([...listSizeNotes(week), ...listSizeMethods(week)].join(' ')).not.toMatch(/half|median/i);
  }
});
