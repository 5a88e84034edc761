// Spelling of all that is read, in Canadian English. Names, French and terms of the field stand in cspell-words.txt.

// Accepted by the Canadian dictionary, which knows both; our own texts spell the Canadian way.
const AMERICAN = [
  ...['behavior', 'behaviors', 'center', 'centered', 'centers', 'color', 'colored', 'colorful', 'colors', 'defense'],
  ...['favor', 'favorite', 'favorites', 'fiber', 'flavor', 'gray', 'harbor', 'honor', 'labor', 'neighbor', 'neighbors'],
  ...['odor', 'theater', 'vapor', 'canceled', 'labeled', 'traveled', 'traveling', 'counseling', 'counselor'],
  ...['centimeter', 'centimeters', 'kilometer', 'kilometers', 'liter', 'liters', 'pajamas', 'plow', 'analyze'],
  ...['mommy', 'orthopedic', 'skeptical', 'enrollment', 'jewelry'],
];
// One spelling of each where both are right, so that a thing has the same name on every page.
const VARIANTS = [
  'caesarean',
  'e-mail',
  'foetus',
  'gynaecologist',
  'pre-eclampsia',
  'programme',
  'yoghurt',
  'check-up',
];

// Words of CSS and of the browser's own interfaces.
const WORDS_OF_CODE = ['behavior', 'center', 'centered', 'color', 'colors', 'gray', 'analyze', 'labeled', 'canceled'];

export default {
  version: '0.2',
  language: 'en-CA',
  import: ['@cspell/dict-en-ca/cspell-ext.json'],
  files: ['{app,components,data,docs,e2e,lib,scripts}/**', 'public/*.js', 'deploy/**', '*.{md,mjs}'],
  ignorePaths: ['**/*.{svg,png}', 'cspell-words.txt', 'cspell.config.mjs'],
  dictionaryDefinitions: [{ name: 'project', path: './cspell-words.txt' }],
  dictionaries: ['project'],
  flagWords: [...AMERICAN, ...VARIANTS],
  ignoreRegExpList: [
    // Sentences of the specification, which stand letter for letter, and the words that tests quote of them.
    /Early labor (?:signs|may be starting)/.source,
    /mom-labor|For Mom - Labor/.source,
    // Addresses, and what is written as an address has to be.
    /\b(?:[a-z0-9-]+\.)+(?:ca|com|info|net|org)\b/.source,
    /%[0-9A-F]{2}/.source,
  ],
  overrides: [
    {
      filename: ['{app,components,e2e,lib,scripts}/**', 'public/*.js', 'deploy/**', '*.mjs', 'data/site.ts'],
      ignoreWords: WORDS_OF_CODE,
    },
  ],
};
