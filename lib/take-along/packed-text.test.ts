/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import { fc } from '@/scripts/testing/properties';
import { MAX_UNPACKED_LENGTH, packText, unpackText } from './packed-text';

it('gives every text back, in letters that a link keeps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      const packed = await packText(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpackText(packed)).toBe(text);
    }),
  );
});

it('refuses what was cut off, changed or never packed', async () => {
  const packed = await packText('Appointment at 14:30 in Laval, bring the card. '.repeat(3));
  expect(await unpackText(packed.slice(0, -3))).toBeUndefined();
  expect(await unpackText(`!${packed.slice(1)}`)).toBeUndefined();
  expect(await unpackText('hello')).toBeUndefined();
  expect(await unpackText('')).toBeUndefined();
});

it('refuses a short link that unpacks to more than a phone should hold', async () => {
  const bomb = deflateRawSync(Buffer.alloc(MAX_UNPACKED_LENGTH + 1)).toString('base64url');
  expect(bomb.length).toBeLessThan(5_000);
  expect(await unpackText(bomb)).toBeUndefined();
});

it('refuses bytes that are no text', async () => {
  expect(await unpackText(deflateRawSync(Buffer.from([0xff, 0xfe])).toString('base64url'))).toBeUndefined();
});
