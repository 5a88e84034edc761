import type { CanIFacts } from './entry';

/**
 * Drinks that people ask about in pregnancy: what the answer begins with, how sure the sources make us, and what may be
 * drunk in its place. Words: data/en/can-i/drinks.ts. How much caffeine each holds: ./caffeine.
 */
export const drinks = {
  coffee: {
    group: 'caffeine',
    verdict: 'with-care',
    confidence: 'high',
    sources: ['caffeine-health-canada', 'phac-caffeine', 'eh-food', 'unlock'],
  },
  'tim-hortons': {
    group: 'caffeine',
    verdict: 'with-care',
    confidence: 'medium',
    sources: ['caffeine-health-canada', 'tims-1'],
  },
  starbucks: {
    group: 'caffeine',
    verdict: 'ask-first',
    confidence: 'low',
    sources: ['caffeine-health-canada', 'sbux-12'],
  },
  decaf: {
    group: 'caffeine',
    verdict: 'yes',
    confidence: 'high',
    sources: ['caffeine-health-canada'],
  },
  tea: {
    group: 'caffeine',
    verdict: 'with-care',
    confidence: 'high',
    sources: ['caffeine-health-canada', 'unlock', 'phac-caffeine'],
  },
  cola: {
    group: 'caffeine',
    verdict: 'with-care',
    confidence: 'high',
    sources: ['caffeine-health-canada'],
  },
  chocolate: {
    group: 'caffeine',
    verdict: 'yes',
    confidence: 'high',
    sources: ['caffeine-health-canada', 'phac-caffeine'],
  },
  'energy-drinks': {
    group: 'caffeine',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['energy-drinks-cfia', 'unlock', 'bab-drink'],
    instead: ['decaf', 'ginger-tea', 'mint-tea'],
  },
  'yerba-mate-guarana': {
    group: 'caffeine',
    verdict: 'with-care',
    confidence: 'medium',
    sources: ['caffeine-health-canada', 'eh-food'],
  },
  'ginger-tea': {
    group: 'teas-and-herbs',
    verdict: 'with-care',
    confidence: 'high',
    sources: ['phac-caffeine', 'hnhu-tea', 'sogc-dic', 'bab-drink'],
  },
  'mint-tea': {
    group: 'teas-and-herbs',
    verdict: 'with-care',
    confidence: 'high',
    sources: ['hnhu-tea', 'eh-food', 'bab-drink'],
  },
  'citrus-rosehip-tea': {
    group: 'teas-and-herbs',
    verdict: 'with-care',
    confidence: 'high',
    sources: ['phac-caffeine', 'bab-drink'],
  },
  chamomile: {
    group: 'teas-and-herbs',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['phac-caffeine'],
    instead: ['ginger-tea', 'mint-tea', 'citrus-rosehip-tea'],
  },
  'echinacea-tea': {
    group: 'teas-and-herbs',
    verdict: 'ask-first',
    confidence: 'medium',
    sources: ['phac-caffeine', 'hnhu-tea', 'eh-food'],
  },
  'raspberry-leaf': {
    group: 'teas-and-herbs',
    verdict: 'ask-first',
    confidence: 'low',
    sources: ['phac-caffeine', 'nwhu-herbs', 'peel-herbs'],
  },
  'labrador-tea': {
    group: 'teas-and-herbs',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['phac-caffeine'],
    instead: ['ginger-tea', 'mint-tea', 'citrus-rosehip-tea'],
  },
  'laxative-tea': {
    group: 'teas-and-herbs',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['phac-caffeine', 'pdhu-herbs'],
    instead: ['ginger-tea', 'mint-tea', 'citrus-rosehip-tea'],
  },
  'unsafe-herbs': {
    group: 'teas-and-herbs',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['phac-caffeine', 'pdhu-herbs'],
    instead: ['ginger-tea', 'mint-tea', 'citrus-rosehip-tea'],
  },
  'other-herbal-tea': {
    group: 'teas-and-herbs',
    verdict: 'ask-first',
    confidence: 'high',
    sources: ['food-toronto', 'eh-food', 'nwhu-herbs'],
  },
  kombucha: {
    group: 'teas-and-herbs',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['eh-food', 'bccdc-kombucha'],
    instead: ['ginger-tea', 'mint-tea', 'citrus-rosehip-tea'],
  },
  alcohol: {
    group: 'alcohol',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['alcohol-bc', 'food-toronto', 'unlock', 'fasd-ham'],
  },
  'alcohol-before': {
    group: 'alcohol',
    verdict: 'call',
    confidence: 'high',
    sources: ['alcohol-bc', 'fasd-wat', 'fasd-ham'],
  },
  'non-alcoholic-beer': {
    group: 'alcohol',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['unlock', 'mr-nab', 'nab-study'],
  },
  'cooking-wine': {
    group: 'alcohol',
    verdict: 'better-not',
    confidence: 'medium',
    sources: ['unlock'],
  },
  'well-water': {
    group: 'water-and-juice',
    verdict: 'with-care',
    confidence: 'medium',
    sources: ['safety-fraser', 'nb-env'],
  },
  'raw-juice-cider': {
    group: 'water-and-juice',
    verdict: 'better-not',
    confidence: 'high',
    sources: ['food-ontario', 'cpha-food', 'bab-food'],
  },
  eggnog: {
    group: 'water-and-juice',
    verdict: 'with-care',
    confidence: 'high',
    sources: ['eggnog-health-canada', 'eggnog-unlock'],
  },
  'plant-milk': {
    group: 'water-and-juice',
    verdict: 'yes',
    confidence: 'medium',
    sources: ['food-guide-vitamins'],
  },
  'rehydration-drinks': {
    group: 'water-and-juice',
    verdict: 'no-source',
    confidence: 'low',
    sources: [],
  },
} as const satisfies Record<string, CanIFacts>;
