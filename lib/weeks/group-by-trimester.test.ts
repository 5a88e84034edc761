/** @jest-environment node */
import { groupByTrimester } from './group-by-trimester';

it('puts each week into the trimester in which it begins, and leaves out trimesters without any', () => {
  const weeks = Array.from({ length: 40 }, (_, index) => ({ week: index + 1 }));
  const groups = groupByTrimester(weeks);
  expect(groups.map(({ trimester, weeks }) => [trimester, weeks[0]?.week, weeks.at(-1)?.week])).toEqual([
    [1, 1, 12],
    [2, 13, 25],
    [3, 26, 40],
  ]);
  expect(groups.flatMap(({ weeks }) => weeks)).toEqual(weeks);
  expect(groupByTrimester([{ week: 20 }])).toEqual([{ trimester: 2, weeks: [{ week: 20 }] }]);
});
