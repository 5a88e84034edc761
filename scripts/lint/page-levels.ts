import { mkdirSync, writeFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { listTexts, loadModules } from './list-words';

/** Words files that say what to do: signs with their orders, whom to call, and to-dos. */
const WHAT_TO_DO =
  /^(?:warning-signs|when-to-call|emergency|without-911|birth-before-help|birth\/signs-after-birth|movements|contractions\/|sign-search|to-dos)/;

/** Publications have the titles that others gave them; the rest has no sentences. */
const UNREAD = /<(script|style|svg|noscript|option)\b.*?<\/\1>|<ul[^>]*class="publications .*?<\/ul>/gs;
/** Within a sentence; every other tag ends one. */
const INLINE_TAG = /<\/?(?:a|abbr|b|br|cite|em|i|mark|q|small|span|strong|sub|sup|time|wbr)(?:\s[^>]*)?>/g;
const ENTITIES: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&', '&lt;': '<', '&gt;': '>' };

/** A shorter part of a page is too short for a level. */
const WORDS_OF_A_PART = 100;

type Kind = 'what to do' | 'the rest';

interface PageTexts {
  /** The address in English. */
  path: string;
  /** The sentences, folded ones too, each once. */
  texts: Record<Kind, string>;
}

/** How a language measures its texts. */
export interface Scale {
  name: string;
  getLevel: (text: string) => number;
  countWords: (text: string) => number;
  limits: Record<Kind, number>;
  /** How much harder to read a level is than the limit; negative where it is easier. */
  getExcess: (level: number, limit: number) => number;
}

/** A part of a page that is long enough to be measured. */
export interface RatedPart {
  path: string;
  kind: Kind;
  words: number;
  level: number;
  excess: number;
}

interface PageModule {
  default: (props: { params: Promise<Record<string, string>> }) => ReactElement | Promise<ReactElement>;
  generateStaticParams?: () => Record<string, string>[];
}

/**
 * What every page says between its header and its footer before anything is entered, as a build would write it.
 * @param language that of the words that the pages take
 */
export async function listPageTexts(language: string): Promise<PageTexts[]> {
  const words = loadModules(`data/${language}`, (path) => WHAT_TO_DO.test(path));
  const toDos = new Set(listTexts(words).texts.flatMap(({ text }) => splitSentences(text)));
  const modules = loadModules('app', (path) => /(?:^|\/)page\.tsx$/.test(path)) as Record<string, PageModule>;
  const pages = Object.entries(modules).flatMap(([file, { default: Page, generateStaticParams }]) =>
    (generateStaticParams?.() ?? [{}]).map(async (params) => {
      const sentences = listSentences(renderToStaticMarkup(await Page({ params: Promise.resolve(params) })));
      const texts = {
        'what to do': sentences.filter((sentence) => toDos.has(sentence)).join(' '),
        'the rest': sentences.filter((sentence) => !toDos.has(sentence)).join(' '),
      };
      return { path: getPath(file, params), texts };
    }),
  );
  return Promise.all(pages);
}

/** '(words)/can-i/[topic]/page' is /can-i/food. */
function getPath(file: string, params: Record<string, string>): string {
  const folders = file.split('/').slice(0, -1);
  return `/${folders
    .filter((folder) => !folder.startsWith('('))
    .map((folder) => params[folder.slice(1, -1)] ?? folder)
    .join('/')}`;
}

/** The sentences in the main part of a page, each once. Labels and titles are none, and would make every page look simple. */
export function listSentences(html: string): string[] {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const blocks = main
    .replace(UNREAD, '')
    .replace(INLINE_TAG, '\0')
    // Two sentences may stand beside each other without a space, as those for where there is 911 and where there is not.
    .replace(/(?<=[.?!])\0+(?=\p{Lu})/gu, ' ')
    .replaceAll('\0', '')
    .split(/<[^>]*>/);
  const sentences = blocks.flatMap((block) =>
    splitSentences(block.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? entity)),
  );
  return [...new Set(sentences)].filter((sentence) => /[.?!…]['")»]?$/.test(sentence) && sentence.includes(' '));
}

/** With plain spaces, whatever they were. */
function splitSentences(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').replaceAll(' »', '»').trim();
  return plain.split(/(?<=[.?!…]['")»]?) /);
}

/** Both parts of each page, where they are long enough, the hardest first. */
export function rateParts(pages: PageTexts[], { getLevel, countWords, limits, getExcess }: Scale): RatedPart[] {
  const parts = pages.flatMap(({ path, texts }) =>
    (['what to do', 'the rest'] as const).map((kind) => {
      const level = getLevel(texts[kind]);
      return { path, kind, words: countWords(texts[kind]), level, excess: getExcess(level, limits[kind]) };
    }),
  );
  return parts.filter(({ words }) => words >= WORDS_OF_A_PART).sort((one, other) => other.excess - one.excess);
}

export const isBeyondLimit = ({ excess }: RatedPart) => excess > 0;
export const getPartId = ({ path, kind }: RatedPart) => `${path}, ${kind}`;

/**
 * Writes the levels into test-results/, for `npm run check` to print what stands above the first empty line: what is
 * beyond its limit, and the hardest of each kind. Below it stands every part.
 */
export function writeReport(language: string, { name, limits }: Scale, parts: RatedPart[]): void {
  const describe = (part: RatedPart) => `  ${part.level.toFixed(1)}  ${getPartId(part)} (${part.words} words)`;
  const hardest = (['what to do', 'the rest'] as const).flatMap((kind) => {
    const [first] = parts.filter((part) => part.kind === kind);
    return first ? [`Hardest of ${kind}, limit ${limits[kind]}:`, describe(first)] : [];
  });
  const beyond = parts.filter(isBeyondLimit);
  const lines = [
    `Reading level of pages, ${language}: ${name}`,
    ...hardest,
    ...(beyond.length > 0 ? ['Beyond the limit:', ...beyond.map(describe)] : []),
    '',
    ...parts.toSorted((one, other) => getPartId(one).localeCompare(getPartId(other))).map(describe),
  ];
  mkdirSync('test-results', { recursive: true });
  writeFileSync(`test-results/reading-level-${language}.txt`, `${lines.join('\n')}\n`);
}
