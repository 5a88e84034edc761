/** @jest-environment node */
import fc from 'fast-check';
import { getShareLinks } from './get-share-links';

const url = 'https://example.ca/due-date/?date=2027-06-08';
const awkward = 'Bébé & co. arrive à Montréal: 100 % ready? #1 + 1 = 2, "oui"';

/** The fields of a query as a strict reader sees them, for whom a plus sign is a plus sign. */
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

it('pins a picture where there is one', () => {
  const { pinterest } = getShareLinks({ text: 'Text', url, pictureUrl: 'https://example.ca/a b.png' });
  expect(read(pinterest).media).toBe('https://example.ca/a b.png');
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
