import { render } from '@testing-library/react';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { countWords, listOpenSentences } from '@/scripts/testing/open-text';
import { WeekPage } from './week-page';

const weeks = Array.from({ length: 40 }, (_, index) => index + 1);
const order = /\bappelez|^Quand appeler|\ballez (à l’hôpital|à l’urgence)|911|dites-le/i;

it.each(weeks)(
  'orders are at most 15 %% of the open words of week %i in French, and none stands there twice',
  (week) => {
    const record = findWeeklyRecord(week);
    if (!record) throw new Error(`week ${week} is missing`);
    const sentences = listOpenSentences(render(<WeekPage record={record} />).container);
    const orders = sentences.filter((sentence) => order.test(sentence));
    // The line that opens the list is one of them.
    expect(orders).toContain(`Quand appeler à la semaine ${week}`);
    expect(countWords(orders) / countWords(sentences)).toBeLessThanOrEqual(0.15);
    expect(new Set(orders).size).toBe(orders.length);
  },
);
