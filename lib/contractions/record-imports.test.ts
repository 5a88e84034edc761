/** @jest-environment node */
import { csvHeader } from '@/data/fr/contractions/copy';
import { fc } from '@/scripts/testing/properties';
import { listContractionRecords, needsCheck, type TimedContraction } from './contraction-log';
import { getContractionsCsv } from './record-exports';
import { parseContractionsCsv } from './record-imports';

const T = Date.UTC(2026, 10 /* Nov */, 1, 4, 30);

const log = fc
  .array(
    fc.record({
      gapSeconds: fc.integer({ min: 1, max: 4_000 }),
      seconds: fc.integer({ min: 0, max: 400 }),
      check: fc.constantFrom(undefined, 'confirmed' as const, 'clock-changed' as const),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((steps) => {
    let startTime = T;
    return steps.map(({ gapSeconds, seconds, check }): TimedContraction => {
      startTime += gapSeconds * 1_000;
      const timed = { id: String(startTime), startTime, endTime: startTime + seconds * 1_000 };
      return check ? { ...timed, check } : timed;
    });
  });

it('reads every table that the timer writes, also through the night in which clocks go back', () => {
  fc.assert(
    fc.property(log, (contractions) => {
      const read = parseContractionsCsv(getContractionsCsv(contractions));
      if (typeof read === 'string') throw new Error(read);
      const strip = (list: TimedContraction[]) =>
        listContractionRecords(list).map((record) => [record.startTime, record.endTime, needsCheck(record)]);
      expect(strip(read)).toEqual(strip(contractions));
    }),
  );
});

const english = 'Number,Start,End,Offset from UTC,Length in seconds,Seconds since the start before,Length confirmed';
const row = '1,2026-11-20 23:56:05,2026-11-20 23:57:03,-05:00,58,,yes';
const startTime = Date.UTC(2026, 10 /* Nov */, 21, 4, 56, 5);

it('reads a French table, whatever the language of the page, and one that a spreadsheet saved again', () => {
  const expected = [{ id: String(startTime), startTime, endTime: startTime + 58_000 }];
  const french = `\uFEFF${csvHeader}`;
  expect(parseContractionsCsv(`${french}\r\n${row.replaceAll(',', ';').replace('yes', 'oui')}\r\n`)).toEqual(expected);
  expect(parseContractionsCsv(`${english.replaceAll(',', ';')}\n"${row.replaceAll(',', '";"')}"\n\n`)).toEqual(
    expected,
  );
});

it('gives two contractions of the same second two ids', () => {
  const read = parseContractionsCsv([english, row, row].join('\n'));
  expect(typeof read !== 'string' && new Set(read.map(({ id }) => id)).size).toBe(2);
});

it.each([
  ['nothing', '', 'foreign'],
  ['another table', 'Date,Amount\n2026-11-20,5', 'foreign'],
  ['our heading alone', english, 'damaged'],
  ['a line that was cut off', `${english}\n${row.slice(0, 30)}`, 'damaged'],
  ['another form of date', `${english}\n${row.replace('2026-11-20 23:56:05', '20/11/2026 23:56')}`, 'damaged'],
  ['a day that does not exist', `${english}\n${row.replaceAll('2026-11-20', '2026-13-41')}`, 'damaged'],
  ['a length of days', `${english}\n${row.replace(',58,', ',99999,')}`, 'damaged'],
  ['another word for yes', `${english}\n${row.replace('yes', 'maybe')}`, 'damaged'],
  ['one good line and a bad one', `${english}\n${row}\n2,x`, 'damaged'],
])('refuses %s', (_, text, problem) => {
  expect(parseContractionsCsv(text)).toBe(problem);
});
