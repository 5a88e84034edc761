/** @jest-environment node */
import { addDays } from 'date-fns';
import ICAL from 'ical.js';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { foldContentLines } from '@/lib/calendar/content-lines';
import { appointments } from '@/lib/weeks/appointments';
import { fc } from '@/scripts/testing/properties';
import { listBenefitDates } from './benefit-dates';
import { type CalendarEvent, getAppointmentEventId, getMilestoneEventId, placeInCalendar } from './calendar-event';
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
  path: '/development/week-28',
};
const links = { origin: 'https://due.example' };
const write = (events: CalendarEvent[], on = now) => createCalendarFile(events, on, links);

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
    const [entry] = read(write([event]));
    expect(entry).toMatchObject({
      title: event.title,
      description: `${event.description}\nhttps://due.example/development/week-28`,
    });
    expect([entry?.start.isDate, entry?.end.isDate]).toEqual([true, true]);
    expect([entry?.start.toString(), entry?.end.toString()]).toEqual(['2027-03-13', '2027-03-15']);
    expect(entry?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(`${entry?.component.getFirstPropertyValue('dtstamp')}`).toBe('2026-11-21T15:04:05Z');
  });

  it('says who made it and what it is called in a list of calendars', () => {
    const calendar = new ICAL.Component(ICAL.parse(write([event])));
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Canadian Due Date Calculator//Timeline//EN');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Pregnancy timeline');
  });

  it('numbers its versions by the minute, which calendars can hold as a whole number', () => {
    const [entry] = read(write([event]));
    expect(entry?.component.getFirstPropertyValue('sequence')).toBe(29_921_224);
  });

  it('is not made of a day that does not exist', () => {
    expect(() => write([{ ...event, start: new Date(Number.NaN) }])).toThrow('errors occurred');
  });

  it.each([
    [new Date(2028, 1 /* Feb */, 29), '2028-02-29', '2028-03-01'],
    [new Date(2028, 1, 28), '2028-02-28', '2028-02-29'],
    [new Date(2027, 11 /* Dec */, 31), '2027-12-31', '2028-01-01'],
    [new Date(2027, 2 /* Mar */, 14), '2027-03-14', '2027-03-15'], // clocks go forward in Canada
    [new Date(2027, 10 /* Nov */, 7, 23, 59), '2027-11-07', '2027-11-08'], // and back
    [new Date(2027, 3 /* Apr */, 4), '2027-04-04', '2027-04-05'], // back in Auckland and Lord Howe
  ])('ends a due date of %s on the day after', (due, start, end) => {
    const [entry] = read(write([createDueDateEvent(due)]));
    expect([`${entry?.start}`, `${entry?.end}`]).toEqual([start, end]);
    expect(new URL(getCalendarLinks(createDueDateEvent(due), links).google).searchParams.get('dates')).toBe(
      `${start}/${end}`.replaceAll('-', ''),
    );
  });

  it('gives each thing the same UID in every file, and a later file a higher SEQUENCE and DTSTAMP', () => {
    const first = read(write(listCalendarEvents(dueDate, 'ON', {})));
    const later = read(write(listCalendarEvents(addDays(dueDate, 9), 'ON', {}), addDays(now, 1)));
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
    const entries = read(write(events));
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
        const file = write([{ ...event, title, description }]);
        expect(read(file)[0]).toMatchObject({
          title,
          description: `${description}\nhttps://due.example/development/week-28`,
        });
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

  it('are of all six groups, and only of the region', () => {
    expect(new Set(listEvents().map(({ group }) => group)).size).toBe(6);
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
      path: '/development/week-20',
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
      path: '/benefits',
    });
  });

  it('have no empty line where an appointment has no note', () => {
    expect(listEvents().filter(({ description }) => /\n\n|^\n|\n$/.test(description))).toEqual([]);
  });

  it('hold the due date once', () => {
    expect(
      listEvents()
        .filter(({ group, start }) => group !== 'weeks' && start.getTime() === dueDate.getTime())
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
  const { google, outlook } = getCalendarLinks(createDueDateEvent(dueDate), links);
  expect(new URL(google).hostname).toBe('calendar.google.com');
  expect(new URL(google).searchParams.get('dates')).toBe('20270608/20270609');
  const params = new URL(outlook).searchParams;
  expect(['startdt', 'enddt', 'allday'].map((name) => params.get(name))).toEqual(['2027-06-08', '2027-06-09', 'true']);
  expect(params.get('body')).toContain('Few babies arrive on the day itself');
  expect(outlook).not.toContain('+');
});

describe('the address of an entry', () => {
  it('stands by itself and as the last line of the text, in every entry', () => {
    for (const { component, description } of read(write(listCalendarEvents(dueDate, undefined, {})))) {
      const url = String(component.getFirstPropertyValue('url'));
      expect(url).toMatch(/^https:\/\/due\.example\/(timeline|benefits|development\/week-\d+)/);
      expect(description.split('\n').at(-1)).toBe(url);
    }
  });

  it('comes before the link to come back, which is the last line where it is asked for', () => {
    const keepLink = 'https://due.example/take-along#keep=1.2027-06-08.ON';
    const [entry] = read(createCalendarFile([createDueDateEvent(dueDate)], now, { ...links, keepLink }));
    const lines = entry?.description.split('\n') ?? [];
    expect(lines.at(-2)).toBe('https://due.example/timeline');
    expect(lines.at(-1)).toMatch(/: https:\/\/due\.example\/take-along#keep=1\.2027-06-08\.ON$/);
    const { google } = getCalendarLinks(createDueDateEvent(dueDate), { ...links, keepLink });
    expect(new URL(google).searchParams.get('details')).toBe(entry?.description);
  });
});

describe('alarms', () => {
  const own = { 'anatomy-ultrasound': { date: '2027-01-12', time: '09:30' }, nipt: { date: '2026-12-01' } };
  const list = () => listCalendarEvents(dueDate, 'ON', own);
  /** The instant (ms) at which the alarm of an entry rings: its trigger counts elapsed time back from the start. */
  const findAlarm = ({ component, start }: ReturnType<typeof read>[number]) => {
    const trigger = component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
    if (!(trigger instanceof ICAL.Duration)) return undefined;
    const { year, month, day, hour, minute } = start;
    return new Date(year, month - 1, day, hour, minute).getTime() + trigger.toSeconds() * 1000;
  };

  it('ring at nine of the day before, for what one goes to and nothing else', () => {
    const events = list();
    for (const [index, entry] of read(write(events)).entries()) {
      const event = events[index];
      const { year, month, day } = entry.start;
      const expected = new Date(year, month - 1, day - 1, 9);
      const appointment = appointments.find(({ id }) => event?.id === getAppointmentEventId(id));
      const isGoneTo = event?.group === 'own' || (appointment && appointment.group !== 'preparation');
      const alarm = isGoneTo && expected > now ? expected.getTime() : undefined;
      expect([entry.uid, findAlarm(entry)]).toEqual([entry.uid, alarm]);
    }
  });

  it('ring at nine by the clock also where clocks change, on any day and at any time', () => {
    const days = fc.integer({ min: 1, max: 500 });
    const times = fc.record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.constantFrom(0, 15, 30, 45) });
    fc.assert(
      fc.property(days, times, (ahead, { hours, minutes }) => {
        const start = new Date(2026, 10, 23 + ahead, hours, minutes);
        const [entry] = read(write([{ ...event, start, end: start, isTimed: true, hasAlarm: true }]));
        const alarm = new Date(entry ? (findAlarm(entry) ?? Number.NaN) : Number.NaN);
        expect([alarm.getDate(), alarm.getHours(), alarm.getMinutes()]).toEqual([
          new Date(start.getFullYear(), start.getMonth(), start.getDate() - 1).getDate(),
          9,
          0,
        ]);
      }),
    );
  });

  it('are fifteen hours before a whole day', () => {
    const [entry] = read(write([{ ...event, hasAlarm: true }]));
    const alarm = entry?.component.getFirstSubcomponent('valarm');
    expect(`${alarm?.getFirstPropertyValue('trigger')}`).toBe('-PT15H');
    expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(alarm?.getFirstPropertyValue('description')).toBe(event.title);
  });

  it('are left out once their moment has passed', () => {
    const start = new Date(2026, 10 /* Nov */, 24);
    const at = (hours: number, minutes: number) =>
      read(write([{ ...event, start, end: start, hasAlarm: true }], new Date(2026, 10, 23, hours, minutes)));
    expect(at(8, 59).map(findAlarm)).toEqual([new Date(2026, 10, 23, 9).getTime()]);
    expect(at(9, 0).map(findAlarm)).toEqual([undefined]);
  });
});

describe('a line a week', () => {
  const weeks = () => listCalendarEvents(dueDate, 'ON', {}).filter(({ group }) => group === 'weeks');

  it('stands on the day on which the week begins, to week 40, and leads to the page of the week', () => {
    expect(weeks()).toHaveLength(40);
    expect(weeks()[20]).toMatchObject({ id: 'week-21', title: 'My week 21', path: '/development/week-21' });
    expect(weeks()[20]?.start).toEqual(new Date(2027, 0 /* Jan */, 26));
    expect(weeks().at(-1)?.start).toEqual(dueDate);
  });

  it('says nothing to others, and how to find and remove it', () => {
    for (const { title, description } of weeks()) {
      expect(`${title} ${description}`).not.toMatch(/baby|pregnancy|birth|due/i);
      expect(description).toContain('My week');
    }
  });

  it('begins with the week that has begun', () => {
    const placed = (today: Date) => weeks().flatMap((one) => placeInCalendar(one, today) ?? []);
    expect(placed(new Date(2027, 0, 26))[0]?.id).toBe('week-21');
    expect(placed(new Date(2027, 1 /* Feb */, 1, 23))[0]).toMatchObject({
      id: 'week-21',
      start: new Date(2027, 0, 26),
    });
    expect(placed(new Date(2027, 1, 2))[0]?.id).toBe('week-22');
  });
});

it('links to calendars on the web with the time and place of an appointment, in an hour of the visitor', () => {
  const [timed] = listCalendarEvents(dueDate, 'ON', {
    'anatomy-ultrasound': { date: '2027-03-13', time: '23:30', place: 'Riverside' },
  }).filter(({ group }) => group === 'own');
  if (!timed) throw new Error('no appointment');
  const { google, outlook } = getCalendarLinks(timed, links);
  const params = new URL(google).searchParams;
  expect([params.get('dates'), params.get('location')]).toEqual(['20270313T233000/20270314T003000', 'Riverside']);
  expect(params.get('details')).toMatch(/\nhttps:\/\/due\.example\/timeline#date-anatomy-ultrasound$/);
  const outlookParams = new URL(outlook).searchParams;
  expect(['startdt', 'enddt', 'allday', 'location'].map((name) => outlookParams.get(name))).toEqual([
    '2027-03-13T23:30:00',
    '2027-03-14T00:30:00',
    'false',
    'Riverside',
  ]);
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
    const [allDay, timed] = read(write(written()));
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
