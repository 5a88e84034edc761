/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { TelephoneNumber } from '@/data/health-lines';
import { type CareLineId, careLines } from '.';

/** What somebody else than the service or an official page shows is printed from this year on. */
const OLDEST_YEAR_OF_OTHERS = 2023;

const listed = readFileSync('docs/facts-to-confirm.md', 'utf8').split('\n');

const ids = Object.keys(careLines) as CareLineId[];
const listNumbers = (id: CareLineId): TelephoneNumber[] => {
  const { numbers, textNumber } = careLines[id];
  return [...numbers, ...(textNumber ? [textNumber] : [])];
};
/** Digits without the 1 of North America, which some print. */
const toDigits = (text: string) => text.replace(/\D/g, '').replace(/^1(?=\d{10})/, '');

describe.each(ids)('%s', (id) => {
  const { numbers, url, shownBy, year } = careLines[id];

  it('has numbers that the service, an official page or a page of at most three years shows', () => {
    if (listNumbers(id).length > 0 && shownBy === 'other') {
      expect(year).toBeGreaterThanOrEqual(OLDEST_YEAR_OF_OTHERS);
    }
  });

  it('can be reached: by a number or on its page', () => {
    expect(numbers.length > 0 || url !== undefined).toBe(true);
  });

  it('dials what it prints', () => {
    for (const { printed, dialled } of listNumbers(id)) {
      expect(dialled).toMatch(/^(\+1\d{10}|\d{3}|310\d{4})\b/);
      expect(toDigits(dialled)).toBe(toDigits(printed));
    }
  });

  it('is in docs/facts-to-confirm.md with each number and its year', () => {
    for (const { printed } of listNumbers(id)) {
      const lines = listed.filter((line) => line.startsWith('| ') && line.includes(printed));
      expect(lines.join('\n')).toContain(String(year ?? 'undated'));
    }
  });
});
