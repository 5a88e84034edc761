import type { CareLine } from './care-line';

/** Whom the page /options lets one call. */
export const optionsLines = {
  'action-canada': {
    numbers: [{ printed: '1-888-642-2725', dialled: '+18886422725' }],
    textNumber: { printed: '613-800-6757', dialled: '+16138006757' },
    url: 'https://www.actioncanadashr.org',
    shownBy: 'other',
    year: 2024,
    source: 'action-canada-supports',
  },
  'naf-canada': {
    numbers: [{ printed: '1-877-257-0012', dialled: '+18772570012' }],
    shownBy: 'official',
    source: 'now-program',
  },
  'bc-options': {
    regions: ['BC'],
    numbers: [
      { printed: '1-888-875-3163', dialled: '+18888753163' },
      { printed: '604-875-3163', dialled: '+16048753163' },
    ],
    shownBy: 'official',
    year: 2022,
    source: 'bc-abortion',
  },
  'kensington-clinic': {
    regions: ['AB'],
    numbers: [],
    url: 'https://kensingtonclinic.com/making-your-decision/',
    shownBy: 'service',
    source: 'kensington-clinic',
  },
  'whc-winnipeg': {
    regions: ['MB'],
    numbers: [
      { printed: '1-866-947-1517', dialled: '+18669471517' },
      { printed: '204-477-1887', dialled: '+12044771887' },
    ],
    url: 'https://womenshealthclinic.org/what-we-do/abortion/considering-an-abortion/',
    shownBy: 'service',
    source: 'whc-abortion',
  },
  'grossesse-secours': {
    regions: ['QC'],
    numbers: [
      { printed: '1-877-271-0555', dialled: '+18772710555' },
      { printed: '514-271-0554', dialled: '+15142710554' },
    ],
    url: 'https://www.grossesse-secours.org/en/your-choice/continuing-a-pregnancy',
    shownBy: 'service',
    source: 'grossesse-secours',
  },
  'sos-grossesse': {
    regions: ['QC'],
    numbers: [
      { printed: '1-877-662-9666', dialled: '+18776629666' },
      { printed: '418-682-6222', dialled: '+14186826222' },
    ],
    url: 'http://sosgrossesse.ca/poursuivre-grossesse/poursuivre-ma-grossesse/',
    shownBy: 'service',
    source: 'sos-grossesse',
  },
  'moncton-family-planning': {
    regions: ['NB'],
    numbers: [{ printed: '1-844-806-9205', dialled: '+18448069205' }],
    url: 'https://horizonnb.ca/services/clinics/family-planning-clinic-abortion-clinic/',
    shownBy: 'service',
    source: 'nb-family-planning',
  },
  'ns-self-referral': {
    regions: ['NS'],
    numbers: [{ printed: '1-833-352-0719', dialled: '+18333520719' }],
    shownBy: 'service',
    source: 'ns-womens-choice',
  },
  'pe-womens-wellness': {
    regions: ['PE'],
    numbers: [{ printed: '1-844-365-8258', dialled: '+18443658258' }],
    url: 'https://www.princeedwardisland.ca/en/information/health-pei/womens-wellness-program',
    shownBy: 'service',
    source: 'pe-womens-wellness',
  },
  'now-program': {
    regions: ['NT', 'NU'],
    numbers: [
      { printed: '1-888-873-5710', dialled: '+18888735710' },
      { printed: '867-765-4018', dialled: '+18677654018' },
    ],
    url: 'https://www.nthssa.ca/en/services/now/referral-information',
    shownBy: 'service',
    source: 'now-program',
  },
  'opal-clinic': {
    regions: ['YT'],
    numbers: [{ printed: '867-393-6635', dialled: '+18673936635' }],
    url: 'https://opalyukon.ca/appointments',
    shownBy: 'service',
    source: 'opal-clinic',
  },
} as const satisfies Record<string, CareLine>;
