/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { bagItems } from '@/data/hospital-bag';
import { travelGroups } from '@/data/take-along';
import { fitIntoCode, MAX_CODE_LENGTH, makeAllLink } from './all-link';
import { readTakeAlong } from './format';
import { readLinkData } from './link-data';
import { unpackText } from './packed-text';
import { parts } from './parts';
import { listGroups, type TravelTexts } from './travel';

const taken = readTakeAlong(readFileSync(`${__dirname}/fixtures/version-1.json`, 'utf8'));
const texts: TravelTexts = 'texts' in taken ? taken.texts : {};

const makeLink = (some: TravelTexts) => makeAllLink('https://example.ca', some, '2026-11-29');

it('carries everything behind the hash', async () => {
  const link = await makeLink(texts);
  expect(link).toMatch(/^https:\/\/example\.ca\/take-along#all=1\.[\w-]+$/);
  const data = readLinkData(link);
  const unpacked = data && data.problem === undefined ? await unpackText(data.content) : undefined;
  expect(readTakeAlong(unpacked ?? '')).toMatchObject({ texts, madeOn: '2026-11-29' });
});

it('fits dates, appointments, half a bag and to-dos into one code', async () => {
  const bag = JSON.stringify(bagItems.slice(25).map(({ id }) => ({ id, label: '', isChecked: true })));
  const full = { ...texts, hospitalBagChecklist: parts.hospitalBagChecklist.tidy(bag) ?? '' };
  const { link, left } = await fitIntoCode(full, ['dates', 'appointments', 'bag', 'toDos', 'followed'], makeLink);
  expect(left).toEqual([]);
  expect(link?.length).toBeLessThanOrEqual(MAX_CODE_LENGTH);
});

it('leaves out what is too long for a code, and goes on with what is not', async () => {
  const label = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x4e00 + index * 37)).join('');
  const own = Array.from({ length: 50 }, (_, index) => ({
    id: `own-${index}`,
    label: label.slice(index) + label.slice(0, index),
    category: 'baby',
    isOwn: true,
    isChecked: true,
  }));
  const long = { ...texts, hospitalBagChecklist: parts.hospitalBagChecklist.tidy(JSON.stringify(own)) ?? '' };
  const { link, left } = await fitIntoCode(long, travelGroups, makeLink);
  expect(left).toContain('bag');
  expect(left).not.toContain('toDos');
  const data = readLinkData(link ?? '');
  const unpacked = data && data.problem === undefined ? await unpackText(data.content) : undefined;
  const read = readTakeAlong(unpacked ?? '');
  expect('texts' in read && listGroups(read.texts)).toEqual(travelGroups.filter((group) => !left.includes(group)));
});

it('has no code where nothing fits', async () => {
  expect(await fitIntoCode(texts, ['dates'], async () => 'x'.repeat(MAX_CODE_LENGTH + 1))).toEqual({
    link: undefined,
    left: ['dates'],
  });
});
