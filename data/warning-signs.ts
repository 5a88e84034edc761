import type { ProvinceCode } from '@/data/provinces';
import type { SignOrder } from '@/data/sign-orders';

/** The visitor's region, or 'unknown' while it is not chosen. */
type SignRegion = readonly (ProvinceCode | 'unknown')[];

/** Where a sign is shown, and where it leads. */
export interface SignFacts {
  /** The regions in which the sign is shown, or is not, where words or order differ. Without both: everywhere. */
  onlyIn?: SignRegion;
  notIn?: SignRegion;
  /** More about the sign, on this site. */
  path?: string;
}

/** Signs that do not simply stand in their list everywhere. */
export const signFacts: Partial<Record<SignId, SignFacts>> = {
  'water-in-quebec': { onlyIn: ['QC'] },
  water: { notIn: ['QC', 'unknown'] },
  'water-in-unknown-region': { onlyIn: ['unknown'] },
  'must-not-wait': { path: '/contraction-timer#who-must-not-wait' },
  'less-movement': { path: '/movements' },
  'less-from-24': { path: '/movements' },
};

/** What holds for all signs of an order. */
export type SignNoteId =
  | 'without-911'
  | 'may-be-pregnant'
  | 'outside-the-uterus'
  | 'at-once'
  | 'any-contractions'
  | 'nursing-station'
  | 'for-families'
  | 'common-moods'
  | 'newborn-day';

/** Signs that ask for the same thing. */
interface SignGroupFacts {
  order: SignOrder;
  notes?: readonly SignNoteId[];
  signs: readonly string[];
}

interface SignList {
  /** Completed gestational weeks, both included. */
  fromWeek: number;
  toWeek: number;
  /** Whether a birth at home or in a birth centre may be planned for these weeks: the midwife is then paged first. */
  isMidwifeFirst?: true;
  groups: readonly SignGroupFacts[];
}

/** At every age, and after the birth. */
const emergencyOfBody = ['pass-out', 'seizure', 'chest-pain', 'trouble-breathing', 'coughing-blood', 'stroke'] as const;
const crisis = ['harm', 'danger-at-home'] as const;
const veryHeavyBleeding = ['very-heavy-bleeding', 'large-clots', 'blood-down-legs'] as const;

const emergency = {
  order: 'call-911',
  notes: ['without-911'],
  signs: [...veryHeavyBleeding, ...emergencyOfBody, ...crisis],
} as const;

const emergencyFromTwentyWeeks = {
  order: 'call-911',
  notes: ['without-911'],
  signs: [
    ...veryHeavyBleeding,
    ...emergencyOfBody,
    'sudden-severe-pain',
    'cord',
    'urge-to-push',
    'baby-coming',
    ...crisis,
  ],
} as const;

const bodyPressedByPlacenta = ['headache', 'sight', 'right-ribs'] as const;
const pregnancyOutsideUterus = ['severe-pain', 'one-sided-pain', 'shoulder-pain'] as const;
const afterBlow = ['blow-bleeding', 'blow-leak', 'blow-pain'] as const;
const driedOut = ['vomiting-no-pee', 'vomiting-faint', 'vomiting-blood'] as const;
const vomiting = ['no-fluids-stay', 'dark-urine'] as const;
const fever = ['fever', 'chills'] as const;

/** From 4 to 19 weeks. */
const earlyCallNow = [
  ...fever,
  ...bodyPressedByPlacenta,
  'pressure-high',
  'yellow',
  'swelling',
  'leg',
  'burning',
  'any-other-blow',
] as const;

/** From 20 weeks, among what to go for. */
const goFromTwentyWeeks = [
  ...bodyPressedByPlacenta,
  'upper-pain',
  'pressure-severe',
  'walking',
  'leg-swollen',
  'crash',
  'belly-fall',
  'belly-blow',
  ...driedOut,
] as const;

/** From 20 weeks, among what to call about now. */
const callFromTwentyWeeks = [...fever, 'face-swelling', 'leg', 'burning', 'pressure-high', 'may-faint'] as const;

/** From 20 weeks. */
const lateSameDay = ['any-other-fall', ...vomiting, 'itching'] as const;

/** In weeks 24 and 25. */
const movementsFromTwentyFour = ['less-from-24', 'changed-from-24', 'movements-stopped'] as const;

/** From 26 weeks. */
const movementsFromTwentySix = ['less-movement', 'weaker-movement', 'changed-movement', 'wild-movement'] as const;

/** From 20 to 36 weeks. */
const pretermGo = [
  'bright-bleeding',
  'period-bleeding',
  'low-placenta-bleeding',
  'constant-pain',
  'hard-belly',
  'any-leak',
  'watery-discharge',
  'close-contractions',
  'six-contractions',
  'contractions-and-more',
] as const;

/** From 20 to 36 weeks. */
const preterm = {
  order: 'call-or-go',
  notes: ['nursing-station'],
  signs: ['cramps', 'back-pain', 'pressure', 'mucous-discharge', 'bloody-discharge', 'yellow'],
} as const;

/** From 20 to 36 weeks. The timer gives the same orders (data/en/contractions/advice.ts). */
const pretermCallNow = ['two-contractions', 'lighter-bleeding'] as const;

/** From 20 to 36 weeks. */
const pretermSameDay = ['rare-contractions'] as const;

/** When to call, by stage of pregnancy, one sign each. The words of the signs stand in data/en/warning-signs.ts. */
export const signLists = [
  {
    fromWeek: 0,
    toWeek: 3,
    groups: [
      emergency,
      {
        order: 'call-911-or-go',
        notes: ['outside-the-uterus', 'may-be-pregnant'],
        signs: pregnancyOutsideUterus,
      },
      { order: 'go-to-emergency', notes: ['nursing-station'], signs: ['leg-swollen'] },
      { order: 'call-now', notes: ['may-be-pregnant'], signs: ['milder-pain', ...fever] },
      { order: 'same-day', signs: ['heavy-period', 'any-bleeding'] },
    ],
  },
  {
    fromWeek: 4,
    toWeek: 13,
    groups: [
      emergency,
      { order: 'call-911-or-go', notes: ['outside-the-uterus'], signs: pregnancyOutsideUterus },
      {
        order: 'go-to-emergency',
        notes: ['nursing-station'],
        signs: [
          'bleeding-with-pain',
          'bleeding-with-fever',
          'bleeding-and-weak',
          'early-leak',
          ...afterBlow,
          ...driedOut,
          'walking',
          'leg-swollen',
          'pressure-severe',
        ],
      },
      { order: 'call-now', signs: ['milder-pain', ...earlyCallNow] },
      { order: 'same-day', signs: ['any-other-bleeding', ...vomiting] },
    ],
  },
  {
    fromWeek: 14,
    toWeek: 19,
    groups: [
      emergency,
      { order: 'call-911-or-go', signs: ['severe-pain'] },
      { order: 'go-to-emergency', notes: ['nursing-station'], signs: afterBlow },
      {
        order: 'go',
        notes: ['nursing-station'],
        signs: [
          'bright-bleeding',
          'period-bleeding',
          'early-leak',
          'close-cramps',
          'six-cramps',
          'strong-pain',
          ...driedOut,
          'walking',
          'leg-swollen',
          'pressure-severe',
        ],
      },
      { order: 'call-or-go', notes: ['nursing-station'], signs: ['cramps-or-tightening'] },
      { order: 'call-now', signs: earlyCallNow },
      { order: 'same-day', signs: ['any-lighter-bleeding', ...vomiting, 'itching'] },
    ],
  },
  {
    fromWeek: 20,
    toWeek: 25,
    groups: [
      emergencyFromTwentyWeeks,
      { order: 'go', notes: ['at-once', 'nursing-station'], signs: [...pretermGo, ...goFromTwentyWeeks] },
      preterm,
      { order: 'call-now', signs: [...pretermCallNow, ...callFromTwentyWeeks, ...movementsFromTwentyFour] },
      { order: 'same-day', signs: [...pretermSameDay, 'movements-stopped-early', 'no-movement-yet', ...lateSameDay] },
    ],
  },
  {
    fromWeek: 26,
    toWeek: 36,
    groups: [
      emergencyFromTwentyWeeks,
      {
        order: 'go',
        notes: ['at-once', 'nursing-station'],
        signs: [...movementsFromTwentySix, ...pretermGo, ...goFromTwentyWeeks],
      },
      preterm,
      { order: 'call-now', signs: [...pretermCallNow, ...callFromTwentyWeeks] },
      { order: 'same-day', signs: [...pretermSameDay, ...lateSameDay] },
    ],
  },
  {
    fromWeek: 37,
    toWeek: 42,
    isMidwifeFirst: true,
    groups: [
      emergencyFromTwentyWeeks,
      {
        order: 'go',
        notes: ['at-once', 'any-contractions', 'nursing-station'],
        signs: [
          ...movementsFromTwentySix,
          'bright-bleeding',
          'period-bleeding',
          'low-placenta-bleeding',
          'pain-that-stays',
          'water-colour',
          'water-smell',
          'water-fever',
          'water-strep',
          'water-twins',
          'water-not-head-down',
          'labour-low-placenta',
          'labour-high-pressure',
          'labour-little-fluid',
          'labour-small-baby',
          'labour-stitch',
          'labour-after-cesarean',
          'labour-after-surgery',
          'labour-planned-cesarean',
          'labour-not-head-down',
          'later-birth',
          'far-away',
          ...goFromTwentyWeeks,
        ],
      },
      { order: 'call-then-go', signs: ['water-in-quebec'] },
      { order: 'call-or-go', notes: ['nursing-station'], signs: ['yellow'] },
      {
        order: 'call-now',
        signs: [
          'must-not-wait',
          'very-far-away',
          'fly-away',
          'from-41',
          'first-birth',
          'water',
          'water-in-unknown-region',
          ...callFromTwentyWeeks,
        ],
      },
      { order: 'same-day', signs: ['pink-blood', ...lateSameDay] },
    ],
  },
] as const satisfies SignList[];

/** When to call in the six weeks after a birth: of who gave birth, and of the baby. */
export const afterBirthLists = {
  baby: [
    {
      order: 'call-911',
      notes: ['without-911'],
      signs: [
        'baby-blue',
        'baby-stops-breathing',
        'baby-hard-breathing',
        'baby-limp',
        'baby-hard-to-wake',
        'baby-no-response',
        'baby-seizure',
      ],
    },
    { order: 'call-911-or-go', signs: ['baby-shaken'] },
    {
      order: 'go-to-emergency',
      notes: ['nursing-station'],
      signs: [
        'baby-fast-breathing',
        'baby-trouble-breathing',
        'baby-choking',
        'baby-pale',
        'baby-vomit',
        'baby-forceful-vomit',
        'baby-diarrhea',
        'baby-fever',
        'baby-fever-under-arm',
        'baby-cold',
        'baby-yellow-first-day',
        'baby-yellow-and-sleepy',
        'baby-yellow-and-cry',
        'baby-will-not-feed',
        'baby-too-sleepy-to-feed',
        'baby-dry-for-a-day',
        'baby-soft-spot',
        'baby-cord-ring',
      ],
    },
    {
      order: 'call-now',
      notes: ['newborn-day'],
      signs: [
        'baby-wet-day-2',
        'baby-wet-day-3',
        'baby-wet-day-4',
        'baby-wet-day-5',
        'baby-few-feeds',
        'baby-dry-for-12-hours',
        'baby-no-poop',
        'baby-yellow',
        'baby-pale-poop',
        'baby-feeds-poorly',
        'baby-sleeps-through-feeds',
        'baby-cries',
        'baby-cry-sound',
        'baby-cord',
        'baby-circumcision',
        'baby-eyes',
      ],
    },
  ],
  parent: [
    {
      order: 'call-911',
      notes: ['without-911'],
      signs: [
        'pad-after-birth',
        'clots-after-birth',
        'blood-down-legs',
        ...emergencyOfBody,
        'harm',
        'harm-in-quebec',
        'danger-at-home',
      ],
    },
    {
      order: 'call-911-or-go',
      notes: ['for-families'],
      signs: ['psychosis-confused', 'psychosis-energy', 'psychosis-senses', 'psychosis-fear'],
    },
    {
      order: 'go',
      notes: ['nursing-station'],
      signs: [
        ...bodyPressedByPlacenta,
        'pressure-severe',
        'weak-or-dizzy',
        'heart-fast',
        'leg-swollen',
        'legs-numb',
        'severe-pain',
      ],
    },
    {
      order: 'call-now',
      signs: [
        ...fever,
        'smelly-discharge',
        'leg',
        'pressure-high',
        'new-pain',
        'heavier-bleeding',
        'face-swelling',
        'breast',
        'wound',
        'peeing',
      ],
    },
    { order: 'same-day', notes: ['common-moods'], signs: ['low-mood', 'panic', 'scary-thoughts'] },
  ],
} as const satisfies Record<string, SignGroupFacts[]>;

/** Whom a list of the time after a birth is about. */
export type AfterBirthPerson = keyof typeof afterBirthLists;

export type PregnancySignId = (typeof signLists)[number]['groups'][number]['signs'][number];
/** Some stand in the lists of pregnancy too. */
export type AfterBirthSignId = (typeof afterBirthLists)[AfterBirthPerson][number]['signs'][number];
export type SignId = PregnancySignId | AfterBirthSignId;
