/** @jest-environment node */
import { createCalendarFile } from './calendar-file';
import { createDueDateEvent } from './due-date-event';

const dueDate = new Date(2027, 5 /* Jun */, 8);
const lines = createCalendarFile([createDueDateEvent(dueDate)], new Date(Date.UTC(2026, 10 /* Nov */, 21)), {
  origin: 'https://due.example',
}).split('\r\n');
const read = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);

it('says in French what a calendar shows: in a list of calendars, and beside the entries of others', () => {
  expect(read('X-WR-CALNAME')).toBe('Calendrier de grossesse');
  expect(read('PRODID')).toMatch(/\/\/FR$/);
  expect(read('SUMMARY')).toBe('Date prévue de l’accouchement');
});

it('leads to the page in French', () => {
  expect(read('URL')).toBe('https://due.example/fr/calendrier');
});

it('has the entry that a file in English has, so that a second import moves it and adds none', () => {
  expect(read('UID')).toMatch(/^due-date@/);
});
