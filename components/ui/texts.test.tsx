/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { DayRange } from './day-range';
import { EmergencyLine } from './emergency-line';
import { HealthLineNumbers } from './health-line-numbers';
import { PoisonCentreNumbers } from './poison-centre-numbers';
import { TelephoneNumbers } from './telephone-numbers';

const read = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element).replace(/<[^>]+>/g, '');

it('offers one number of a line, or each of several', () => {
  const numbers = ['811', '1-844-259-1793'].map((printed) => ({ printed, dialled: printed }));
  expect(read(<TelephoneNumbers numbers={numbers.slice(0, 1)} />)).toBe('811');
  expect(read(<TelephoneNumbers numbers={numbers} />)).toBe('811 or 1-844-259-1793');
});

it('says whom to call while nobody knows the region', () => {
  expect(read(<HealthLineNumbers />)).toMatch(
    /^Health line: 811 in most regions; Manitoba [\d-]+; Nunavut: your community health centre\.$/,
  );
  expect(read(<EmergencyLine />)).toMatch(
    /^In an emergency call 911\. Nunavut has no 911: call your health centre\. If 911 does not answer elsewhere in the North, call your nursing station\./,
  );
});

it('says whom to call after a poison, with numbers to tap', () => {
  expect(read(<PoisonCentreNumbers />)).toBe(
    'Poison centre, day or night: 1-844-764-7669. In Quebec: 1-800-463-5060. In Nunavut: your health centre.',
  );
  expect(renderToStaticMarkup(<PoisonCentreNumbers />).match(/href="[^"]+"/g)).toEqual([
    'href="tel:+18447647669"',
    'href="tel:+18004635060"',
  ]);
});

it('writes the first and the last day of a range, each unbroken, or the one day', () => {
  const start = new Date(2027, 5 /* Jun */, 8);
  expect(renderToStaticMarkup(<DayRange start={start} end={new Date(2027, 5, 14)} />)).toBe(
    '<span class="inline-block">June 8, 2027</span> <span class="inline-block">to June 14, 2027</span>',
  );
  expect(read(<DayRange start={start} end={start} />)).toBe('June 8, 2027');
});
