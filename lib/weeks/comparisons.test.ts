/** @jest-environment node */
import { comparisons as facts } from '@/data/comparisons';
import { comparisons as words } from '@/words/comparisons';
import { getComparisonHeading, listComparisons } from './comparisons';
import { findFetalSize } from './fetal-size';

const comparisons = Array.from({ length: 40 }, (_, index) => listComparisons(index + 1)).flat();

it('has words for every comparison, and no others', () => {
  expect(Object.keys(words)).toEqual(Object.keys(facts));
});

it('has for every comparison a title that is its name', () => {
  const others = comparisons.filter(({ name, title }) => title.slice(1) !== name.slice(1) || !/^\p{Lu}/u.test(title));
  expect(others).toEqual([]);
});

const differences = comparisons.flatMap(({ week, name, description, sizeCm = 0 }) => {
  const cm = findFetalSize(week)?.length?.cm;
  return cm ? [{ week, name, description, longerBy: cm - sizeCm }] : [];
});

it.each(
  differences.flatMap((difference) => {
    const [, from, to, word] =
      difference.description.match(/baby is (?:about |almost |now )*(?:(\d) or )?(\d) cm (longer|shorter)/) ?? [];
    return to ? [{ ...difference, from: Number(from ?? to), to: Number(to), word }] : [];
  }),
)('$name says in week $week by how much the baby is longer or shorter', ({ longerBy, from, to, word }) => {
  expect(longerBy > 0).toBe(word === 'longer');
  expect(Math.abs(longerBy)).toBeGreaterThanOrEqual(from - 0.5);
  expect(Math.abs(longerBy)).toBeLessThanOrEqual(to + 0.5);
});

it.each(differences)('$name says nothing else of the baby in week $week than the figures do', (comparison) => {
  const { description, longerBy } = comparison;
  if (/\blonger\b/.test(description)) expect(longerBy).toBeGreaterThan(0);
  if (/\bshorter\b/.test(description) && !/or still shorter/.test(description)) expect(longerBy).toBeLessThan(0);
  if (/\b(same|as long as that)\b/.test(description)) expect(Math.abs(longerBy)).toBeLessThanOrEqual(1);
});

it('calls nothing a size of the baby in the weeks without a length', () => {
  for (const { week, description } of comparisons.filter(({ week }) => week === 4 || week === 19)) {
    expect([week, description]).toEqual([week, expect.stringMatching(/too small to measure|not a measure|no length/)]);
  }
});

it.each([
  [20, 2, 'Your baby is the size of...'],
  [5, 1, 'Your baby is the size of...'],
  [19, 2, 'Pictures for this week'],
  [4, 2, 'Pictures for this week'],
  [0, 1, 'A picture for this week'],
])('puts above the comparisons of week %i, %i of them: %s', (week, count, heading) => {
  expect(getComparisonHeading(week, count)).toBe(heading);
});
