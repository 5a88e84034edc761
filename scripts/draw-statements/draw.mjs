/**
 * @typedef {import('./read-blocks.mjs').Block} Block
 * @typedef {{ route: string, blocks: Block[] }} Page
 * @typedef {{ sentence: string, route: string, block: Block }} Statement
 */
import { splitSentences } from './split-sentences.mjs';

/** Shorter ones are mostly labels and names, and long ones with few words addresses. */
const SHORTEST = 45;
const FEWEST_WORDS = 5;

/**
 * Every different sentence of the pages, with all places where it stands, in the order of the pages.
 * @param {Page[]} pages
 * @param {string} language their code
 */
export function listSentences(pages, language) {
  /** @type {Map<string, Statement[]>} */
  const places = new Map();
  for (const { route, blocks } of pages) {
    for (const block of blocks) {
      for (const sentence of splitSentences(block.text, language)) {
        if (sentence.length < SHORTEST || sentence.split(' ').length < FEWEST_WORDS) continue;
        places.set(sentence, [...(places.get(sentence) ?? []), { sentence, route, block }]);
      }
    }
  }
  return [...places.values()];
}

/**
 * Some of the sentences at random, each in one of its places: the same for the same seed and sentences.
 * @param {Statement[][]} sentences
 * @param {number} count
 * @param {number} seed
 */
export function drawStatements(sentences, count, seed) {
  const random = createRandom(seed);
  const left = [...sentences];
  /** @type {(Statement & { placeCount: number })[]} */
  const drawn = [];
  while (drawn.length < count && left.length > 0) {
    const [places = []] = left.splice(Math.floor(random() * left.length), 1);
    const place = places[Math.floor(random() * places.length)];
    if (place) drawn.push({ ...place, placeCount: places.length });
  }
  return drawn;
}

/**
 * Numbers from 0 to 1, without 1, by the generator that is known as mulberry32: the platform's own takes no seed.
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
