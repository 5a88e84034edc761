import { type SignOrder, signOrders } from '@/data/sign-orders';
import { type AfterBirthSignId, afterBirthLists } from '@/data/warning-signs';
import { graverSigns } from './graver-signs';

/**
 * The signs that matter most on each of the first 42 days, the day of the birth first, without the graver forms that come
 * with them. None counts feeds or diapers, as a baby who came early has figures of its own.
 */
const chosenSigns: readonly (readonly AfterBirthSignId[])[] = [
  // Days 0 to 6: bleeding, yellow skin, blood pressure. On day 0 every yellow skin is one of the first 24 hours.
  ['pad-after-birth', 'clots-after-birth', 'blood-down-legs', 'baby-blue', 'baby-yellow-first-day'],
  ['pad-after-birth', 'clots-after-birth', 'baby-yellow-first-day', 'baby-yellow', 'baby-dry-for-a-day'],
  ['baby-too-sleepy-to-feed', 'baby-yellow', 'fever'],
  ['headache', 'baby-yellow', 'low-mood'],
  ['trouble-breathing', 'pressure-severe', 'baby-yellow', 'face-swelling'],
  ['psychosis-energy', 'baby-yellow', 'baby-pale-poop', 'pressure-high'],
  ['sight', 'baby-yellow', 'heavier-bleeding'],
  // Days 7 to 13.
  ['psychosis-confused', 'psychosis-energy', 'psychosis-senses', 'psychosis-fear', 'right-ribs', 'baby-yellow'],
  ['baby-fever', 'headache', 'baby-yellow'],
  ['sight', 'baby-yellow', 'baby-cord'],
  ['headache', 'baby-yellow', 'heavier-bleeding'],
  ['psychosis-senses', 'baby-fever', 'baby-yellow'],
  ['baby-yellow', 'baby-feeds-poorly'],
  ['leg-swollen', 'baby-yellow', 'new-pain'],
  // Days 14 to 20: mood, crying, feeding.
  ['psychosis-fear', 'baby-yellow', 'low-mood'],
  ['psychosis-confused', 'baby-pale-poop', 'baby-cries'],
  ['harm', 'baby-shaken', 'baby-cries'],
  ['baby-hard-to-wake', 'baby-trouble-breathing', 'wound'],
  ['baby-feeds-poorly', 'breast'],
  ['baby-limp', 'baby-fast-breathing'],
  ['baby-fever', 'fever'],
  // Days 21 to 27.
  ['chest-pain', 'psychosis-energy', 'leg-swollen'],
  ['baby-pale', 'baby-cold'],
  ['psychosis-senses', 'low-mood'],
  ['baby-vomit', 'baby-diarrhea', 'baby-pale-poop'],
  ['psychosis-confused', 'low-mood', 'panic'],
  ['legs-numb', 'new-pain', 'peeing', 'smelly-discharge'],
  ['baby-no-response', 'psychosis-fear', 'weak-or-dizzy'],
  // Days 28 to 34.
  ['psychosis-confused', 'baby-sleeps-through-feeds'],
  ['baby-fever', 'baby-cord'],
  ['baby-seizure', 'baby-fever'],
  ['baby-vomit', 'baby-forceful-vomit', 'baby-diarrhea'],
  ['baby-fast-breathing', 'baby-will-not-feed'],
  ['low-mood', 'panic'],
  ['fever', 'wound', 'smelly-discharge'],
  // Days 35 to 41.
  ['heavier-bleeding', 'peeing', 'low-mood'],
  ['low-mood', 'panic'],
  ['new-pain', 'heavier-bleeding'],
  ['leg-swollen', 'baby-yellow'],
  ['baby-cries', 'low-mood'],
  ['headache', 'sight', 'pressure-high'],
  ['severe-pain', 'fever', 'heavier-bleeding'],
];

const orderOfSign = new Map<AfterBirthSignId, SignOrder>(
  Object.values(afterBirthLists)
    .flat()
    .flatMap(({ order, signs }) => signs.map((sign) => [sign, order] as const)),
);
const rankOf = (sign: AfterBirthSignId) => signOrders.indexOf(orderOfSign.get(sign) as SignOrder);

/** Signs with all their graver forms, each once, the most urgent first. */
function completeSigns(signs: readonly AfterBirthSignId[]): AfterBirthSignId[] {
  const all = new Set(signs);
  // A set also walks through what is added on the way.
  for (const sign of all) for (const graver of graverSigns[sign] ?? []) all.add(graver);
  return [...all].sort((one, other) => rankOf(one) - rankOf(other));
}

/** The signs of each day, as its card shows them: what they ask for, and their words, stand in the lists. */
export const daySigns: readonly (readonly AfterBirthSignId[])[] = chosenSigns.map(completeSigns);
