/** @jest-environment node */
import type { DayMeaning, TaskDay } from '@/data/after-birth/papers';
import { describeDate, describeDay, describeMeaning } from './describe-day';
import { datePaper, type Paper } from './papers';

const paper = (day: TaskDay | undefined, task: Paper['task'] = 'register'): Paper => ({ task, region: 'ON', day });
const birthday = new Date(2027, 3 /* Apr */, 3);
const vaccines = paper({ daysAfterBirth: 104, meaning: 'too-late-after' }, 'first-vaccines');

it.each<[number, DayMeaning, string]>([
  [30, 'by-law', 'By law within 30 days of the birth'],
  [5, 'free-until', 'Free until 5 days after the birth'],
  [30, 'no-fee-until', 'No fee until 30 days after the birth'],
  [365, 'usual-way-ends', 'The usual way ends one year after the birth'],
  [42, 'usual', 'Usually about 6 weeks after the birth'],
  [104, 'too-late-after', 'Cannot begin later than 14 weeks 6 days after the birth'],
])('says what day %i means: %s', (daysAfterBirth, meaning, expected) => {
  expect(describeDay(paper({ daysAfterBirth, meaning }))).toBe(expected);
});

it('says of the vaccines when they are due, and below it the last day of the drops', () => {
  expect(describeDay(vaccines)).toMatch(/^At 2 months\..*14 weeks 6 days\.$/);
  const on = (month: number, day: number) => {
    const dated = datePaper(vaccines, birthday, new Date(2027, month - 1, day));
    return [describeDate(dated), describeMeaning(dated)];
  };
  expect(on(4, 9)).toEqual([
    expect.stringMatching(/^about Thursday, June\s3, 2027$/),
    expect.stringMatching(/must start by Friday, July\s16, 2027/),
  ]);
  expect(on(6, 4)).toEqual([
    expect.stringMatching(/^Due since Thursday, June\s3, 2027\. Late is possible: book it now/),
    expect.stringMatching(/must start by Friday, July\s16, 2027/),
  ]);
  expect(on(7, 17)).toEqual([
    expect.stringMatching(/book it now/),
    expect.stringMatching(/had to start by Friday, July\s16, 2027/),
  ]);
});

it('says below a date what it means, and nothing where it is only the usual one', () => {
  const below = (meaning: DayMeaning) =>
    describeMeaning(datePaper(paper({ daysAfterBirth: 30, meaning }), birthday, birthday));
  expect(below('by-law')).toBe('By law within 30 days of the birth');
  expect(below('usual')).toBe('');
  expect(describeMeaning(paper({ daysAfterBirth: 30, meaning: 'usual' }))).toBe(
    'Usually about 30 days after the birth',
  );
});

it('says nothing where there is no day, or no birthday', () => {
  expect(describeDay(paper(undefined))).toBeUndefined();
  expect(describeDate(datePaper(paper({ daysAfterBirth: 30, meaning: 'by-law' }), undefined, birthday))).toBe('');
});

it('counts the days that are left to the last one, and says that late is possible after it', () => {
  const on = (month: number, day: number) =>
    describeDate(
      datePaper(paper({ daysAfterBirth: 30, meaning: 'by-law' }), birthday, new Date(2027, month - 1, day, 22)),
    );
  expect(on(4, 9)).toMatch(/^by Monday, May\s3, 2027 · 24 days left$/);
  expect(on(5, 2)).toMatch(/ · 1 day left$/);
  expect(on(5, 3)).toMatch(/ · today is the last day$/);
  expect(on(5, 4)).toMatch(/^The day was Monday, May\s3, 2027\. Late is possible/);
});

it.each<[DayMeaning, RegExp]>([
  ['by-law', /Late is possible/],
  ['no-fee-until', /Late is possible/],
  ['free-until', /Late is possible/],
  ['usual-way-ends', /Late is possible/],
  ['usual', /Late is possible/],
  ['too-late-after', /^(?!.*Late is possible)/],
])('says once a day has passed what is possible: %s', (meaning, expected) => {
  const text = describeDate(datePaper(paper({ daysAfterBirth: 10, meaning }), birthday, new Date(2027, 4, 20)));
  expect(text).toMatch(expected);
  expect(text).toMatch(/April\s13, 2027/);
});
