import type { CanIFacts } from './entry';

/**
 * Sports, winter fun, sex, sleep and trips that people ask about in pregnancy: what the answer begins with, in which
 * weeks it changes, how sure the sources make us, and what may be done in its place. Words:
 * data/en/can-i/activity-and-travel.ts.
 */
export const activityAndTravel = {
  exercise: {
    group: 'sport',
    verdict: 'yes',
    confidence: 'high',
    sources: ['activity-csep', 'onp-act'],
  },
  running: {
    group: 'sport',
    verdict: 'with-care',
    confidence: 'medium',
    sources: ['activity-csep', 'onp-act', 'disp-exercise'],
  },
  weights: {
    group: 'sport',
    verdict: 'with-care',
    confidence: 'high',
    sources: ['activity-csep', 'ht-pa'],
  },
  yoga: {
    group: 'sport',
    verdict: 'yes',
    confidence: 'high',
    sources: ['activity-csep', 'ciusss-pa'],
  },
  'hot-yoga': {
    group: 'sport',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['ht-pa', 'pc', 'ccgi'],
    instead: ['yoga'],
  },
  swimming: {
    group: 'sport',
    verdict: 'yes',
    confidence: 'high',
    sources: ['onp-act', 'ciusss-pa', 'prenato'],
  },
  'lake-swimming': {
    group: 'sport',
    verdict: 'with-care',
    confidence: 'medium',
    sources: ['qc-swim', 'prenato', 'cdc-travel'],
  },
  cycling: {
    group: 'sport',
    verdict: 'with-care',
    confidence: 'medium',
    sources: ['ciusss-pa', 'onp-act', 'disp-exercise'],
  },
  'racquet-sports': {
    group: 'sport',
    verdict: 'better-not',
    confidence: 'medium',
    sources: ['disp-exercise', 'ht-pa'],
    instead: ['exercise', 'swimming'],
  },
  'contact-sports': {
    group: 'sport',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['ht-pa', 'ccgi'],
    instead: ['exercise', 'swimming'],
  },
  scuba: {
    group: 'sport',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['lambton', 'ccgi', 'cdc-travel'],
    instead: ['swimming'],
  },
  'horse-riding': {
    group: 'sport',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['lambton', 'disp-exercise', 'ccgi'],
    instead: ['exercise', 'swimming'],
  },
  'water-ski': {
    group: 'sport',
    verdict: 'better-not',
    confidence: 'medium',
    sources: ['ht-pa', 'cdc-travel'],
    instead: ['swimming'],
  },
  altitude: {
    group: 'sport',
    verdict: 'ask-first',
    confidence: 'medium',
    sources: ['disp-exercise'],
  },
  'roller-coaster': {
    group: 'sport',
    verdict: 'better-not',
    confidence: 'medium',
    sources: ['apa-coast'],
  },
  'cross-country-ski': {
    group: 'winter',
    verdict: 'yes',
    confidence: 'high',
    sources: ['ciusss-pa', 'bs-work'],
  },
  'downhill-ski': {
    group: 'winter',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['lambton', 'disp-exercise'],
    instead: ['cross-country-ski'],
  },
  skating: {
    group: 'winter',
    verdict: 'ask-first',
    confidence: 'low',
    sources: ['ht-pa', 'disp-exercise'],
  },
  snowmobile: {
    group: 'winter',
    verdict: 'better-not',
    confidence: 'medium',
    sources: ['lambton'],
  },
  sex: {
    group: 'sex-and-sleep',
    verdict: 'with-care',
    confidence: 'medium',
    sources: ['sex-nb'],
  },
  'back-sleeping': {
    group: 'sex-and-sleep',
    verdict: 'with-care',
    byWeek: [
      { fromWeek: 0, toWeek: 27, verdict: 'yes' },
      { fromWeek: 28, toWeek: 42, verdict: 'with-care' },
    ],
    confidence: 'medium',
    sources: ['sleep-nz'],
  },
  flying: {
    group: 'travel',
    verdict: 'with-care',
    byWeek: [
      { fromWeek: 0, toWeek: 35, verdict: 'with-care' },
      { fromWeek: 36, toWeek: 42, verdict: 'ask-first' },
    ],
    confidence: 'medium',
    sources: ['travel-pregnant-canada', 'inspq-travel', 'mothers', 'findlaw'],
  },
  'airport-scanner': {
    group: 'travel',
    verdict: 'yes',
    confidence: 'high',
    sources: ['scanner-health-canada', 'scanner-catsa'],
  },
  'seat-belt': {
    group: 'travel',
    verdict: 'yes',
    confidence: 'high',
    sources: ['inspq-travel', 'safety-fraser'],
  },
  'long-drives': {
    group: 'travel',
    verdict: 'with-care',
    confidence: 'medium',
    sources: ['safety-fraser', 'mothers'],
  },
  cruise: {
    group: 'travel',
    verdict: 'with-care',
    byWeek: [
      { fromWeek: 0, toWeek: 23, verdict: 'with-care' },
      { fromWeek: 24, toWeek: 42, verdict: 'better-not' },
    ],
    confidence: 'high',
    sources: ['ha-cruise', 'cc-cruise'],
  },
  zika: {
    group: 'travel',
    verdict: 'ask-first',
    confidence: 'medium',
    sources: ['travel-pregnant-canada', 'zika-planning', 'zika-phac'],
  },
  malaria: {
    group: 'travel',
    verdict: 'ask-first',
    confidence: 'medium',
    sources: ['travel-pregnant-canada', 'podolsky'],
  },
} as const satisfies Record<string, CanIFacts>;
