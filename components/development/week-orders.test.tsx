import { render } from '@testing-library/react';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { countWords, listOpenSentences } from '@/scripts/testing/open-text';
import { WeekPage } from './week-page';

const weeks = Array.from({ length: 40 }, (_, index) => index + 1);
const order = /\b(call|phone|go to (emergency|the hospital)|911|go now)\b|(tell|let) your provider/i;

it.each(weeks)('orders are at most 15 %% of the open words of week %i, and none stands there twice', (week) => {
  const record = findWeeklyRecord(week);
  if (!record) throw new Error(`week ${week} is missing`);
  const sentences = listOpenSentences(render(<WeekPage record={record} />).container);
  const orders = sentences.filter((sentence) => order.test(sentence));
  // The line that opens the list is one of them.
  expect(orders).toContain(`When to call in week ${week}`);
  expect(countWords(orders) / countWords(sentences)).toBeLessThanOrEqual(0.15);
  expect(new Set(orders).size).toBe(orders.length);
});
