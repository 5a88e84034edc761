import { weekTexts } from '@/words/weeks';
import { loadWeekText } from './load-week-text';

it.each(weekTexts.map((text) => [text.week, text] as const))('week %i comes from its own file', async (week, text) => {
  expect(await loadWeekText(week)).toBe(text);
});

it.each([0, 41, 1.5, Number.NaN])('there is no week %d', async (week) => {
  await expect(loadWeekText(week)).rejects.toThrow();
});
