import type { CareLine } from './care-line';

/** Whom the page /safety lets one call. */
export const safetyLines = {
  sheltersafe: { numbers: [], url: 'https://sheltersafe.ca', shownBy: 'service', source: 'sheltersafe-about' },
  '211': {
    numbers: [{ printed: '2-1-1', dialled: '211' }],
    shownBy: 'service',
    year: 2026,
    source: '211-day-2026',
  },
  '988': {
    numbers: [{ printed: '9-8-8', dialled: '988' }],
    textNumber: { printed: '9-8-8', dialled: '988' },
    shownBy: 'official',
    source: 'cmha-988',
  },
  'ab-family-violence': {
    regions: ['AB'],
    numbers: [{ printed: '310-1818', dialled: '3101818' }],
    textNumber: { printed: '310-1818', dialled: '3101818' },
    shownBy: 'official',
    source: 'alberta-family-violence',
  },
  'victimlink-bc': {
    regions: ['BC'],
    numbers: [{ printed: '1-800-563-0808', dialled: '+18005630808' }],
    shownBy: 'official',
    source: 'bc-womens-violence',
  },
  'mb-family-violence': {
    regions: ['MB'],
    numbers: [{ printed: '1-877-977-0007', dialled: '+18779770007' }],
    textNumber: { printed: '204-792-5302', dialled: '+12047925302' },
    shownBy: 'official',
    source: 'manitoba-violence',
  },
  'ns-transition-houses': {
    regions: ['NS'],
    numbers: [{ printed: '1-855-225-0220', dialled: '+18552250220' }],
    shownBy: 'service',
    year: 2024,
    source: 'thans-line',
  },
  'sos-violence-conjugale': {
    regions: ['QC'],
    numbers: [],
    url: 'https://www.sosviolenceconjugale.ca',
    shownBy: 'service',
    source: 'sos-violence-conjugale',
  },
  'sk-211': {
    regions: ['SK'],
    numbers: [{ printed: '2-1-1', dialled: '211' }],
    textNumber: { printed: '2-1-1', dialled: '211' },
    url: 'https://abuse.sk.211.ca',
    shownBy: 'official',
    source: 'sk-211-abuse',
  },
  'nwt-family-violence': {
    regions: ['NT'],
    numbers: [{ printed: '1-866-223-7775', dialled: '+18662237775' }],
    shownBy: 'official',
    year: 2021,
    source: 'nwt-violence-line',
  },
} as const satisfies Record<string, CareLine>;
