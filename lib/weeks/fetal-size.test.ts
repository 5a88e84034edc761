/** @jest-environment node */
import { fetalSizes } from '@/data/fetal-size';
import {
  describeSize,
  findFetalSize,
  findHeartRateText,
  hasLength,
  listSizeMethods,
  listSizeNotes,
} from './fetal-size';

describe('describeSize', () => {
  it.each([
    [5, 'up to 0.3 cm', '0.1 in, head to bottom, without the legs'],
    [6, '0.6 cm', '0.2 in, head to bottom, without the legs'],
    [18, '12.4 cm', '4.9 in, head to bottom, without the legs'],
    [20, '25.5 cm', '10 in, head to heel, with the legs'],
    [40, '49.5 cm', '19.5 in, head to heel, with the legs'],
    [42, '49.5 cm', '19.5 in, head to heel, with the legs'],
  ])('says of the length in week %i: %s, %s', (week, value, detail) => {
    expect(describeSize(week).length).toEqual({ value, detail });
  });

  it.each([
    [14, '100 g', '3.5 oz'],
    [19, '295 g', '10.5 oz'],
    [22, '512 g', '1 lb 2 oz'],
    [38, '3,277 g', '7 lb 4 oz'],
    [39, 'about 3.5 kg', 'about 7 lb 11 oz'],
    [40, '3,617 g', '8 lb'],
  ])('says of the weight in week %i: %s, %s', (week, value, detail) => {
    expect(describeSize(week).weight).toEqual({ value, detail });
  });

  it('has no figure where no chart has one, and the notes say why there is no length', () => {
    expect(describeSize(4)).toEqual({ length: undefined, weight: undefined });
    expect(describeSize(13)).toMatchObject({ length: { value: '7.3 cm' }, weight: undefined });
    expect(describeSize(19)).toMatchObject({ length: undefined, weight: { value: '295 g' } });
    expect(listSizeNotes(4)).toEqual(['It is too early to measure a length.']);
    expect(listSizeNotes(5).join()).not.toContain('too early');
    expect(listSizeNotes(19)[0]).toMatch(/^This week falls between two ways of measuring/);
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
      expect(notes).toContain(
        week < 40 ? 'About the middle of the week. Every baby has its own pace.' : 'Figures for 40 weeks 0 days',
      );
      expect(notes.includes('another chart')).toBe(week === 23 || week === 24);
      expect(listSizeMethods(week)).not.toEqual([]);
    }
    expect(listSizeNotes(23)).toContain(
      'From week 24 the figure comes from another chart, so the step looks bigger than it is.',
    );
    expect(listSizeNotes(24)).toContain(
      'From this week the figure comes from another chart, so the step looks bigger than it is.',
    );
  });

  it('nowhere says that half of babies are bigger', () => {
    for (let week = 0; week <= 42; week += 1) {
      expect([...listSizeNotes(week), ...listSizeMethods(week)].join(' ')).not.toMatch(/half|median/i);
    }
  });
});

describe('findFetalSize', () => {
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
});

describe('findHeartRateText', () => {
  it.each([
    [0, 'No figure yet'],
    [5, 'No figure yet'],
    [6, 'Speeding up'],
    [8, 'Speeding up'],
    [9, 'Fast'],
    [14, 'Fast'],
    [15, '110 to 160 beats a minute'],
    [24, '110 to 160 beats a minute'],
    [25, '110 to 160 beats a minute'],
    [42, '110 to 160 beats a minute'],
  ])('says of the heart in week %i: %s', (week, value) => {
    expect(findHeartRateText(week)?.value).toBe(value);
  });

  it('has a figure for a range only from 15 weeks, none before 9, and calls none of them normal or typical', () => {
    for (let week = 0; week <= 42; week += 1) {
      const { value = '', detail = '', sources = [] } = findHeartRateText(week) ?? {};
      const text = `${value} ${detail}`;
      expect(/\d+ to \d+/.test(text)).toBe(week >= 15);
      if (week >= 6 && week < 9) expect(text).not.toMatch(/\d/);
      expect(text).not.toMatch(/normal|typical/i);
      expect(sources).not.toEqual([]);
    }
  });
});
