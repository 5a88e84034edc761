/** The pages of the look-up, and the groups of entries on each, in the order in which they stand. */
export const canITopics = {
  food: {
    picture: 'pancakes',
    groups: [
      'cheese-and-milk',
      'eggs',
      'meat',
      'fish-and-seafood',
      'fruit-and-vegetables',
      'country-food',
      'sweet-and-other',
    ],
  },
  drinks: { picture: 'hot-beverage', groups: ['caffeine', 'teas-and-herbs', 'alcohol', 'water-and-juice'] },
  medicines: {
    picture: 'pill',
    groups: [
      'pain',
      'colds-and-allergies',
      'stomach',
      'infections-and-skin',
      'prescribed',
      'vitamins-and-natural',
      'vaccines',
    ],
  },
  'body-and-beauty': {
    picture: 'lily-of-the-valley',
    groups: ['hair-and-nails', 'skin', 'heat', 'teeth', 'treatments-and-scans'],
  },
  'activity-and-travel': { picture: 'canoe', groups: ['sport', 'winter', 'sex-and-sleep', 'travel'] },
  'home-and-work': { picture: 'house-with-garden', groups: ['pets', 'home', 'germs', 'work', 'smoke-and-drugs'] },
} as const satisfies Record<string, { picture: string; groups: readonly string[] }>;

export type CanITopic = keyof typeof canITopics;
export type CanIGroup = (typeof canITopics)[CanITopic]['groups'][number];

/** The entries that most ask about, a verdict of each kind: the look-up begins with them. Our own choice. */
export const mostAsked = ['cream-cheese', 'coffee', 'raw-sushi', 'cold-remedies'];
