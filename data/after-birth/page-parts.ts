import type { CareLineId } from '@/data/care-lines';
import type { AfterBirthPerson, AfterBirthSignId } from '@/data/warning-signs';

/** The parts of the page on the time after a birth, in their order, by what they are about. */
export const babyParts = ['feeding', 'sleep', 'crying', 'care'] as const;
export type BabyPart = (typeof babyParts)[number];

export const parentParts = [
  'bleeding',
  'wound',
  'breasts',
  'blood-pressure',
  'mood',
  'partner',
  'pelvic-floor',
  'own-check-up',
  'birth-control',
] as const;
export type ParentPart = (typeof parentParts)[number];

export const ownWayParts = ['twins', 'early', 'in-hospital'] as const;
export type OwnWayPart = (typeof ownWayParts)[number];

/** What differs from region to region, in the order in which it is shown. */
export const regionTopics = ['first-visit', 'hepatitis-b', 'bcg', 'rsv', 'heel', 'hearing', 'heart'] as const;
export type RegionTopic = (typeof regionTopics)[number];

/** The signs of the lists that belong to a part: they are shown there as the lists have them, each with its order. */
export const signsOfParts: Partial<
  Record<BabyPart | ParentPart, { person: AfterBirthPerson; signs: readonly AfterBirthSignId[] }>
> = {
  feeding: {
    person: 'baby',
    signs: [
      'baby-hard-to-wake',
      'baby-will-not-feed',
      'baby-too-sleepy-to-feed',
      'baby-dry-for-a-day',
      'baby-wet-day-2',
      'baby-wet-day-3',
      'baby-wet-day-4',
      'baby-wet-day-5',
      'baby-few-feeds',
      'baby-dry-for-12-hours',
      'baby-no-poop',
      'baby-pale-poop',
      'baby-feeds-poorly',
      'baby-sleeps-through-feeds',
    ],
  },
  crying: { person: 'baby', signs: ['baby-shaken', 'baby-yellow-and-cry', 'baby-cries', 'baby-cry-sound'] },
  care: { person: 'baby', signs: ['baby-fever', 'baby-fever-under-arm', 'baby-cold', 'baby-cord-ring', 'baby-cord'] },
  bleeding: {
    person: 'parent',
    signs: ['pad-after-birth', 'clots-after-birth', 'blood-down-legs', 'smelly-discharge', 'heavier-bleeding'],
  },
  wound: { person: 'parent', signs: ['severe-pain', 'fever', 'chills', 'new-pain', 'wound', 'peeing'] },
  breasts: { person: 'parent', signs: ['fever', 'chills', 'breast'] },
  'blood-pressure': {
    person: 'parent',
    signs: ['headache', 'sight', 'right-ribs', 'pressure-severe', 'pressure-high', 'face-swelling'],
  },
  mood: {
    person: 'parent',
    signs: [
      'harm',
      'harm-in-quebec',
      'psychosis-confused',
      'psychosis-energy',
      'psychosis-senses',
      'psychosis-fear',
      'low-mood',
      'panic',
      'scary-thoughts',
    ],
  },
  'pelvic-floor': { person: 'parent', signs: ['legs-numb', 'peeing'] },
};

/** Whom the page lets one call about feeding and about mood. */
export const feedingLines: readonly CareLineId[] = ['health811-feeding', 'la-leche-league'];
export const moodLines: readonly CareLineId[] = [
  'pacific-post-partum',
  'info-social',
  'nova-scotia-mental-health',
  'nova-scotia-mental-health-crisis',
];
