const months = 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** Between a number and a word in small letters, and between 'semaine' and its number. */
export const bindingSpaces = new RegExp(
  `(\\d(?:er|\u00a0%)?) (?=\\p{Ll})|(?<!\\p{L})([Ss]emaines?|${months}) (?=\\d{1,2}(?!\\d))`,
  'gu',
);
