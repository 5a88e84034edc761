/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { TravelKey } from '@/data/take-along';
import { parseLeave } from '@/lib/benefits/leave-form';
import { parseStoredChecklist } from '@/lib/checklist/stored-checklist';
import { parseContractionLog } from '@/lib/contractions/stored-contractions';
import { fc } from '@/scripts/testing/properties';
import { MAX_FILE_BYTES, readTakeAlong, writeTakeAlong } from './format';
import { parts } from './parts';
import { travelKeys } from './travel';

const read = (text: string) => {
  const taken = readTakeAlong(text);
  if ('problem' in taken) throw new Error(taken.problem);
  return taken;
};

const versionOne = readFileSync(`${__dirname}/fixtures/version-1.json`, 'utf8');

describe('a file of version 1', () => {
  const { texts, madeOn, unread } = read(versionOne);

  it('is read whole', () => {
    expect(madeOn).toBe('2026-11-29');
    expect(unread).toEqual([]);
    const notInIt = ['birth', 'birthTracks'];
    expect(Object.keys(texts).sort()).toEqual(travelKeys.filter((key) => !notInIt.includes(key)).sort());
  });

  it('is stored as the site would store it', () => {
    expect(texts.region).toBe('ON');
    expect(texts.pregnancy).toBe('{"version":1,"dueDate":"2027-04-10","origin":"entered"}');
    expect(parseContractionLog(texts.contractions ?? null)).toMatchObject({ contractions: { length: 2 }, revision: 3 });
    expect(parseLeave(texts.benefitsPlan ?? null)?.fields).toMatchObject({ netIncome: '84000', babies: '1' });
    const { items, isDamaged } = parseStoredChecklist(texts.hospitalBagChecklist ?? null);
    expect(isDamaged).toBe(false);
    expect(items.filter(({ isChecked }) => isChecked).map(({ label }) => label)).toEqual([
      items.find(({ id }) => id === 'health-card')?.label,
      'Grandma’s quilt',
    ]);
  });

  it('is written again as it was', () => {
    const { parts: before, ...rest } = JSON.parse(versionOne);
    const { parts: after, ...restAfter } = JSON.parse(writeTakeAlong(texts, '2026-11-29'));
    expect(restAfter).toEqual(rest);
    // The planner fills in what a file lacks.
    const { benefitsPlan, ...others } = before;
    expect(after).toMatchObject(others);
    expect(after.benefitsPlan).toMatchObject({ fields: benefitsPlan.fields });
    expect(read(writeTakeAlong(texts, '2026-11-29')).texts).toEqual(texts);
  });
});

it('takes a birth along', () => {
  const texts = {
    birth: '{"version":1,"birthday":"2026-11-01","pregnancy":{"version":1,"dueDate":"2026-11-10"}}',
    birthTracks: '{"version":1,"tracks":["cesarean"]}',
  };
  expect(read(writeTakeAlong(texts, '2026-11-29')).texts).toEqual(texts);
});

const file = (values: Record<string, unknown>) =>
  JSON.stringify({ site: 'canadian-due-date-calculator', version: 1, madeOn: '2026-11-29', parts: {}, ...values });

describe('refuses', () => {
  it.each([
    ['a picture', '\u0089PNG\r\n\u001a\n', 'foreign'],
    ['nothing', '', 'foreign'],
    ["another program's file", '{"version":1,"parts":{"region":"ON"}}', 'foreign'],
    ['a list', '[1]', 'foreign'],
    ['a file of a later version', file({ version: 2, parts: { region: 'ON' } }), 'newer'],
    ['a version that never was', file({ version: 0.5, parts: { region: 'ON' } }), 'damaged'],
    ['no version', file({ version: undefined, parts: { region: 'ON' } }), 'damaged'],
    ['no parts', file({ parts: 'ON' }), 'damaged'],
    [
      'nothing that can be read',
      file({ parts: { region: 'XX', pregnancy: { version: 1, dueDate: '2027-02-30' } } }),
      'damaged',
    ],
    [
      'keys that stay on a device',
      file({ parts: { whereNow: { version: 1, place: 'away', answeredOn: '2026-11-29' } } }),
      'damaged',
    ],
    ['a file that was cut off', versionOne.slice(0, 400), 'half'],
    ['the same in one line', JSON.stringify(JSON.parse(versionOne)).slice(0, -1), 'half'],
    ['a file of more than 2 MB', `${versionOne}${' '.repeat(MAX_FILE_BYTES)}`, 'too-big'],
  ])('%s', (_, text, problem) => {
    expect(readTakeAlong(text)).toEqual({ problem });
  });
});

it('reads what it can of a file with a damaged part, and names the part', () => {
  const { texts, unread } = read(file({ parts: { region: 'ON', providerPhone: { version: 1, number: 'call me' } } }));
  expect(texts).toEqual({ region: 'ON' });
  expect(unread).toEqual(['providerPhone']);
});

it('reads a file with the mark that some editors put first', () => {
  expect(read(`\uFEFF${versionOne}`).texts).toEqual(read(versionOne).texts);
});

it('never throws, and never takes a text that the site would not store', () => {
  const anyKey = fc.constantFrom<TravelKey>(...travelKeys);
  const anyParts = fc.dictionary(anyKey, fc.oneof(fc.jsonValue(), fc.string(), anyPart()));
  fc.assert(
    fc.property(anyParts, (packed) => {
      const taken = readTakeAlong(file({ parts: packed }));
      if ('problem' in taken) return;
      for (const [key, text] of Object.entries(taken.texts)) expect(parts[key as TravelKey].tidy(text)).toBe(text);
    }),
  );
});

/** Values of the right shape in the wrong place, and nearly right ones. */
function anyPart() {
  const values: unknown[] = Object.values(JSON.parse(versionOne).parts);
  return fc.constantFrom(...values).chain((value) =>
    fc.oneof(
      fc.constant(value),
      fc
        .dictionary(fc.constantFrom(...Object.keys(Object(value)), 'x'), fc.jsonValue())
        .map((damage) => (typeof value === 'object' ? { ...value, ...damage } : value)),
    ),
  );
}
