import type { CareLine } from './care-line';

/** Whom the page /leaving-home lets one call, or whose page it opens, by region. */
export const leavingHomeLines = {
  'nunavut-medical-travel': {
    regions: ['NU'],
    numbers: [],
    url: 'https://www.gov.nu.ca/en/health/information/medical-travel',
    shownBy: 'service',
    source: 'nunavut-handbook',
  },
  'nwt-medical-travel': {
    regions: ['NT'],
    numbers: [],
    url: 'https://www.hss.gov.nt.ca/en/services/medical-travel',
    shownBy: 'service',
    source: 'nwt-medical-travel',
  },
  'yukon-medical-travel': {
    regions: ['YT'],
    numbers: [],
    url: 'https://yukon.ca/en/news/improvements-medical-travel-support',
    shownBy: 'service',
    source: 'yukon-travel',
  },
  'fnha-travel': {
    regions: ['BC'],
    numbers: [],
    url: 'https://www.fnha.ca/benefits/medical-transportation',
    shownBy: 'service',
    source: 'fnha-travel',
  },
  'bc-travel': {
    regions: ['BC'],
    numbers: [{ printed: '1-800-661-2668', dialled: '+18006612668' }],
    url: 'http://www2.gov.bc.ca/gov/content/health/accessing-health-care/tap-bc/travel-assistance-program-tap-bc',
    shownBy: 'official',
    source: 'bc-travel',
  },
  'manitoba-northern-travel': {
    regions: ['MB'],
    numbers: [],
    url: 'http://www.northernhealthregion.ca/default.aspx?cid=452&lang=1',
    shownBy: 'service',
    source: 'manitoba-northern-travel',
  },
  'newfoundland-travel': {
    regions: ['NL'],
    numbers: [{ printed: '1-877-475-2412', dialled: '+18774752412' }],
    url: 'https://www.gov.nl.ca/releases/2024/la/0108n04/',
    shownBy: 'official',
    source: 'newfoundland-travel-french',
  },
  'ontario-travel-grant': {
    regions: ['ON'],
    numbers: [{ printed: '1-800-262-6524', dialled: '+18002626524' }],
    url: 'https://www.ontario.ca/page/northern-health-travel-grant-program',
    shownBy: 'official',
    year: 2024,
    source: 'ontario-travel-grant',
  },
  'nunavik-travel': {
    regions: ['QC'],
    numbers: [],
    url: 'http://nrbhss.ca/en/nrbhss/out-region-services/health-related-transport-accommodation',
    shownBy: 'service',
    source: 'nunavik-travel',
  },
  'metis-saskatchewan-travel': {
    regions: ['SK'],
    numbers: [{ printed: '306-292-7480', dialled: '+13062927480' }],
    url: 'https://metisnationsk.com/medical/',
    shownBy: 'service',
    source: 'metis-saskatchewan-travel',
  },
  sprucelodge: {
    regions: ['SK'],
    numbers: [],
    url: 'https://www.pagc.sk.ca/health/programs-and-services/sprucelodge-boarding-home/',
    shownBy: 'service',
    source: 'sprucelodge',
  },
} as const satisfies Record<string, CareLine>;
