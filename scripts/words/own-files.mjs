/** Files that say how a language writes, by their name in each folder of words: they have no translation. */
export const ownFiles = new Set([
  'language',
  'line-breaks',
  'units',
  'page-addresses',
  'source-names',
  'comparisons/types',
]);
