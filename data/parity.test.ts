/** @jest-environment node */
import { isValidElement } from 'react';
import { type AnyFunction, anything, getId, listTexts, loadModules } from '@/scripts/lint/list-words';
import { ownFiles } from '@/scripts/words/own-files.mjs';
import { languages } from './languages';

const english = loadModules('data/en');

/** What may differ between languages within what a file exports: names that one of them marks as foreign, and forms. */
const OWN_KEYS = new Set([
  'foreignNames',
  'titleLanguage',
  'runByLanguage',
  'namedAfterRunner',
  'of',
  'as',
  'locale',
  'searchWords',
  'fillers',
]);
/** What is the same in every language: nobody reads it. */
const FACTS = new Set(['id', 'entry', 'sources', 'week', 'onPaper', 'path', 'url', 'picture']);
/** Facts whose name also stands for the label before them: a single text. */
const LABELS = new Set(['sources', 'week']);

/** Texts whose numbers differ for a reason, by file and keys. */
const differentNumbers: Record<string, Record<string, string>> = {
  fr: {
    'benefits/leave whose': 'Begins what is to do with a small letter, which takes it apart.',
    'dates dateRange.0': 'Takes the days as parts, not as written dates.',
    'share/cards dateLines.below': 'Takes the parts of the date in another order.',
    'site-script siteScript.printedOn': 'Writes the first of a month, which Intl leaves as 1.',
  },
};

/** Texts of three words or more that are the same in both languages for a reason. */
const sameTexts: Record<string, Record<string, string>> = {
  fr: {
    'care-lines/options optionsLineWords.naf-canada.name': 'The name of who answers.',
    'care-lines/options optionsLineWords.kensington-clinic.name': 'The name of who answers.',
    'care-lines/options optionsLineWords.whc-winnipeg.name': 'The name of who answers.',
    'care-lines/options optionsLineWords.grossesse-secours.name': 'The name of who answers.',
    'care-lines/options optionsLineWords.ns-self-referral.name': 'The name of who answers.',
    'care-lines/safety safetyLineWords.sos-violence-conjugale.name': 'The name of who answers.',
    'province-resources/alberta albertaResources.healthLink.runBy': 'The name of who runs it.',
    'province-resources/newfoundland-and-labrador newfoundlandAndLabradorResources.healthLink.runBy':
      'The name of who runs it.',
    'province-resources/nova-scotia novaScotiaResources.childcareOptions.runBy': 'The name of who runs it.',
  },
};

/** The forms of the name of a thing, of which a sentence takes the one that it needs. */
const FORMS_OF_NAME = new Set(['of', 'as']);

/** How many arguments a function takes, and which named ones: its type lets it leave out what it is given. */
function describeArguments(say: AnyFunction): string {
  const names = new Set<string>();
  const recorder = new Proxy(Object('7'), {
    get(text, name) {
      // A function that takes a text may use what a text can do.
      if (typeof name === 'string' && typeof text[name] !== 'function') {
        names.add(FORMS_OF_NAME.has(name) ? 'name' : name);
      }
      return anything;
    },
  });
  try {
    say(recorder, anything, anything, anything);
  } catch {
    // It has taken its arguments by then.
  }
  return `${say.length} (${[...names].sort().join()})`;
}

/** Where two values do not have the same keys, list lengths, facts or arguments. */
function listDifferences(one: unknown, other: unknown, path: string): string[] {
  if (typeof one !== typeof other) return [`${path}: ${typeof one}, ${typeof other}`];
  if (typeof one === 'function') {
    const [mine, theirs] = [one, other].map((say) => describeArguments(say as AnyFunction));
    return mine === theirs ? [] : [`${path}: takes ${mine}, ${theirs}`];
  }
  if (typeof one !== 'object' || one === null || other === null) return [];
  if (isValidElement(one) || one instanceof RegExp) return [];
  if (Array.isArray(one) !== Array.isArray(other)) return [`${path}: a list, and none`];
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other as object)])];
  return keys.flatMap((key) => {
    if (OWN_KEYS.has(key)) return [];
    const [mine, theirs] = [(one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]];
    if (FACTS.has(key) && !(LABELS.has(key) && typeof mine === 'string')) {
      return JSON.stringify(mine) === JSON.stringify(theirs) ? [] : [`${path}.${key}: ${mine}, ${theirs}`];
    }
    return listDifferences(mine, theirs, `${path}.${key}`);
  });
}

/** The numbers of a text, whatever a language puts between their digits. */
function listNumbers(text: string): number[] {
  const numbers = text
    // '4:30 p.m.' is half past 16.
    .replace(/(?<!:)\b\d{1,2}(?=(?::\d\d)? p\.m\.)/g, (hour) => String((Number(hour) % 12) + 12))
    .replace(/(?<=\d)[,\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .match(/\d+(?:\.\d+)?(?!\d)/g);
  return (numbers ?? []).map(Number);
}

interface Said {
  id: string;
  texts: string[];
}

/** The texts of all modules by where they stand; those of a function together. */
function listSaid(modules: Record<string, object>): Said[] {
  const byId = new Map<string, string[]>();
  for (const { path, text } of listTexts(modules).texts) {
    const [file = '', ...keys] = path;
    if (ownFiles.has(file) || keys.some((key) => OWN_KEYS.has(key))) continue;
    const id = getId(path);
    byId.set(id, [...(byId.get(id) ?? []), text]);
  }
  return [...byId].map(([id, texts]) => ({ id, texts }));
}

const englishSaid = new Map(listSaid(english).map(({ id, texts }) => [id, texts]));
const collectNumbers = (texts: string[]) => [...new Set(texts.flatMap(listNumbers))].sort((one, other) => one - other);
const countWords = (text: string) => text.match(/\p{L}{2,}/gu)?.length ?? 0;

describe.each(languages.filter(({ code }) => code !== 'en'))('the words in $name', ({ code }) => {
  const modules = loadModules(`data/${code}`);
  const said = listSaid(modules);

  it('have the same exports, keys, list lengths, facts and arguments as in English', () => {
    const differences = Object.entries(english)
      .filter(([file]) => !ownFiles.has(file))
      .flatMap(([file, module]) => listDifferences({ ...module }, { ...modules[file] }, file));
    expect(differences).toEqual([]);
  });

  it('have the numbers of the English texts', () => {
    const wrong = said
      .filter(({ id }) => !(id in (differentNumbers[code] ?? {})))
      .map(({ id, texts }) => ({ id, own: collectNumbers(texts), english: collectNumbers(englishSaid.get(id) ?? []) }))
      .filter((numbers) => String(numbers.own) !== String(numbers.english));
    expect(wrong).toEqual([]);
  });

  it('leave no text in English', () => {
    const left = said.flatMap(({ id, texts }) =>
      texts
        .filter((text) => countWords(text) >= 3 && englishSaid.get(id)?.includes(text))
        .filter(() => !(id in (sameTexts[code] ?? {})))
        .map((text) => `${id}: ${text}`),
    );
    expect(left).toEqual([]);
  });
});
