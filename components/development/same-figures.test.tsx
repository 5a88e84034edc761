/** @jest-environment node */
import { addDays } from 'date-fns';
import { renderToStaticMarkup } from 'react-dom/server';
import { PregnancyStats } from '@/components/calculator/journey/pregnancy-stats';
import { SummaryView } from '@/components/calculator/summary-view';
import { WeekDrawing } from '@/components/development/week-drawing';
import { WeekDevelopment } from '@/components/timeline/week-development';
import { describePregnancy } from '@/lib/pregnancy/pregnancy';
import { describeWeekPage } from '@/lib/site/page-descriptions';
import { listWeekOverviews } from '@/lib/weeks/week-overviews';
import { findWeeklyRecord } from '@/lib/weeks/week-record';
import { asLongAs } from '@/words/development/week-drawing';
import { WeekCard } from './week-card';
import { WeekPage } from './week-page';

const LMP = new Date(2026, 8 /* Sep */, 1);
const overviews = listWeekOverviews();
const weeks = Array.from({ length: 43 }, (_, week) => week);
const withoutLength = [0, 1, 2, 3, 4, 19];

/** All text of a page, each element's apart from the next. */
const readText = (html: string) =>
  html
    .replace(/<[^>]+>/g, '|')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/&#x27;/g, "'");

/** What a page says beside a term of its figures. */
const figureOf = (html: string, term: string) =>
  readText(html)
    .match(new RegExp(`\\|${term}\\|+([^|]+)\\|+([^|]*)`))
    ?.slice(1);

const drawingOf = (html: string) => html.match(/aria-label="To the same scale: ([^"]+)"/)?.[1];

function readCalculator(week: number) {
  const pregnancy = describePregnancy(addDays(LMP, 280), addDays(LMP, week * 7 + 3));
  return {
    drawing: renderToStaticMarkup(<WeekDrawing week={Math.min(40, Math.max(1, week))} asLongAs={asLongAs} />),
    summary: renderToStaticMarkup(<SummaryView pregnancy={pregnancy} />),
    journey: renderToStaticMarkup(<PregnancyStats pregnancy={pregnancy} />),
  };
}

it.each(weeks)('the calculator and the page of week %i give the same length, weight and comparison', (week) => {
  const shownWeek = Math.min(40, Math.max(1, week));
  const record = findWeeklyRecord(shownWeek);
  if (!record) throw new Error(`week ${shownWeek} is missing`);
  const page = renderToStaticMarkup(<WeekPage record={record} />);
  const { drawing, summary, journey } = readCalculator(week);

  for (const term of ['Length', 'Weight']) {
    const isKnown = term === 'Length' ? !withoutLength.includes(week) : week >= 14;
    expect(figureOf(summary, term) !== undefined).toBe(isKnown);
    expect(figureOf(journey, term)).toEqual(figureOf(summary, term));
    // On the page of the week each stands within a line.
    for (const part of figureOf(summary, term) ?? []) expect(readText(page)).toContain(part);
  }
  expect(drawingOf(drawing)).toBe(drawingOf(page));
  expect(drawingOf(page) === undefined).toBe(withoutLength.includes(week));
  for (const html of [page, summary]) {
    const text = readText(html);
    expect(text.includes('Your baby is the size of...')).toBe(!withoutLength.includes(week));
    expect(/\|(A picture|Pictures) for this week\|/.test(text)).toBe(withoutLength.includes(week));
    for (const { description } of record.canadianSizeComparisons) {
      expect(text.replace(/[|]/g, '')).toContain(description);
    }
  }
});

it.each(overviews)('the lists call a thing as long as the baby of week $week only if it is', (overview) => {
  const { week, comparison } = overview;
  const words = withoutLength.includes(week)
    ? `A picture for this week: ${comparison.name}`
    : `As long as ${comparison.name}`;
  const card = renderToStaticMarkup(<WeekCard overview={overview} time={undefined} isLoading={false} />);
  const timeline = renderToStaticMarkup(<WeekDevelopment overview={overview} />);
  for (const html of [card, timeline]) {
    expect(readText(html)).toContain(words);
    expect(/As long as/.test(html)).toBe(!withoutLength.includes(week));
  }
  expect(/as long as/.test(describeWeekPage(week).description)).toBe(!withoutLength.includes(week));
});

it.each([23, 24])('the step from week 23 to 24 is explained in week %i, on every page with the figure', (week) => {
  const record = findWeeklyRecord(week);
  if (!record) throw new Error(`week ${week} is missing`);
  const { summary, journey } = readCalculator(week);
  for (const html of [renderToStaticMarkup(<WeekPage record={record} />), summary, journey]) {
    expect(readText(html)).toContain('the figure comes from another chart, so the step looks bigger than it is.');
  }
});

it('shows heartbeats that never fall, and the simple formula only under "How we estimate"', () => {
  const counts = Array.from({ length: 294 - 42 }, (_, index) => {
    const pregnancy = describePregnancy(addDays(LMP, 280), addDays(LMP, 43 + index));
    const [value = ''] = figureOf(renderToStaticMarkup(<PregnancyStats pregnancy={pregnancy} />), 'Heartbeats') ?? [];
    const [, digits = '', million] = value.match(/^about ([\d.,]+)( million)?$/) ?? [];
    return Number.parseFloat(digits.replaceAll(',', '')) * (million ? 1_000_000 : 1);
  });
  expect(counts.every((count, index) => count >= (counts[index - 1] ?? 0))).toBe(true);

  const { journey } = readCalculator(25);
  expect(journey.indexOf('110 to 150 beats a minute')).toBeGreaterThan(journey.indexOf('How we estimate'));
  expect(journey.replaceAll('\u00a0', ' ')).toContain('gives 25.1 cm (9.88 in) and 784 g (27.65 oz) for this week');
  expect(figureOf(journey, 'Heart rate')).toEqual(['110 to 160 beats a minute', 'usual range at rest']);
});
