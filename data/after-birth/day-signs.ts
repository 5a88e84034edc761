import type { AfterBirthSignId } from '@/data/warning-signs';

/**
 * The signs that matter most on each of the first 42 days, the day of the birth first, as its card shows them: what they
 * ask for, and their words, stand in the lists. None counts feeds or diapers, as a baby who came early has figures of its own.
 */
export const daySigns: readonly (readonly AfterBirthSignId[])[] = [
  // Days 0 to 6: bleeding, yellow skin, blood pressure.
  ['pad-after-birth', 'baby-blue', 'baby-yellow-first-day'],
  ['clots-after-birth', 'baby-yellow-first-day', 'baby-dry-for-a-day'],
  ['baby-too-sleepy-to-feed', 'baby-yellow', 'fever'],
  ['headache', 'baby-yellow', 'low-mood'],
  ['headache', 'baby-yellow', 'face-swelling'],
  ['psychosis-energy', 'baby-yellow', 'pressure-high'],
  ['sight', 'baby-yellow', 'heavier-bleeding'],
  // Days 7 to 13.
  ['psychosis-confused', 'right-ribs', 'baby-yellow'],
  ['baby-fever', 'headache', 'baby-yellow'],
  ['baby-yellow', 'baby-cord', 'pressure-high'],
  ['headache', 'baby-yellow', 'heavier-bleeding'],
  ['psychosis-senses', 'baby-fever', 'baby-yellow'],
  ['baby-yellow', 'baby-feeds-poorly', 'low-mood'],
  ['leg-swollen', 'baby-yellow', 'smelly-discharge'],
  // Days 14 to 20: mood, crying, feeding.
  ['psychosis-fear', 'baby-yellow', 'low-mood'],
  ['psychosis-confused', 'baby-cries'],
  ['harm', 'baby-cries'],
  ['baby-hard-to-wake', 'baby-trouble-breathing', 'wound'],
  ['baby-will-not-feed', 'baby-feeds-poorly', 'breast'],
  ['baby-limp', 'baby-fast-breathing'],
  ['baby-fever', 'baby-fever-under-arm', 'fever'],
  // Days 21 to 27.
  ['chest-pain', 'psychosis-energy', 'leg-swollen'],
  ['baby-pale', 'baby-cold'],
  ['harm', 'psychosis-senses', 'low-mood'],
  ['baby-vomit', 'baby-diarrhea', 'baby-pale-poop'],
  ['psychosis-confused', 'low-mood', 'panic'],
  ['new-pain', 'peeing', 'smelly-discharge'],
  ['baby-no-response', 'psychosis-fear', 'weak-or-dizzy'],
  // Days 28 to 34.
  ['psychosis-confused', 'baby-too-sleepy-to-feed', 'baby-sleeps-through-feeds'],
  ['baby-fever', 'baby-cord'],
  ['baby-seizure', 'baby-fever'],
  ['baby-vomit', 'baby-forceful-vomit', 'baby-diarrhea'],
  ['baby-hard-breathing', 'baby-fast-breathing', 'baby-will-not-feed'],
  ['harm', 'low-mood', 'panic'],
  ['fever', 'wound', 'smelly-discharge'],
  // Days 35 to 41.
  ['heavier-bleeding', 'peeing', 'low-mood'],
  ['low-mood', 'panic'],
  ['new-pain', 'heavier-bleeding'],
  ['leg-swollen', 'baby-yellow'],
  ['harm', 'baby-cries', 'low-mood'],
  ['headache', 'sight', 'pressure-high'],
  ['severe-pain', 'fever', 'heavier-bleeding'],
];
