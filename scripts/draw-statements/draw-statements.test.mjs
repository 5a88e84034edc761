import { drawStatements, listSentences } from './draw.mjs';
import { guessKinds } from './guess-kinds.mjs';
import { readBlocks } from './read-blocks.mjs';
import { splitSentences } from './split-sentences.mjs';

const ORDER = 'Call your provider the same day if your hands itch.';
const AMOUNT = 'Take one vitamin a day that holds 0.4 mg of folic acid.';

/** @param {string} route @param {string} html */
const readPage = (route, html) => ({ route, ...readBlocks(html) });
/** @param {string} content */
const fold = (content) =>
  `<details><summary><h2 id="sources">Sources <span>(1)</span></h2></summary>${content}</details>`;
/** @param {string} name */
const toList = (name) =>
  `<ul><li><a href="https://example.ca/${name}">${name}<span class="sr-only"> (opens in a new tab)</span></a>, a publisher of that list</li></ul>`;

describe('sentences of a text', () => {
  it('end at a stop, and not at an abbreviation or within quotation marks', () => {
    expect(splitSentences('See Dr. Roy before 9 a.m. on Monday. Bring your card, e.g. OHIP.', 'en')).toEqual([
      'See Dr. Roy before 9 a.m. on Monday.',
      'Bring your card, e.g. OHIP.',
    ]);
  });

  it('are found in French, whose marks stand after no-break spaces', () => {
    const text =
      'Ça tire\u00a0? Appelez le jour même\u00a0; p. ex. votre sage-femme. «\u00a0Ça va\u00a0?\u00a0» demande-t-elle.';
    expect(splitSentences(text, 'fr')).toEqual([
      'Ça tire ?',
      'Appelez le jour même ; p. ex. votre sage-femme.',
      '« Ça va ? » demande-t-elle.',
    ]);
  });
});

describe('what a page names for a sentence', () => {
  it('is the list of the page, however deep it stands, after that of the fold', () => {
    const { blocks, groups } = readBlocks(`<main><h1>When to call</h1><p>${ORDER}</p>
      <details id="itching"><summary><h3>Itching</h3></summary><p>${AMOUNT}</p>
        <details><summary>Sources (1)</summary>${toList('fold')}</details></details>
      <div><section aria-labelledby="sources">${fold(toList('page'))}</section></div></main>`);
    const [first, second] = blocks;
    expect(blocks).toHaveLength(2);
    expect(first).toMatchObject({ heading: 'When to call', text: ORDER });
    expect(first?.groups.map((group) => groups[group])).toEqual([
      { about: '', sources: [{ title: 'page', url: 'https://example.ca/page' }] },
    ]);
    expect(second?.groups.map((group) => groups[group]?.about)).toEqual(['Itching', '']);
  });

  it('is a link within its paragraph or list item', () => {
    const { blocks } = readBlocks(`<main><ul><li>${ORDER} <a href="https://example.ca/itching">Itching</a></li>
      <li>${AMOUNT} <a href="/can-i">Look it up</a></li></ul></main>`);
    expect(blocks.map(({ beside }) => beside)).toEqual([[{ title: 'Itching', url: 'https://example.ca/itching' }], []]);
  });

  it('is the list of another page where a link leads to it', () => {
    const { blocks, groups } = readBlocks(
      `<main><section><p>${ORDER}</p><a href="/tips#sources">Sources</a></section></main>`,
    );
    expect(blocks[0]?.groups.map((group) => groups[group])).toEqual([{ about: '', page: '/tips' }]);
  });

  it('is nothing where the page has no list and no link', () => {
    const { blocks } = readBlocks(`<nav>${fold(toList('elsewhere'))}</nav><main><p>${ORDER}</p></main>`);
    expect(blocks).toEqual([{ heading: '', text: ORDER, beside: [], groups: [] }]);
  });

  it('begins anew where two elements stand side by side, as a label and its text', () => {
    const { blocks } = readBlocks(`<main><p><b>Cesarean</b><span>${ORDER}</span><small>Look it up</small></p></main>`);
    expect(blocks.map(({ text }) => text)).toEqual(['Cesarean', ORDER, 'Look it up']);
    const card = readBlocks(`<main><ul><li><strong class="block">Twins</strong>${ORDER}</li></ul></main>`);
    expect(card.blocks.map(({ text }) => text)).toEqual(['Twins', ORDER]);
  });

  it('leaves out headings, menus, buttons and the lists of sources themselves', () => {
    const { blocks } = readBlocks(`<header>Menu</header><main><nav>Weeks</nav><h2>Itching</h2><button>Call</button>
      <p>${ORDER}</p>${fold(toList('page'))}<script>run()</script></main><footer>Privacy</footer>`);
    expect(blocks.map(({ text }) => text)).toEqual([ORDER]);
  });
});

describe('a draw', () => {
  const paragraphs = Array.from(
    { length: 60 },
    (_, index) => `<p>Sentence ${index} is long enough to be a statement here.</p>`,
  );
  const pages = [
    readPage('/', `<main>${paragraphs.join('')}<p>Too short.</p></main>`),
    readPage('/tips', `<main>${paragraphs.slice(0, 30).join('')}</main>`),
  ];
  const sentences = listSentences(pages, 'en');
  /** @param {number} seed */
  const draw = (seed) => drawStatements(sentences, 20, seed).map(({ sentence, route }) => `${route} ${sentence}`);

  it('takes each long sentence once, wherever it stands', () => {
    expect(sentences).toHaveLength(60);
    const drawn = drawStatements(sentences, 100, 1);
    expect(new Set(drawn.map(({ sentence }) => sentence)).size).toBe(60);
    expect(drawn.filter(({ placeCount }) => placeCount === 2)).toHaveLength(30);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(draw(48)).toEqual(draw(48));
    expect(draw(48)).not.toEqual(draw(49));
  });
});

it.each([
  ['en', ORDER, ['order', 'date or time limit']],
  ['en', 'You can say no to any test, and your employer must keep your job.', ['order', 'right']],
  ['en', 'A medium cup of coffee there holds about 205 mg of caffeine.', ['dose or amount']],
  ['en', 'The baby can now hear sounds from outside of the belly.', ['other']],
  ['fr', 'Appelez le jour même si vos mains vous démangent.', ['order', 'date or time limit']],
  ['fr', 'Un café moyen contient environ 205\u00a0mg de caféine.', ['dose or amount']],
  ['fr', 'Le bébé entend maintenant des sons de l’extérieur.', ['other']],
])('guesses in %s what this is: %s', (language, sentence, kinds) => {
  expect(guessKinds(sentence, language)).toEqual(kinds);
});
