const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * Spaces at which no line may end: after a number that a word in small letters or a degree follows, and between 'week' or
 * a month and its number. '38 weeks 6 days' may still break between its two parts. What stands before the space is in
 * groups 1 and 2.
 */
export const bindingSpaces = new RegExp(
  `(\\d%?) (?=[a-z°])|(?<!\\d )\\b(weeks?|Weeks?|${months}) (?=\\d{1,2}\\b)`,
  'g',
);
