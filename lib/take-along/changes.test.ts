/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { TravelKey } from '@/data/take-along';
import { parseStoredChecklist } from '@/lib/checklist/stored-checklist';
import { joinBackup } from '@/lib/contractions/join-logs';
import { getContractionsCsv } from '@/lib/contractions/record-exports';
import { parseContractionsCsv } from '@/lib/contractions/record-imports';
import { parseContractionLog, serializeContractionLog } from '@/lib/contractions/stored-contractions';
import { fc } from '@/scripts/testing/properties';
import { listChanges, readTexts, type TravelChanges } from './changes';
import { readTakeAlong, writeTakeAlong } from './format';
import { type TravelTexts, travelKeys } from './travel';

const apply = (texts: TravelTexts, changes: TravelChanges): TravelTexts =>
  Object.fromEntries(Object.entries({ ...texts, ...changes }).filter(([, text]) => text !== null));

const arrive = (own: TravelTexts, taken: TravelTexts, arrival: 'replace' | 'add') =>
  apply(own, listChanges(own, taken, arrival));

const day = fc.integer({ min: 10, max: 28 }).map((number) => `2027-01-${number}`);

const labour = fc
  .record({
    starts: fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 8 }),
    revision: fc.integer({ min: 1, max: 30 }),
    beganAt: fc.integer({ min: 1, max: 3 }),
    active: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
    termAnswer: fc.option(fc.record({ isTerm: fc.boolean(), answeredAt: fc.integer({ min: 1, max: 9 }) }), {
      nil: undefined,
    }),
  })
  .map(({ starts, active, termAnswer, ...log }) =>
    serializeContractionLog({
      ...log,
      contractions: starts.sort((one, other) => one - other).map((start) => time(start)),
      ...(active !== undefined &&
        !starts.includes(active) && { active: { id: `${active}`, startTime: active * 300_000 } }),
      ...(termAnswer && { termAnswer }),
    }),
  );

function time(start: number) {
  return { id: String(start), startTime: start * 300_000, endTime: start * 300_000 + 60_000 };
}

const bag = fc
  .array(fc.constantFrom('birth-plan', 'music', 'lip-balm', 'own-1', 'own-2'), { maxLength: 5 })
  .chain((ids) => fc.tuple(fc.constant(ids), fc.constantFrom('Quilt', 'Radio')))
  .map(([ids, label]) =>
    JSON.stringify(
      ids.map((id) => ({
        id,
        label: `${label} ${id}`,
        category: 'mom-stay',
        isChecked: true,
        isOwn: id.startsWith('own'),
      })),
    ),
  );

/** What may be stored on a device, as the site would store it. */
const device = fc
  .record(
    {
      pregnancy: day.map((dueDate) => JSON.stringify({ version: 1, dueDate })),
      birth: day.map((birthday) => JSON.stringify({ version: 1, birthday })),
      birthTracks: fc.constantFrom('{"version":1,"tracks":["early"]}', '{"version":1,"tracks":[]}'),
      region: fc.constantFrom('ON', 'QC', 'NU'),
      followed: day.map((dueDate) => JSON.stringify({ version: 1, dueDate })),
      followedCopy: day.map((dueDate) => JSON.stringify({ version: 1, madeOn: '2026-11-20', dueDate })),
      ownAppointments: fc
        .dictionary(fc.constantFrom('nipt', 'dating-ultrasound'), fc.record({ date: day }))
        .map((appointments) => JSON.stringify({ version: 1, appointments })),
      doneToDos: fc.array(fc.constantFrom('a', 'b', 'c')).map((done) => JSON.stringify({ version: 1, done })),
      donePapers: fc
        .array(fc.constantFrom('register', 'certificate'))
        .map((done) => JSON.stringify({ version: 1, done, bornIn: 'BC' })),
      contractions: labour,
      labourAnswers: fc.constantFrom('{"version":1,"hasGivenBirth":true}', '{"version":1,"distance":"by-plane"}'),
      providerPhone: fc.constantFrom('{"version":1,"number":"811"}', '{"version":1,"number":"613-555-0100"}'),
      hospitalBagChecklist: bag,
      packingPlan: fc.constantFrom('{"babies":2,"mustTravel":false}', '{"babies":1,"mustTravel":true}'),
      benefitsPlan: fc
        .constantFrom('90000', '10')
        .map((netIncome) => JSON.stringify({ version: 2, fields: { netIncome } })),
    },
    { requiredKeys: [] },
  )
  .map((texts) => readTexts((key) => (texts as TravelTexts)[key] ?? null));

/** Without what a log knows of its own changes. */
function withoutRevisions(texts: TravelTexts): TravelTexts {
  if (texts.contractions === undefined) return texts;
  const { revision: _revision, beganAt: _beganAt, ...log } = parseContractionLog(texts.contractions);
  return { ...texts, contractions: serializeContractionLog(log) };
}

it('gives everything back that was taken along', () => {
  fc.assert(
    fc.property(device, (texts) => {
      fc.pre(Object.keys(texts).length > 0);
      const taken = readTakeAlong(writeTakeAlong(texts, '2026-11-29'));
      if ('problem' in taken) throw new Error(taken.problem);
      // Own items of the bag get new ids.
      const withoutIds = (texts: TravelTexts) => JSON.stringify(texts).replace(/own-\d\\"/g, '');
      expect(withoutIds(taken.texts)).toBe(withoutIds(texts));
    }),
  );
});

describe('what takes the place of what is here', () => {
  it('is there exactly, and the rest stays', () => {
    fc.assert(
      fc.property(device, device, (own, taken) => {
        const after = withoutRevisions(arrive(own, taken, 'replace'));
        expect(after).toMatchObject(withoutRevisions(taken));
        const stories: TravelKey[][] = [
          ['pregnancy', 'birth', 'birthTracks'],
          ['followed', 'followedCopy'],
        ];
        const told = stories.filter((story) => story.some((key) => taken[key] !== undefined)).flat();
        for (const key of travelKeys.filter((key) => taken[key] === undefined))
          expect(after[key]).toBe(told.includes(key) ? undefined : withoutRevisions(own)[key]);
      }),
    );
  });

  it('is not joined with the backup of the labour that it replaced', () => {
    fc.assert(
      fc.property(labour, labour, (own, taken) => {
        const { contractions } = arrive({ contractions: own }, { contractions: taken }, 'replace');
        const after = parseContractionLog(contractions ?? null);
        expect(joinBackup(after, parseContractionLog(own))).toBe(after);
      }),
    );
  });

  it('ends a countdown whose baby was born', () => {
    const own = { pregnancy: '{"version":1,"dueDate":"2027-01-10"}', region: 'ON' };
    const taken = { birth: '{"version":1,"birthday":"2027-01-08"}' };
    expect(arrive(own, taken, 'replace')).toEqual({ ...taken, region: 'ON' });
  });
});

describe('what adds to what is here', () => {
  it('adds nothing the second time, and nothing where both are the same', () => {
    fc.assert(
      fc.property(device, device, (own, taken) => {
        const once = arrive(own, taken, 'add');
        expect(listChanges(once, taken, 'add')).toEqual({});
        expect(listChanges(own, own, 'add')).toEqual({});
        expect(listChanges(own, own, 'replace')).toEqual({});
      }),
    );
  });

  it('takes nothing away', () => {
    fc.assert(
      fc.property(device, device, (own, taken) => {
        const changes = listChanges(own, taken, 'add');
        expect(Object.values(changes)).not.toContain(null);
        const after = apply(own, changes);
        const single: TravelKey[] = [
          'pregnancy',
          'birth',
          'region',
          'followed',
          'providerPhone',
          'packingPlan',
          'benefitsPlan',
        ];
        for (const key of single) if (own[key] !== undefined) expect(after[key]).toBe(own[key]);
        const list = (texts: TravelTexts, key: TravelKey) => [...(texts[key]?.match(/"[\w-]+"|:true/g) ?? [])];
        for (const key of ['doneToDos', 'donePapers', 'ownAppointments'] as const)
          expect(list(after, key)).toEqual(expect.arrayContaining(list(own, key)));
        const ids = (texts: TravelTexts) =>
          parseContractionLog(texts.contractions ?? null).contractions.map(({ id }) => id);
        expect(ids(after)).toEqual(expect.arrayContaining(ids(own)));
        expect(ids(after)).toEqual(expect.arrayContaining(ids(taken)));
        const ticks = (texts: TravelTexts) =>
          parseStoredChecklist(texts.hospitalBagChecklist ?? null).items.flatMap(({ label, isChecked }) =>
            isChecked ? label : [],
          );
        expect(ticks(after)).toEqual(expect.arrayContaining(ticks(own)));
        expect(ticks(after)).toEqual(expect.arrayContaining(ticks(taken)));
      }),
    );
  });

  it('brings no birth to a pregnancy that goes on here, and no due date to a baby that is born here', () => {
    const pregnancy = '{"version":1,"dueDate":"2027-01-10"}';
    const birth = '{"version":1,"birthday":"2027-01-08"}';
    expect(arrive({ pregnancy }, { birth }, 'add')).toEqual({ pregnancy });
    expect(arrive({ birth }, { pregnancy }, 'add')).toEqual({ birth });
  });

  it('adds what was ticked of the same birth alone', () => {
    const birth = '{"version":1,"birthday":"2027-01-08"}';
    const birthTracks = '{"version":1,"tracks":["cesarean"]}';
    expect(arrive({ birth }, { birth, birthTracks }, 'add')).toEqual({ birth, birthTracks });
    const other = birth.replace('08', '09');
    expect(arrive({ birth }, { birth: other, birthTracks }, 'add')).toEqual({ birth });
  });

  it('adds a copy to the due date alone that is followed here', () => {
    const followed = '{"version":1,"dueDate":"2027-01-10"}';
    const followedCopy = '{"version":1,"madeOn":"2026-11-20","dueDate":"2027-01-10"}';
    expect(arrive({ followed }, { followed, followedCopy }, 'add')).toEqual({ followed, followedCopy });
    const other = followed.replace('10', '12');
    expect(arrive({ followed: other }, { followed, followedCopy }, 'add')).toEqual({ followed: other });
    expect(arrive({ followed, followedCopy }, { followed: other }, 'replace')).toEqual({ followed: other });
  });

  it('knows the contractions of its own table again, which has no parts of seconds', () => {
    const contractions = [1_795_000_000_123, 1_795_000_300_987].map((startTime) => ({
      id: String(startTime),
      startTime,
      endTime: startTime + 61_900,
    }));
    const own = { contractions: serializeContractionLog({ contractions, revision: 4, beganAt: 1 }) };
    const table = parseContractionsCsv(getContractionsCsv(contractions));
    if (typeof table === 'string') throw new Error(table);
    expect(listChanges(own, { contractions: serializeContractionLog({ contractions: table }) }, 'add')).toEqual({});
    const [, second] = table;
    const fewer = { contractions: serializeContractionLog({ contractions: contractions.slice(0, 1), revision: 4 }) };
    const after = arrive(fewer, { contractions: serializeContractionLog({ contractions: table }) }, 'add');
    expect(parseContractionLog(after.contractions ?? null).contractions).toEqual([contractions[0], second]);
  });

  it('stops a contraction that was stopped on the other device', () => {
    const running = serializeContractionLog({ contractions: [], active: { id: '0', startTime: 0 }, revision: 1 });
    const stopped = serializeContractionLog({ contractions: [time(0)], revision: 2 });
    const after = parseContractionLog(
      arrive({ contractions: running }, { contractions: stopped }, 'add').contractions ?? null,
    );
    expect(after.active).toBeUndefined();
    expect(after.contractions).toEqual([time(0)]);
  });
});

it('leaves everything alone for a text that cannot be read', () => {
  const versionOne = readFileSync(`${__dirname}/fixtures/version-1.json`, 'utf8').replace(/\n\s*/g, '');
  fc.assert(
    fc.property(fc.nat({ max: versionOne.length - 1 }), (length) => {
      expect(readTakeAlong(versionOne.slice(0, length))).toHaveProperty('problem');
    }),
  );
});
