// Spelling of all that is read, in Canadian English and in French as Canadian governments write it. Names, abbreviations
// and terms of the field stand in cspell-words.txt, those of the French texts in cspell-words-fr.txt.

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
  import: ['@cspell/dict-en-ca/cspell-ext.json', '@cspell/dict-fr-fr/cspell-ext.json'],
  files: ['{app,components,data,docs,e2e,lib,scripts}/**', 'public/*.js', 'deploy/**', '*.{md,mjs}'],
  ignorePaths: ['**/*.{svg,png}', 'cspell-words*.txt', 'cspell.config.mjs'],
  dictionaryDefinitions: [
    { name: 'project', path: './cspell-words.txt' },
    { name: 'french', path: './cspell-words-fr.txt' },
  ],
  dictionaries: ['project'],
  flagWords: [...AMERICAN, ...VARIANTS],
  ignoreRegExpList: [
    // Sentences of the specification, which stand letter for letter, and the words that tests quote of them.
    /Early labor (?:signs|may be starting)/.source,
    /mom-labor|For Mom - Labor/.source,
    // Addresses, and what is written as an address has to be.
    /\b(?:[a-z0-9-]+\.)+(?:ca|com|info|net|org)\b/.source,
    /%[0-9A-F]{2}/.source,
    // Keys of the sources on the time after a birth, which are made of their titles.
    /'after-[a-z0-9-]+'/.source,
    // The id of a track of the first weeks, which is stored.
    /(?<=['".])caesarean\b|\bcaesarean(?=:)/.source,
  ],
  overrides: [
    {
      // The code around the words is English. The reformed spelling is unknown to this dictionary, so that texts keep to one.
      filename: ['data/fr/**', 'lib/take-along/fixtures/**', 'README.fr.md'],
      language: 'en-CA,fr',
      caseSensitive: false,
      dictionaries: ['project', 'french', 'fr-fr'],
      // French words, and no variants of English ones.
      ignoreWords: ['programme', 'counseling'],
      ignoreRegExpList: [
        /^(?:import|export) .* from '.*'/gm.source,
        /import\('.*'\)/.source,
        /sources: \[[^\]]*\]/.source,
      ],
    },
    {
      // French words and addresses in tests.
      filename: [
        '**/*.fr.test.{ts,tsx}',
        'e2e/after-birth.spec.ts',
        'e2e/can-i.spec.ts',
        'e2e/first-six-weeks.spec.ts',
        'e2e/contraction-record.spec.ts',
        'e2e/first-six-weeks.spec.ts',
        'e2e/journey-view.spec.ts',
        'e2e/large-letters.spec.ts',
        'e2e/layout.spec.ts',
        'e2e/movements.spec.ts',
        'e2e/languages.spec.ts',
        'e2e/shell.spec.ts',
        'e2e/letter.spec.ts',
        'lib/benefits/letter.test.ts',
        'scripts/draw-statements/*.mjs',
        'e2e/ten-journeys.spec.ts',
        'e2e/twelve-journeys.spec.ts',
        'data/languages.test.ts',
        'data/labour.test.ts',
        'data/movements.test.ts',
        'data/partner-lines.test.ts',
        'data/own-amounts.test.ts',
        'data/reminders.test.ts',
        'data/same-figures.test.ts',
        'data/saved-files.test.ts',
        'data/find-care.test.ts',
        'app/*/benefits/letter/page.test.tsx',
        'components/private/safety-page.test.tsx',
        'components/support/region-leave.test.tsx',
        'lib/birth/after-birth-page.test.ts',
        'lib/can-i/entries.test.ts',
        'lib/weeks/own-orders.test.ts',
        'data/fr/*.test.ts',
        'scripts/lint/french-*',
        'scripts/format-french.mjs',
        'data/after-birth/after-birth-sources.ts',
        'data/benefits/notice-sources.ts',
        'data/languages.json',
        'components/about/publication.css',
        'data/fr/line-breaks.ts',
      ],
      language: 'en-CA,fr',
      caseSensitive: false,
      dictionaries: ['project', 'french', 'fr-fr'],
      // French, and no variant of an English word.
      ignoreWords: ['programme'],
      // Parts of words in patterns.
      words: [
        'bcancell',
        'bacn',
        'balcool',
        'bhistorique',
        'bliste',
        'bpaie',
        'bpayez',
        'bperte',
        'bsupprim',
        'bsupprimiez',
        'bthon',
        'hebergementfemmes',
        'miscarr',
        'stillb',
        'ibuprof',
        'naprox',
        'bappelez',
        'aujourd',
        'ballez',
        'bdites',
        'bdemandez',
        'DPTO',
        'chronometre',
        'apres',
        'semaines',
        'medicaments',
        'brunswick',
        'emaines',
        'ligibles',
        'paresseu',
        'reassur',
        'rassur',
        'écout',
        'ralenti',
        'ligibilité',
        'juill',
        'lejournaldejoliette',
        'aoiuâô',
        'Gaspé',
        'ical',
      ],
      ignoreRegExpList: [/\[[^\]\n]*[éùœ][^\]\n]*\]/.source],
    },
    { filename: ['docs/**/*.md', 'README.md'], words: ['anglais', 'Français', 'française', 'Mbit'] },
    { filename: 'README.fr.md', words: ['nginx'] },
    // The French parts of addresses.
    { filename: 'data/pages.ts', ignoreRegExpList: [/frenchSlugs: [^}]*/.source] },
    // Its rows begin with addresses, half of them French.
    { filename: 'docs/measurements.md', ignoreRegExpList: [/\| \/fr\/[a-z0-9/-]*/.source] },
    // Words without their accents are in no dictionary.
    { filename: 'lib/format/fold-accents*', enabled: false },
    // Nor are the ways in which people write what they look for.
    {
      filename: [
        'lib/search/**',
        'lib/can-i/ordered.test.ts',
        'lib/site-search/*.test.ts',
        'lib/weeks/sign-entries.test.ts',
        'lib/weeks/look-up-signs.test.ts',
        'components/emergency/sign-finder.test.tsx',
        'e2e/search.spec.ts',
        'e2e/sign-finder.spec.ts',
      ],
      enabled: false,
    },
    {
      filename: 'data/{en,fr}/{sign-search,search,search-words}.ts',
      ignoreRegExpList: [/(?:searchWords|(?:fillers|question\w+|generalWords|weekWords)[^=]*=)[^;}]*/.source],
    },
    // The names of things and sources, and the ways in which people type them.
    {
      filename: 'data/{can-i,en/can-i,fr/can-i}/*.ts',
      ignoreRegExpList: [
        /^ {2}(?:'[a-z0-9-]+'|[a-z0-9]+): \{$/gm.source,
        /sources: \[[^\]]*\]/.source,
        /searchWords:\s*(?:'[^']*'|"[^"]*")/.source,
      ],
    },
    // The names of those sources.
    {
      filename: 'data/{en,fr}/partner/*.ts',
      ignoreRegExpList: [/sources: \[[^\]]*\]/.source],
    },
    // Pages of both languages.
    {
      filename: 'data/can-i/can-i-sources.ts',
      language: 'en-CA,fr',
      caseSensitive: false,
      dictionaries: ['project', 'french', 'fr-fr'],
    },
    // Names of other products and of their pages.
    {
      filename: 'docs/comparison.md',
      ignoreRegExpList: [/BabyCenter/.source],
      language: 'en-CA,fr',
      dictionaries: ['project', 'french', 'fr-fr'],
    },
    // Its last part names French terms.
    {
      filename: 'docs/facts-to-confirm.md',
      words: ['isotretinoin', 'intergrowth', 'hadlock', 'soinsdenosenfants'],
      language: 'en-CA,fr',
      dictionaries: ['project', 'french', 'fr-fr'],
    },
    {
      filename: ['{app,components,e2e,lib,scripts}/**', 'public/*.js', 'deploy/**', '*.mjs', 'data/site.ts'],
      ignoreWords: WORDS_OF_CODE,
    },
  ],
};
