import type { ProvinceCode } from '@/data/provinces';

/** What a sign asks for, the most urgent first: every list keeps this order. */
export const signOrders = [
  'call-911',
  'call-911-or-go',
  'go-to-emergency',
  'go',
  'call-then-go',
  'call-or-go',
  'call-now',
  'same-day',
] as const;
export type SignOrder = (typeof signOrders)[number];

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
};

/** What holds for all signs of an order. */
export type SignNoteId = 'may-be-pregnant' | 'nursing-station' | 'at-once';

interface SignList {
  /** Completed gestational weeks, both included. */
  fromWeek: number;
  toWeek: number;
  /** Whether a birth at home or in a birth centre may be planned for these weeks: the midwife is then paged first. */
  isMidwifeFirst?: true;
  groups: readonly { order: SignOrder; note?: SignNoteId; signs: readonly string[] }[];
}

const emergency = {
  order: 'call-911',
  signs: ['emergency', 'without-911', 'very-heavy-bleeding', 'harm'],
} as const;

const emergencyFromTwentyWeeks = {
  order: 'call-911',
  signs: ['emergency-from-20', 'without-911', 'urge-to-push', 'very-heavy-bleeding', 'cord', 'harm'],
} as const;

/** From 4 to 19 weeks. */
const earlyCallNow = ['fever', 'head', 'yellow', 'swelling-or-leg', 'any-other-blow'] as const;

/** From 20 weeks, among what to go for. */
const goFromTwentyWeeks = ['head', 'pressure-severe', 'blow-to-be-checked', 'dried-out'] as const;

/** From 20 weeks, among what to call about now. */
const callFromTwentyWeeks = ['fever-swelling-or-leg', 'pressure-high'] as const;

/** From 20 weeks. */
const lateSameDay = ['any-other-fall', 'vomiting', 'burning', 'itching'] as const;

/** From 20 to 36 weeks. */
const pretermGo = ['bright-bleeding', 'constant-pain', 'any-leak', 'close-contractions'] as const;

/** From 20 to 36 weeks. */
const preterm = { order: 'call-or-go', note: 'nursing-station', signs: ['cramps', 'discharge', 'yellow'] } as const;

/** From 20 to 36 weeks. The timer gives the same orders (data/en/contractions/advice.ts). */
const pretermCallNow = ['two-contractions', 'lighter-bleeding'] as const;

/** From 20 to 36 weeks. */
const pretermSameDay = ['rare-contractions'] as const;

/** When to call, by stage of pregnancy. The words of the signs stand in data/en/warning-signs.ts. */
export const signLists = [
  {
    fromWeek: 0,
    toWeek: 3,
    groups: [
      emergency,
      { order: 'call-911-or-go', note: 'may-be-pregnant', signs: ['severe-pain'] },
      { order: 'call-now', note: 'may-be-pregnant', signs: ['milder-pain'] },
      { order: 'same-day', signs: ['heavy-period', 'fever'] },
    ],
  },
  {
    fromWeek: 4,
    toWeek: 13,
    groups: [
      emergency,
      { order: 'call-911-or-go', signs: ['severe-pain'] },
      {
        order: 'go-to-emergency',
        note: 'nursing-station',
        signs: ['bleeding-with-pain', 'early-leak', 'after-blow', 'dried-out'],
      },
      { order: 'call-now', signs: ['milder-pain', ...earlyCallNow] },
      { order: 'same-day', signs: ['any-other-bleeding', 'vomiting', 'burning'] },
    ],
  },
  {
    fromWeek: 14,
    toWeek: 19,
    groups: [
      emergency,
      {
        order: 'go',
        note: 'nursing-station',
        signs: [
          'bright-bleeding-or-period',
          'early-leak',
          'close-cramps',
          'strong-pain',
          'after-blow-to-emergency',
          'dried-out',
        ],
      },
      { order: 'call-or-go', note: 'nursing-station', signs: ['cramps-or-tightening'] },
      { order: 'call-now', signs: earlyCallNow },
      { order: 'same-day', signs: ['any-lighter-bleeding', 'vomiting', 'burning', 'itching'] },
    ],
  },
  {
    fromWeek: 20,
    toWeek: 25,
    groups: [
      emergencyFromTwentyWeeks,
      { order: 'go', note: 'at-once', signs: [...pretermGo, ...goFromTwentyWeeks] },
      preterm,
      { order: 'call-now', signs: [...pretermCallNow, ...callFromTwentyWeeks, 'movements-stopped'] },
      { order: 'same-day', signs: [...pretermSameDay, 'movements-stopped-early', 'no-movement-yet', ...lateSameDay] },
    ],
  },
  {
    fromWeek: 26,
    toWeek: 36,
    groups: [
      emergencyFromTwentyWeeks,
      { order: 'go', note: 'at-once', signs: ['less-movement', ...pretermGo, ...goFromTwentyWeeks] },
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
        note: 'at-once',
        signs: [
          'less-movement',
          'bright-blood',
          'unusual-water',
          'must-go',
          'later-birth',
          'far-away',
          ...goFromTwentyWeeks,
        ],
      },
      { order: 'call-then-go', signs: ['water-in-quebec'] },
      { order: 'call-or-go', note: 'nursing-station', signs: ['yellow'] },
      {
        order: 'call-now',
        signs: [
          'must-not-wait',
          'very-far-away',
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

export type SignId = (typeof signLists)[number]['groups'][number]['signs'][number];
