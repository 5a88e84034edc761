/** @jest-environment node */
import { hashWords, listChangedPairs, otherCodes, readRecord, readWordPairs } from './word-pairs.mjs';

describe('a file of words', () => {
  const source = "import { day } from '@/data/days';\n\n/** Its title. */\nexport const title = title(day, 1);\n";

  it('is the same with other imports, comments and line breaks', () => {
    const moved =
      "import {\n  day,\n} from '@/data/rules';\n\n// Said aloud.\nexport const title =\n  title(day, 1);\n";
    expect(hashWords(moved)).toBe(hashWords(source));
  });

  it('is another one when a word or an address changes', () => {
    expect(hashWords(source.replace('1', '2'))).not.toBe(hashWords(source));
    const link = "export const link = 'https://one.ca';";
    expect(hashWords(link.replace('one', 'two'))).not.toBe(hashWords(link));
    const between = '/* One. */ export const one = 1;\nexport const two = 2;\n/* Three. */\n';
    expect(hashWords(between.replace('two = 2', 'two = 3'))).not.toBe(hashWords(between));
  });
});

describe('pairs that changed', () => {
  const recorded = { 'home.ts': 'a b', 'tips.ts': 'c d' };

  it.each([
    [{ ...recorded }, []],
    [{ ...recorded, 'home.ts': 'x b' }, [{ file: 'home.ts', changed: 'first' }]],
    [{ ...recorded, 'home.ts': 'a x' }, [{ file: 'home.ts', changed: 'other' }]],
    [{ ...recorded, 'home.ts': 'x y' }, [{ file: 'home.ts', changed: 'both' }]],
    [{ ...recorded, 'new.ts': 'x y' }, [{ file: 'new.ts', changed: 'both' }]],
    [{ 'tips.ts': 'c d' }, [{ file: 'home.ts', changed: 'both' }]],
  ])('from the record to %j', (current, expected) => {
    expect(listChangedPairs(recorded, current)).toEqual(expected);
  });
});

describe.each(otherCodes)('%s', (code) => {
  it('was changed with the first language; where that is not wanted, npm run pair-words -- FILE says so', () => {
    const changed = listChangedPairs(readRecord(code), readWordPairs(code));
    expect(changed.filter((pair) => pair.changed !== 'both')).toEqual([]);
  });

  it('has every change in its record: npm run format writes it', () => {
    const changed = listChangedPairs(readRecord(code), readWordPairs(code));
    expect(changed.filter((pair) => pair.changed === 'both')).toEqual([]);
  });
});
