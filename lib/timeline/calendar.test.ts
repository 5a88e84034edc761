/** @jest-environment node */
import { addDays } from 'date-fns';
import ICAL from 'ical.js';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { foldContentLines } from '@/lib/calendar/content-lines';
import { fc } from '@/scripts/testing/properties';
import { listBenefitDates } from './benefit-dates';
import { type CalendarEvent, getMilestoneEventId } from './calendar-event';
import { listCalendarEvents } from './calendar-events';
import { createCalendarFile } from './calendar-file';
import { getCalendarLinks } from './calendar-links';
import { createDueDateEvent } from './due-date-event';
import { milestones } from './milestones';

const dueDate = new Date(2027, 5 /* Jun */, 8);
const now = new Date(Date.UTC(2026, 10 /* Nov */, 21, 15, 4, 5));
const event: CalendarEvent = {
  id: 'rendez-vous',
  group: 'appointments',
  title: 'Échographie; obstétrique, à l’hôpital',
  description: 'Première ligne\nC:\\dossier, « où ça? »; fin',
  start: new Date(2027, 2 /* Mar */, 13),
  end: new Date(2027, 2, 14), // the day on which clocks change in Canada
};

/** The events of a file, as an independent parser reads them. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, description } = new ICAL.Event(component);
    const start = component.getFirstPropertyValue('dtstart') as ICAL.Time;
    const end = component.getFirstPropertyValue('dtend') as ICAL.Time;
    return { component, uid, title: summary, description, start, end };
  });
}
const linesOf = (file: string) => file.split('\r\n');

describe('a calendar file', () => {
  it('is read back as it was meant, accents and all: whole days, the day after the last as its end', () => {
    const [entry] = read(createCalendarFile([event], now));
    expect(entry).toMatchObject({ title: event.title, description: event.description });
    expect([entry?.start.isDate, entry?.end.isDate]).toEqual([true, true]);
    expect([entry?.start.toString(), entry?.end.toString()]).toEqual(['2027-03-13', '2027-03-15']);
    expect(entry?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(`${entry?.component.getFirstPropertyValue('dtstamp')}`).toBe('2026-11-21T15:04:05Z');
  });

  it('says who made it and what it is called in a list of calendars', () => {
    const calendar = new ICAL.Component(ICAL.parse(createCalendarFile([event], now)));
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Canadian Due Date Calculator//Timeline//EN');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Pregnancy timeline');
  });

  it('numbers its versions by the minute, which calendars can hold as a whole number', () => {
    const [entry] = read(createCalendarFile([event], now));
    expect(entry?.component.getFirstPropertyValue('sequence')).toBe(29_921_224);
  });

  it('is not made of a day that does not exist', () => {
    expect(() => createCalendarFile([{ ...event, start: new Date(Number.NaN) }], now)).toThrow('errors occurred');
  });

  it.each([
    [new Date(2028, 1 /* Feb */, 29), '2028-02-29', '2028-03-01'],
    [new Date(2028, 1, 28), '2028-02-28', '2028-02-29'],
    [new Date(2027, 11 /* Dec */, 31), '2027-12-31', '2028-01-01'],
    [new Date(2027, 2 /* Mar */, 14), '2027-03-14', '2027-03-15'], // clocks go forward in Canada
    [new Date(2027, 10 /* Nov */, 7, 23, 59), '2027-11-07', '2027-11-08'], // and back
    [new Date(2027, 3 /* Apr */, 4), '2027-04-04', '2027-04-05'], // back in Auckland and Lord Howe
  ])('ends a due date of %s on the day after', (due, start, end) => {
    const [entry] = read(createCalendarFile([createDueDateEvent(due)], now));
    expect([`${entry?.start}`, `${entry?.end}`]).toEqual([start, end]);
    expect(new URL(getCalendarLinks(createDueDateEvent(due)).google).searchParams.get('dates')).toBe(
      `${start}/${end}`.replaceAll('-', ''),
    );
  });

  it('gives each thing the same UID in every file, and a later file a higher SEQUENCE and DTSTAMP', () => {
    const first = read(createCalendarFile(listCalendarEvents(dueDate, 'ON', {}), now));
    const later = read(createCalendarFile(listCalendarEvents(addDays(dueDate, 9), 'ON', {}), addDays(now, 1)));
    expect(later.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
    expect(new Set(first.map(({ uid }) => uid)).size).toBe(first.length);
    for (const [index, { component }] of later.entries()) {
      const before = first[index]?.component;
      for (const name of ['sequence', 'dtstamp']) {
        expect(`${component.getFirstPropertyValue(name)}` > `${before?.getFirstPropertyValue(name)}`).toBe(true);
      }
    }
  });

  it('holds every event of a due date on the days that the site shows', () => {
    const events = listCalendarEvents(dueDate, undefined, {});
    const entries = read(createCalendarFile(events, now));
    expect(entries).toHaveLength(events.length);
    for (const [index, { title, start, end }] of entries.entries()) {
      const expected = events[index];
      if (!expected) throw new Error('an event is missing');
      expect(title).toBe(expected.title);
      expect(start.toString()).toBe(formatCalendarDate(expected.start));
      expect(end.toString()).toBe(formatCalendarDate(addDays(expected.end, 1)));
    }
  });

  it('keeps any text, on lines of 75 octets at most that end with CRLF', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 200 })
      .filter((value) => /^[^\p{C}]*$/u.test(value));
    fc.assert(
      fc.property(text, text, (title, description) => {
        const file = createCalendarFile([{ ...event, title, description }], now);
        expect(read(file)[0]).toMatchObject({ title, description });
        expect(linesOf(file).filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
        expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
    );
  });
});

describe('folding', () => {
  it('counts octets and never cuts through a character', () => {
    const folded = foldContentLines(`SUMMARY:${'é'.repeat(60)}\r\n`);
    const lines = linesOf(folded);
    expect(lines.map((line) => Buffer.byteLength(line))).toEqual([74, 55, 0]);
    expect(folded.replaceAll('\r\n ', '')).toBe(`SUMMARY:${'é'.repeat(60)}\r\n`);
  });

  it('leaves a line of exactly 75 octets alone', () => {
    expect(foldContentLines(`${'x'.repeat(75)}\r\n`)).toBe(`${'x'.repeat(75)}\r\n`);
    expect(foldContentLines(`${'x'.repeat(76)}\r\n`)).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
  });

  it('joins what was folded by characters first', () => {
    expect(foldContentLines('SUMMARY:one\r\n\ttwo\r\n')).toBe('SUMMARY:onetwo\r\n');
  });
});

describe('the events of a due date', () => {
  const listEvents = () => listCalendarEvents(dueDate, 'ON', {});
  const find = (id: string) => listEvents().find((candidate) => candidate.id === id);

  it('are of all five groups, and only of the region', () => {
    expect(new Set(listEvents().map(({ group }) => group)).size).toBe(5);
    expect(find('appointment-sips-part-1')).toBeUndefined();
    expect(find('benefit-qpip-start')).toBeUndefined();
    expect(find('benefit-ei-start')).toBeDefined();
  });

  it('have the start of benefits once: as a day of its own, not as an appointment', () => {
    expect(listEvents().filter(({ id }) => id.startsWith('appointment-ei'))).toEqual([]);
  });

  it('have a milestone on the first day of its week, under its own words', () => {
    const milestone = milestones.find(({ week }) => week === 20);
    expect(find('milestone-20')).toEqual({
      id: 'milestone-20',
      group: 'milestones',
      title: `Week 20: ${milestone?.title}`,
      description: milestone?.text,
      start: new Date(2027, 0 /* Jan */, 19),
      end: new Date(2027, 0, 19),
    });
  });

  it('have a trimester on its first day, with all of its days in words', () => {
    expect(listEvents().filter(({ group }) => group === 'trimesters')).toEqual([
      expect.objectContaining({ id: 'trimester-first', start: new Date(2026, 8 /* Sep */, 1) }),
      expect.objectContaining({ id: 'trimester-second', start: new Date(2026, 11 /* Dec */, 1) }),
      expect.objectContaining({ id: 'trimester-third', start: new Date(2027, 2 /* Mar */, 2) }),
    ]);
    const second = find('trimester-second');
    expect(second?.end).toEqual(second?.start);
    expect(second?.description).toBe('December 1, 2026 to March 1, 2027. Other definitions differ by up to two weeks.');
  });

  it('have a benefit on its day, under its own words', () => {
    const [benefit] = listBenefitDates(dueDate, 'ON');
    expect(find('benefit-ei-start')).toEqual({
      id: 'benefit-ei-start',
      group: 'benefits',
      title: benefit?.title,
      description: benefit?.text,
      start: benefit?.date,
      end: benefit?.date,
    });
  });

  it('have no empty line where an appointment has no note', () => {
    expect(listEvents().filter(({ description }) => /\n\n|^\n|\n$/.test(description))).toEqual([]);
  });

  it('hold the due date once', () => {
    expect(
      listEvents()
        .filter(({ start }) => start.getTime() === dueDate.getTime())
        .map(({ id }) => id),
    ).toEqual(['due-date']);
  });

  it('have the ids by which milestones are saved one by one', () => {
    for (const { week } of milestones) expect(find(getMilestoneEventId(week))).toBeDefined();
    expect(getMilestoneEventId(40)).toBe('due-date');
  });

  it('span a window, but stand on the first day of one that lasts months', () => {
    const scan = find('appointment-anatomy-ultrasound');
    expect([scan?.start, scan?.end].map((day) => day && formatCalendarDate(day))).toEqual(['2027-01-05', '2027-02-02']);
    // Eight weeks to the day.
    expect(find('appointment-first-prenatal-visit')?.end).toEqual(new Date(2026, 10 /* Nov */, 23));
    const visits = find('appointment-visits-to-week-30');
    expect(visits?.end).toEqual(visits?.start);
    expect(visits?.description).toContain('Usual time: November 24, 2026 to April 5, 2027. Your provider decides.');
  });

  it('leave to the provider what only a provider can decide', () => {
    expect(find('appointment-pack-hospital-bag')?.description).toMatch(/Usual time: May 11, 2027 to May 17, 2027\.$/);
  });
});

it('has the vaccines of the season on the first day of the season, and Quebec’s whooping cough vaccine from week 26', () => {
  const quebec = listCalendarEvents(dueDate, 'QC', {});
  const flu = quebec.find(({ id }) => id === 'appointment-flu-covid-vaccines');
  expect(flu && formatCalendarDate(flu.start)).toBe('2026-10-01');
  expect(flu?.end).toEqual(flu?.start);
  expect(flu?.description).toContain('Usual time: October 1, 2026 to March 31, 2027.');
  const tdap = quebec.filter(({ title }) => title.includes('Tdap'));
  expect(tdap.map(({ start, end }) => [start, end].map(formatCalendarDate))).toEqual([['2027-03-02', '2027-04-19']]);
});

it('links to calendars on the web with the due date as a whole day', () => {
  const { google, outlook } = getCalendarLinks(createDueDateEvent(dueDate));
  expect(new URL(google).hostname).toBe('calendar.google.com');
  expect(new URL(google).searchParams.get('dates')).toBe('20270608/20270609');
  const params = new URL(outlook).searchParams;
  expect(['startdt', 'enddt', 'allday'].map((name) => params.get(name))).toEqual(['2027-06-08', '2027-06-09', 'true']);
  expect(params.get('body')).toContain('Few babies arrive on the day itself');
  expect(outlook).not.toContain('+');
});

describe('appointments that the visitor wrote in', () => {
  const own = {
    'anatomy-ultrasound': { date: '2027-03-14', time: '09:30', place: 'Riverside' },
    nipt: { date: '2026-11-30' },
  };
  const written = () => listCalendarEvents(dueDate, 'ON', own).filter(({ group }) => group === 'own');

  it('stand in the place of their windows, each under an id of its own', () => {
    expect(written().map(({ id }) => id)).toEqual(['own-nipt', 'own-anatomy-ultrasound']);
    const ids = listCalendarEvents(dueDate, 'ON', own).map(({ id }) => id);
    expect(ids).not.toContain('appointment-nipt');
    expect(ids).toContain('appointment-efts');
  });

  it('take an hour of floating local time, also where clocks change, or the whole day without a time', () => {
    const [allDay, timed] = read(createCalendarFile(written(), now));
    expect([allDay?.start.isDate, allDay?.start.toString(), allDay?.end.toString()]).toEqual([
      true,
      '2026-11-30',
      '2026-12-01',
    ]);
    expect(timed?.start.toString()).toBe('2027-03-14T09:30:00');
    expect(timed?.start.zone).toBe(ICAL.Timezone.localTimezone);
    expect(`${timed?.component.getFirstPropertyValue('duration')}`).toBe('PT1H');
    expect(timed?.component.getFirstPropertyValue('transp')).toBe('OPAQUE');
    const places = [allDay, timed].map((event) => event?.component.getFirstPropertyValue('location'));
    expect(places).toEqual([null, 'Riverside']);
  });
});
