import type { AfterBirthSignId } from '@/data/warning-signs';

/**
 * The graver forms of a sign. Wherever single signs are picked out of the lists, a milder one never stands without them:
 * who has the graver form would read the softer order. Both fevers ask for the same: whichever way it was measured, its
 * own limit has to be there.
 */
export const graverSigns: Partial<Record<AfterBirthSignId, readonly AfterBirthSignId[]>> = {
  'baby-fever': ['baby-fever-under-arm'],
  'baby-fever-under-arm': ['baby-fever'],
  'baby-yellow': ['baby-yellow-and-sleepy', 'baby-yellow-and-cry'],
  'baby-cord': ['baby-cord-ring'],
  'baby-feeds-poorly': ['baby-will-not-feed', 'baby-too-sleepy-to-feed'],
  'baby-sleeps-through-feeds': ['baby-will-not-feed', 'baby-too-sleepy-to-feed'],
  'baby-too-sleepy-to-feed': ['baby-hard-to-wake'],
  'baby-fast-breathing': ['baby-hard-breathing'],
  'baby-trouble-breathing': ['baby-hard-breathing'],
  'baby-hard-breathing': ['baby-stops-breathing'],
  'baby-pale': ['baby-blue'],
  'baby-dry-for-12-hours': ['baby-dry-for-a-day'],
  'heavier-bleeding': ['pad-after-birth', 'clots-after-birth'],
  'pressure-high': ['pressure-severe'],
  'face-swelling': ['headache', 'sight', 'right-ribs'],
  'new-pain': ['severe-pain'],
  leg: ['leg-swollen'],
  'low-mood': ['harm'],
  panic: ['harm'],
  'scary-thoughts': ['harm'],
};
