/** @jest-environment node */
import type { CanIWords, Verdict } from '@/data/can-i/entry';
import { type CanITopic, canITopics, mostAsked } from '@/data/can-i/topics';
import { type SourceKey, sources } from '@/data/sources';
import { isGovernmentPage } from '@/lib/sources/source-groups';
import { getGrade } from '@/scripts/lint/english-reading-level';
import { type CanIEntry, canIEntries } from './entries';
import { getCanIEntry, listEntryGroups, splitIntoColumns } from './topic-entries';
import { FIRST_ANSWERED_WEEK, LAST_ANSWERED_WEEK, namesPoisonCentre } from './verdicts';
import { canIWords, listCanISearchWords } from './words-in-both-languages';

const french = canIWords.fr;
/** The words of an entry in each language. */
const listWords = ({ id, ...english }: CanIEntry): CanIWords[] => [english, french[id] as CanIWords];

const topics = Object.keys(canITopics) as CanITopic[];
const listIds = (entries: readonly CanIEntry[]) => entries.map(({ id }) => id);
const listVerdicts = ({ verdict, byWeek = [] }: CanIEntry): Verdict[] => [
  verdict,
  ...byWeek.map((span) => span.verdict),
];
/** All that an entry tells to do, one language after the other. */
const listOrders = (entry: CanIEntry): string[] =>
  listWords(entry).map(({ todo, todoByWeek = [], why, already, call, local }) =>
    [todo, ...todoByWeek, why, already, call, local].join(' '),
  );

it('has an answer to what most ask, with an id of its own in the whole look-up', () => {
  expect(canIEntries.length).toBeGreaterThan(200);
  expect(new Set(listIds(canIEntries)).size).toBe(canIEntries.length);
  for (const topic of topics) {
    expect(canIEntries.filter((entry) => entry.topic === topic).length).toBeGreaterThanOrEqual(20);
  }
});

it('puts each entry into a group of its topic, and leaves no group empty', () => {
  const shown = topics.flatMap((topic) => listEntryGroups(topic).flatMap(({ entries }) => listIds(entries)));
  expect(shown.toSorted()).toEqual(listIds(canIEntries).toSorted());
  for (const topic of topics) {
    expect(listEntryGroups(topic).map(({ id }) => id)).toEqual([...canITopics[topic].groups]);
  }
});

it.each(topics)('puts the groups of %s into two columns, in their order', (topic) => {
  const groups = listEntryGroups(topic);
  const columns = splitIntoColumns(groups);
  expect(columns.flat()).toEqual(groups);
  for (const column of columns) expect(column.length).toBeGreaterThan(0);
});

it('says in both languages what each entry is called, what to do and what else people type', () => {
  const silent = canIEntries.filter((entry) => listWords(entry).some(({ name, todo }) => !name || !todo));
  expect(listIds(silent)).toEqual([]);
  expect(Object.keys(french).toSorted()).toEqual(listIds(canIEntries).toSorted());
});

it('names the sources of each answer, and none where there are none', () => {
  const wrong = canIEntries.filter(({ verdict, sources: keys }) => (verdict === 'no-source') !== (keys.length === 0));
  expect(listIds(wrong)).toEqual([]);
});

it('answers for every week where the week matters, each span in words of its own', () => {
  const byWeek = canIEntries.filter((entry) => entry.byWeek);
  expect(listIds(byWeek)).toEqual(expect.arrayContaining(['ibuprofen', 'back-sleeping', 'flying']));
  for (const entry of byWeek) {
    const spans = entry.byWeek ?? [];
    const starts = [FIRST_ANSWERED_WEEK, ...spans.map(({ toWeek }) => toWeek + 1)];
    expect([entry.id, spans.map(({ fromWeek }) => fromWeek)]).toEqual([entry.id, starts.slice(0, -1)]);
    expect([entry.id, spans.at(-1)?.toWeek]).toEqual([entry.id, LAST_ANSWERED_WEEK]);
    for (const { todoByWeek } of listWords(entry)) {
      expect([entry.id, todoByWeek?.filter(Boolean).length]).toEqual([entry.id, spans.length]);
    }
  }
});

it('offers in place of something only what may be had, at most three', () => {
  for (const { id, instead = [] } of canIEntries) {
    expect([id, instead.length <= 3]).toEqual([id, true]);
    for (const other of instead) {
      expect([id, other, getCanIEntry(other).verdict]).toEqual([
        id,
        other,
        expect.stringMatching(/^(?:yes|with-care)$/),
      ]);
    }
  }
});

it('begins with an answer of each of the four verdicts', () => {
  const asked = mostAsked.map((id) => getCanIEntry(id).verdict);
  expect(asked).toEqual(['yes', 'with-care', 'better-not', 'ask-first']);
});

it('gives no verdict of which the sources make us little sure', () => {
  const given = canIEntries.filter(
    (entry) =>
      entry.confidence === 'low' && listVerdicts(entry).some((one) => ['yes', 'with-care', 'better-not'].includes(one)),
  );
  expect(listIds(given)).toEqual([]);
});

describe('of medicines', () => {
  const medicines = canIEntries.filter(({ topic }) => topic === 'medicines');

  /** Who speaks to the public on health in Canada beside governments, as the sources name them. */
  const AUTHORITIES =
    /Society of Obstetricians|SOGC|First Nations Health Authority|Association of Ontario Midwives|Advisory Committee on Immunization|Vaccines in Pregnancy Canada|Motherisk|Sinai Health|Une naissance à venir|\b811\b|Public Health|Health Unit|INSPQ|CHU Sainte-Justine/;
  const isAuthority = (key: SourceKey) => {
    const { confidence, publisher, url } = sources[key];
    return confidence === 'page-read' && (isGovernmentPage(url) || AUTHORITIES.test(publisher));
  };

  it('the answer is yes or with care only where an authority in Canada says so on a page that was read', () => {
    const unsupported = medicines.filter(
      (entry) =>
        listVerdicts(entry).some((one) => one === 'yes' || one === 'with-care') && !entry.sources.some(isAuthority),
    );
    expect(listIds(unsupported)).toEqual([]);
  });

  it('no line tells to stop', () => {
    const allowed =
      /do not stop|a sudden stop|until they tell you to stop|than stopping|neither stop|(?:n’|ne l’|ne les )arrêt(?:ez|ent) (?:pas|jamais|rien)|que d’arrêter|(?:un )?arrêt (?:soudain|brusque)|jusqu’à ce qu’(?:on|elle|il) vous dise d’arrêter/gi;
    const telling = medicines.flatMap((entry) =>
      listOrders(entry)
        .filter((text) => /\bstop|\barr[êe]t/i.test(text.replace(allowed, '')))
        .map((text) => `${entry.id}: ${text}`),
    );
    expect(telling).toEqual([]);
  });

  it('what is prescribed is never judged', () => {
    const prescribed = medicines.filter(({ group }) => group === 'prescribed');
    const judged = prescribed.filter((entry) =>
      listVerdicts(entry).some((one) => ['yes', 'with-care', 'better-not'].includes(one)),
    );
    expect(listIds(judged)).toEqual([]);
  });

  it.each(['isotretinoin', 'methotrexate', 'semaglutide'])('%s asks for a call before the next dose', (id) => {
    expect(getCanIEntry(id)).toMatchObject({ verdict: 'call-before-next-dose', call: expect.any(String) });
  });

  it.each([
    ['acitretin', 'isotretinoin'],
    ['alitretinoin', 'isotretinoin'],
    ['soriatane', 'isotretinoin'],
    ['arthrotec', 'methotrexate'],
  ])('%s is answered as %s is, and in no other answer', (typed, id) => {
    const having = canIEntries.filter((entry) =>
      listCanISearchWords(entry.id).some((words) => words.toLowerCase().includes(typed)),
    );
    expect(listIds(having)).toEqual([id]);
  });
});

describe('the poison centre', () => {
  const NAMED = /poison centre|antipoison/;
  const asking = canIEntries.filter((entry) => NAMED.test(listOrders(entry).join(' ')));

  it('stands with its numbers and their source beside each answer that asks for a call to it', () => {
    expect(listIds(asking)).toEqual(expect.arrayContaining(['acetaminophen', 'iron-extra', 'cleaning', 'pesticides']));
    expect(listIds(canIEntries.filter(namesPoisonCentre))).toEqual(listIds(asking));
  });

  it('has its numbers in what the search shows', () => {
    const calls = asking.flatMap(listWords).flatMap(({ call = '' }) => (NAMED.test(call) ? call : []));
    expect(calls.length).toBeGreaterThan(6);
    for (const call of calls) expect(call).toMatch(/1-844-764-7669.*1-800-463-5060.*Nunavut/);
  });
});

describe('what to do', () => {
  const HIGHEST_GRADE = 6;
  /** Words that have no plainer one, or that name what is asked about: they count as short ones. */
  const UNAVOIDABLE =
    /\b(?:pasteurized|mozzarella|pharmacists?|providers?|psychiatrist|doctor|acetaminophen|aspirin|Metamucil|laxative|malaria|products?|natural|cross-country|snowshoeing|prescribed|listeria|baby)\b/gi;

  it.each(canIEntries.map(({ id, todo, todoByWeek = [] }) => [id, [todo, ...todoByWeek]] as const))(
    'reads at grade 6 or below: %s',
    (_id, lines) => {
      for (const line of lines) expect(getGrade(line.replace(UNAVOIDABLE, 'word'))).toBeLessThanOrEqual(HIGHEST_GRADE);
    },
  );

  it('never calls anything safe', () => {
    const calling = canIEntries.flatMap((entry) =>
      listOrders(entry)
        .filter((text) => /\b(?:safe to|it is safe|completely safe)\b|sécuritaire|sans danger|interdit/i.test(text))
        .map((text) => `${entry.id}: ${text}`),
    );
    expect(calling).toEqual([]);
  });
});
