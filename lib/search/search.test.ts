/** @jest-environment node */
import { fc } from '@/scripts/testing/properties';
import { buildSearchIndex, listAskedWords, listNearest, type SearchEntry, search } from './search';

const entries: SearchEntry[] = [
  { id: 'baby-aspirin', names: ['Baby aspirin', 'Aspirine pour bébé'], searchWords: ['81 mg'] },
  { id: 'aspirin', names: ['Aspirin', 'Aspirine'], searchWords: ['ASA', 'AAS'] },
  { id: 'brie', names: ['Brie and Camembert', 'Brie et camembert'], searchWords: ['soft cheese'] },
  { id: 'bread', names: ['Bread', 'Pain'], searchWords: ['toast'] },
  { id: 'steak', names: ['Steak', 'Bifteck'], searchWords: [] },
  { id: 'tea', names: ['Tea', 'Thé'], searchWords: ['chai'] },
  { id: 'tuna', names: ['Canned light tuna', 'Thon pâle en conserve'], searchWords: [] },
  { id: 'sushi', names: ['Sushi'], searchWords: ['raw tuna', 'poisson cru'] },
  { id: 'vitamin-d', names: ['Vitamin D', 'Vitamine D'], searchWords: [] },
];
const fillers = ['can I have', 'is it', 'puis-je', 'd', 'de'];
const index = buildSearchIndex(entries, fillers);
const find = (typed: string) => search(index, typed).map(({ id }) => id);

it.each([
  ['in any case, with or without accents', 'THÉ', ['tea']],
  ['from the first letters on', 'cam', ['brie']],
  ['in the other language', 'poisson', ['sushi']],
  ['with words in any order', 'tuna raw', ['sushi']],
  ['with words of another phrase of the same entry', 'sushi tuna', ['sushi']],
  ['in the plural', 'steaks', ['steak']],
  ['within a question', 'Can I have brie?', ['brie']],
  ['with a number beside it', 'tuna 3.5', ['tuna', 'sushi']],
  ['in another form of the verb', 'toasted', ['bread']],
  ['by a number that an entry has', '81', ['baby-aspirin']],
  ['with a filler that is part of its name', 'vitamin d', ['vitamin-d']],
])('finds an entry %s: %p', (_how, typed, ids) => {
  expect(find(typed).sort()).toEqual([...ids].sort());
});

it.each([
  ['a wrong letter', 'camambert'],
  ['a missing letter', 'camembrt'],
  ['a letter too many', 'cammembert'],
  ['letters that changed places', 'camebmert'],
  ['an error in the part typed so far', 'camamb'],
])('forgives %s', (_error, typed) => {
  expect(search(index, typed)).toEqual([{ id: 'brie', fit: 'misspelled' }]);
});

it.each([
  ['inside a word', 'eak'],
  ['for a short word with an error', 'tee'],
  ['where one of the words is missing', 'brie soup'],
  ['for words that ask for nothing', 'can I have'],
  ['for nothing', ' '],
])('finds nothing %s: %p', (_why, typed) => {
  expect(find(typed)).toEqual([]);
});

it('has the whole name first, then whole words, then starts, then the shorter name, then the order of the entries', () => {
  expect(search(index, 'aspirin')).toEqual([
    { id: 'aspirin', fit: 'name' },
    { id: 'baby-aspirin', fit: 'word' },
  ]);
  expect(find('baby aspirin')[0]).toBe('baby-aspirin');
  expect(search(index, 'b')).toEqual([
    { id: 'bread', fit: 'start' },
    { id: 'steak', fit: 'start' },
    { id: 'baby-aspirin', fit: 'start' },
    { id: 'brie', fit: 'start' },
  ]);
});

it('takes no word for a misspelling that an entry has', () => {
  const near = buildSearchIndex([
    { id: 'bread', names: ['Bread'], searchWords: [] },
    { id: 'breed', names: ['Breed'], searchWords: [] },
  ]);
  expect(search(near, 'breed').map(({ id }) => id)).toEqual(['breed']);
  expect(search(near, 'breod').map(({ id }) => id)).toEqual(['bread', 'breed']);
});

it('knows whether anything was asked', () => {
  expect(listAskedWords(index, 'Can I have')).toEqual([]);
  expect(listAskedWords(index, 'Can I have brie')).toEqual(['brie']);
});

describe('the nearest entries', () => {
  it('fit most of the words', () => {
    expect(listNearest(index, 'light tuna salad', 2)).toEqual(['tuna', 'sushi']);
  });

  it('are none where no word fits, nor for what only begins alike', () => {
    expect(listNearest(index, 'durian', 3)).toEqual([]);
    expect(listNearest(index, 'steel', 3)).toEqual([]);
  });

  it('are not told by a word that many entries have', () => {
    const babies = Array.from({ length: 13 }, (_, place) => ({
      id: String(place),
      names: [`Baby ${'abcdefghijklm'[place]}x`],
      searchWords: [],
    }));
    const built = buildSearchIndex([...babies, { id: 'rash', names: ['A rash'], searchWords: [] }]);
    expect(listNearest(built, 'baby zzz', 3)).toEqual([]);
    expect(listNearest(built, 'baby rash zzz', 3)).toEqual(['rash']);
  });
});

describe('whatever the entries', () => {
  const word = fc.string({ unit: fc.constantFrom(...'aeéiœlmnrst'), minLength: 1, maxLength: 10 });
  const phrase = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  const someEntries = fc
    .array(fc.record({ names: fc.array(phrase, { minLength: 1, maxLength: 2 }), searchWords: fc.array(phrase) }), {
      minLength: 1,
      maxLength: 12,
    })
    .map((list) => list.map((entry, place): SearchEntry => ({ ...entry, id: String(place) })));
  const choice = fc.record({ entry: fc.nat(), phrase: fc.nat(), letters: fc.nat() });

  /** A phrase of one of the entries, chosen by numbers. */
  function choose(list: SearchEntry[], { entry, phrase }: { entry: number; phrase: number }) {
    const { id, names, searchWords } = list[entry % list.length] as SearchEntry;
    const phrases = [...names, ...searchWords];
    return { id, phrase: phrases[phrase % phrases.length] as string };
  }

  it('every start of every phrase finds its entry, and so do its words in another order', () => {
    fc.assert(
      fc.property(someEntries, choice, (list, numbers) => {
        const built = buildSearchIndex(list);
        const { id, phrase } = choose(list, numbers);
        const start = phrase.slice(0, 1 + (numbers.letters % phrase.length));
        for (const typed of [start, start.toUpperCase(), phrase.split(' ').reverse().join(' ')]) {
          expect(search(built, typed).map((match) => match.id)).toContain(id);
        }
      }),
    );
  });

  it('one wrong letter in a word of five or more finds its entry, unless another entry has that word', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'aeilmnrst'), minLength: 5, maxLength: 12 }),
        fc.nat(),
        (name, at) => {
          const place = 1 + (at % (name.length - 1));
          const typed = `${name.slice(0, place)}x${name.slice(place + 1)}`;
          const built = buildSearchIndex([{ id: 'it', names: [name], searchWords: [] }]);
          expect(search(built, typed)).toEqual([{ id: 'it', fit: expect.any(String) }]);
        },
      ),
    );
  });

  it('is in the same order each time, without an entry twice', () => {
    fc.assert(
      fc.property(someEntries, phrase, (list, typed) => {
        const found = search(buildSearchIndex(list), typed);
        expect(search(buildSearchIndex(list), typed)).toEqual(found);
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      }),
    );
  });

  it('one more word never finds more', () => {
    fc.assert(
      fc.property(someEntries, word, word, (list, one, other) => {
        const built = buildSearchIndex(list);
        const ids = search(built, one).map(({ id }) => id);
        const whole = search(built, `${one} ${other}`).filter(({ fit }) => fit !== 'name');
        expect(whole.filter(({ id }) => !ids.includes(id))).toEqual([]);
      }),
    );
  });
});
