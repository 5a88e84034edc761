import type { CareLine } from './care-line';

/** Whom the page /find-care lets one call. */
export const findCareLines = {
  'mb-birth-centre': {
    regions: ['MB'],
    numbers: [{ printed: '204-594-0900', dialled: '+12045940900' }],
    shownBy: 'service',
    year: 2015,
    source: 'mb-birth-centre',
  },
  'sk-saskatoon-midwives': {
    regions: ['SK'],
    numbers: [{ printed: '306-655-7533', dialled: '+13066557533' }],
    shownBy: 'service',
    year: 2017,
    source: 'sk-midwifery',
  },
  'nt-frame-lake': {
    regions: ['NT'],
    numbers: [{ printed: '867-767-9125', dialled: '+18677679125' }],
    shownBy: 'other',
    year: 2024,
    source: 'nt-frame-lake',
  },
  'yt-walk-in': {
    regions: ['YT'],
    numbers: [{ printed: '867-471-0035', dialled: '+18674710035' }],
    shownBy: 'other',
    year: 2024,
    source: 'yt-walk-in',
  },
  'on-midwives': {
    regions: ['ON'],
    numbers: [],
    url: 'https://www.ontariomidwives.ca',
    shownBy: 'other',
    source: 'on-midwives-uninsured',
  },
  'on-health-care-connect': {
    regions: ['ON'],
    numbers: [{ printed: '1-800-445-1822', dialled: '+18004451822' }],
    shownBy: 'official',
    source: 'on-health-care-connect-older',
  },
  'on-sault-prenatal': {
    regions: ['ON'],
    numbers: [{ printed: '705-759-3434', dialled: '+17057593434' }],
    shownBy: 'service',
    year: 2022,
    source: 'on-sault',
  },
  'nb-fredericton-midwives': {
    regions: ['NB'],
    numbers: [{ printed: '506-452-5896', dialled: '+15064525896' }],
    shownBy: 'service',
    year: 2018,
    source: 'nb-horizon-midwifery',
  },
  'ns-iwk-midwives': {
    regions: ['NS'],
    numbers: [{ printed: '902-491-2292', dialled: '+19024912292' }],
    shownBy: 'service',
    source: 'ns-iwk-pregnancy',
  },
  'ns-south-shore-midwives': {
    regions: ['NS'],
    numbers: [{ printed: '902-634-7375', dialled: '+19026347375' }],
    shownBy: 'service',
    source: 'ns-midwifery',
  },
  'ns-antigonish-midwives': {
    regions: ['NS'],
    numbers: [{ printed: '902-867-4500', dialled: '+19028674500' }],
    shownBy: 'service',
    source: 'ns-midwifery',
  },
  'nl-gander-midwives': {
    regions: ['NL'],
    numbers: [{ printed: '709-651-6489', dialled: '+17096516489' }],
    url: 'https://www.centralhealth.nl.ca/midwifery',
    shownBy: 'service',
    source: 'nl-central-midwifery',
  },
  'nl-carbonear-midwives': {
    regions: ['NL'],
    numbers: [{ printed: '709-945-5517', dialled: '+17099455517' }],
    shownBy: 'other',
    year: 2024,
    source: 'nl-carbonear',
  },
} as const satisfies Record<string, CareLine>;
