import type { CareLine } from './care-line';

/** Whom the page /options lets one call. */
export const optionsLines = {
  'action-canada': {
    numbers: [{ printed: '1-888-642-2725', dialled: '+18886422725' }],
    textNumber: { printed: '613-800-6757', dialled: '+16138006757' },
    url: 'https://www.actioncanadashr.org',
    shownBy: 'service',
    year: 2024,
    source: 'action-canada-supports',
  },
} as const satisfies Record<string, CareLine>;
