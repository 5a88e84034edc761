import type { CareLine } from './care-line';

/** Whom the page /find-care lets one call. */
export const findCareLines = {
  'mb-birth-centre': {
    regions: ['MB'],
    numbers: [
      { printed: '204-594-0900', dialled: '+12045940900' },
      { printed: '1-866-947-1517', dialled: '+18669471517' },
    ],
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
} as const satisfies Record<string, CareLine>;
