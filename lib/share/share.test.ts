/** @jest-environment node */

import { addDays } from 'date-fns';
import { describePregnancy } from '@/lib/pregnancy/pregnancy';
import { fc } from '@/scripts/testing/properties';
import { getShareLinks, getShareText, getShareUrl } from './share';

describe('getShareLinks', () => {
  const url = 'https://example.ca/due-date/?date=2027-06-08';

  const awkward = 'Bébé & co. arrive à Montréal: 100 % ready? #1 + 1 = 2, "oui"';

  /** The fields of a query, with plus signs as they are and not as spaces. */
  function read(link: string): Record<string, string> {
    const query = link.slice(link.indexOf('?') + 1);
    return Object.fromEntries(
      query
        .split('&')
        .filter((field) => field !== '')
        .map((field) => {
          const [name = '', value = ''] = field.split('=');
          return [name, decodeURIComponent(value)];
        }),
    );
  }

  it.each([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url, quote: awkward }],
    ['twitter', 'https://twitter.com/intent/tweet', { text: awkward, url }],
    ['email', 'mailto:', { subject: 'My Due Date', body: `${awkward}\r\n\r\n${url}` }],
    ['sms', 'sms:', { body: `${awkward} ${url}` }],
    ['pinterest', 'https://www.pinterest.com/pin/create/button/', { url, description: awkward }],
  ] as const)('%s gets every field unharmed', (network, address, fields) => {
    const link = getShareLinks({ text: awkward, url })[network];
    expect(link.split('?')[0]).toBe(address);
    expect(read(link)).toEqual(fields);
  });

  it('writes the text message so that phones of both kinds find its body', () => {
    expect(getShareLinks({ text: 'Hello', url: 'https://example.ca/' }).sms).toBe(
      'sms:?&body=Hello%20https%3A%2F%2Fexample.ca%2F',
    );
  });

  it('no text can break out of its field', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const links = getShareLinks({ text, url });
        expect(Object.values(links).join('')).not.toMatch(/[\s"<>+#]/);
        expect(read(links.facebook).quote).toBe(text);
        expect(new URL(links.twitter).searchParams.get('text')).toBe(text);
      }),
    );
  });
});

describe('getShareText', () => {
  const DUE = new Date(2027, 5 /* Jun */, 8);

  it.each([
    [
      280,
      'My baby is due on Tuesday, June 8, 2027. There are 280 days to go, and the pregnancy is 0 weeks 0 days along.',
    ],
    [
      199,
      'My baby is due on Tuesday, June 8, 2027. There are 199 days to go, and the pregnancy is 11 weeks 4 days along.',
    ],
    [2, 'My baby is due on Tuesday, June 8, 2027. There are 2 days to go, and the pregnancy is 39 weeks 5 days along.'],
    [
      1,
      'My baby is due tomorrow, Tuesday, June 8, 2027. There is 1 day to go, and the pregnancy is 39 weeks 6 days along.',
    ],
    [0, 'My baby is due today, Tuesday, June 8, 2027. The pregnancy is 40 weeks 0 days along.'],
    [-1, 'My baby was due yesterday, Tuesday, June 8, 2027. The pregnancy is 40 weeks 1 day along.'],
    [-9, 'My baby was due on Tuesday, June 8, 2027, 9 days ago. The pregnancy is 41 weeks 2 days along.'],
  ])('%i days before the due date', (daysToGo, text) => {
    expect(getShareText(describePregnancy(DUE, addDays(DUE, -daysToGo)))).toBe(text);
  });
});

describe('getShareUrl', () => {
  afterEach(() => {
    delete process.env.NEXT_PUBLIC_BASE_PATH;
  });

  it('is the home page with the day of the due date', () => {
    expect(getShareUrl(new Date(2027, 5 /* Jun */, 8), 'https://example.ca')).toBe(
      'https://example.ca/?date=2027-06-08',
    );
    expect(getShareUrl(new Date(2027, 0 /* Jan */, 1, 23, 59), 'http://localhost:3000')).toBe(
      'http://localhost:3000/?date=2027-01-01',
    );
  });

  it('keeps the path that the site is served under', () => {
    process.env.NEXT_PUBLIC_BASE_PATH = '/due-date';
    expect(getShareUrl(new Date(2027, 5 /* Jun */, 8), 'https://example.ca')).toBe(
      'https://example.ca/due-date/?date=2027-06-08',
    );
  });

  it('refuses an invalid date', () => {
    expect(() => getShareUrl(new Date(Number.NaN), 'https://example.ca')).toThrow(new RangeError('Invalid time value'));
  });
});
