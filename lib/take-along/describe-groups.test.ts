/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { travelGroups } from '@/data/take-along';
import { listKeptNews } from './changes';
import { describeGroup } from './describe-groups';
import { readTakeAlong } from './format';
import type { TravelTexts } from './travel';

const taken = readTakeAlong(readFileSync(`${__dirname}/fixtures/version-1.json`, 'utf8'));
const texts: TravelTexts = 'texts' in taken ? taken.texts : {};

it.each([
  ['dates', 'Due April 10, 2027 · Ontario'],
  ['appointments', '2 appointments'],
  ['bag', '2 of 51 packed · how many babies, and travel'],
  ['toDos', '3 ticked'],
  ['followed', 'Due February 1, 2027 · their appointments · their hospital bag'],
  ['plan', 'Your work, pay and leave, family income and ages of children, if you gave them'],
  ['numbers', 'provider, health centre, maternity unit'],
  ['labour', '2 timed · your answers'],
] as const)('says what there is of %s', (group, line) => {
  expect(describeGroup(group, texts).replaceAll('\u00a0', ' ')).toBe(line);
});

it('says nothing where nothing is, and a birth as such', () => {
  for (const group of travelGroups) expect(describeGroup(group, {})).toBe('');
  expect(describeGroup('dates', { birth: '{"version":1,"birthday":"2026-11-01"}' })).toBe('Born November 1, 2026');
  expect(describeGroup('labour', { labourAnswers: texts.labourAnswers ?? '' })).toBe('your answers');
});

describe('what the link to come back has that is not here', () => {
  const pregnancy = '{"version":1,"dueDate":"2027-04-10","origin":"entered"}';
  const kept = { pregnancy, region: 'ON' };
  const birth = '{"version":1,"birthday":"2027-04-01","pregnancy":{"version":1,"dueDate":"2027-04-10"}}';
  const otherBirth = '{"version":1,"birthday":"2025-04-01"}';

  it.each<[string, TravelTexts, TravelTexts]>([
    ['everything where nothing is', {}, kept],
    ['nothing of the same dates', kept, {}],
    [
      'nothing of the date that was calculated here',
      { pregnancy: '{"version":1,"dueDate":"2027-04-10"}', region: 'ON' },
      {},
    ],
    ['the region alone', { pregnancy, region: 'QC' }, { region: 'ON' }],
    ['another date', { pregnancy: '{"version":1,"dueDate":"2027-05-01"}', region: 'ON' }, { pregnancy }],
    ['no date of a baby that was born', { birth, region: 'ON' }, {}],
    [
      'the date of the next baby, beside the birth of the last',
      { birth: otherBirth, region: 'ON' },
      { birth: otherBirth, pregnancy },
    ],
  ])('%s', (_, own, news) => {
    expect(listKeptNews(own, kept)).toEqual(news);
  });

  it('is no region where the link has none', () => {
    expect(listKeptNews({ region: 'QC' }, { pregnancy })).toEqual({ pregnancy });
  });
});
