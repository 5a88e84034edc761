/** @jest-environment node */
import ICAL from 'ical.js';
import { fc } from '@/scripts/testing/properties';
import { createDayFile, type DayEntry } from './day-file';

const now = new Date(Date.UTC(2027, 3 /* Apr */, 9, 15, 4, 5));
const entry: DayEntry = {
  id: 'paper-register',
  title: 'Register the birth',
  description: 'By law',
  address: 'https://due.example/papers',
  day: new Date(2027, 4, 3),
};

const write = (entries: DayEntry[]) => createDayFile(entries, now, '-//Site//Papers//EN', 'First papers');
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

it('has a whole day for each entry, with a reminder the day before at nine', () => {
  const [event] = read(write([entry]));
  expect(event?.uid).toBe('paper-register@canadian-due-date-calculator');
  expect(event?.summary).toBe('Register the birth');
  expect([String(event?.startDate), String(event?.endDate)]).toEqual(['2027-05-03', '2027-05-04']);
  const alarm = event?.component.getFirstSubcomponent('valarm');
  const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration | undefined;
  expect(trigger?.toSeconds()).toBe(-15 * 60 * 60);
});

it('has no reminder whose moment has passed', () => {
  const [late] = read(write([{ ...entry, day: new Date(2027, 3 /* Apr */, 9) }]));
  expect(late?.component.getFirstSubcomponent('valarm')).toBe(null);
});

it('leads to its page, by itself and as the last line of the text', () => {
  const [event, bare] = read(write([entry, { ...entry, description: '' }]));
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://due.example/papers');
  expect([event?.description, bare?.description]).toEqual([
    'By law\nhttps://due.example/papers',
    'https://due.example/papers',
  ]);
});

it('gives an entry the same id in each file, so that a later one moves it', () => {
  const later = createDayFile(
    [{ ...entry, day: new Date(2027, 4, 9) }],
    new Date(now.getTime() + 86_400_000),
    'P',
    'N',
  );
  const [first, second] = [...read(write([entry])), ...read(later)];
  expect(second?.uid).toBe(first?.uid);
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? Number.NaN);
});

it('says its texts as they are, in lines that are not too long', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1 }).map((text) => text.replace(/[\p{C}\r]/gu, 'x'));
  fc.assert(
    fc.property(texts, texts, (title, description) => {
      const file = write([{ ...entry, title, description }]);
      expect(read(file)[0]).toMatchObject({ summary: title, description: `${description}\n${entry.address}` });
      expect(file.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    }),
  );
});
