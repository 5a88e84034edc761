import type { CareLine } from './care-line';

/** Whom one can call about mood, feeding or a death after a birth, or whose page opens. */
export const afterBirthLines = {
  'health811-feeding': {
    regions: ['ON'],
    numbers: [{ printed: '811', dialled: '811' }],
    url: 'https://www.ontario.ca/page/breastfeeding',
    shownBy: 'official',
    source: 'after-ontario-breastfeeding',
  },
  'la-leche-league': {
    numbers: [],
    url: 'https://www.lllc.ca',
    shownBy: 'service',
    source: 'after-leche-league-leche-league',
  },
  'pacific-post-partum': {
    regions: ['BC'],
    numbers: [],
    url: 'https://postpartum.org',
    shownBy: 'service',
    source: 'after-vancouver-is-postpartum-society',
  },
  'info-social': {
    regions: ['QC'],
    numbers: [{ printed: '811', dialled: '811' }],
    url: 'https://cisss-outaouais.gouv.qc.ca/language/en/accessing-a-service/care-and-services-in-the-community/crisis-811/',
    shownBy: 'official',
    source: 'after-outaouais-811',
  },
  'nova-scotia-mental-health-crisis': {
    regions: ['NS'],
    numbers: [{ printed: '1-888-429-8167', dialled: '+18884298167' }],
    shownBy: 'official',
    year: 2013,
    source: 'after-nova-scotia-access-mental',
  },
  'nova-scotia-mental-health': {
    regions: ['NS'],
    numbers: [{ printed: '1-855-922-1122', dialled: '+18559221122' }],
    shownBy: 'other',
    year: 2023,
    source: 'after-cbc-news-non-crisis',
  },
  /** For /support. */
  'qpip-after-death': {
    regions: ['QC'],
    numbers: [{ printed: '1-888-610-7727', dialled: '+18886107727' }],
    url: 'https://www.rqap.gouv.qc.ca/fr/travailleur-a-la-fois-salarie-et-autonome/deces-enfant',
    shownBy: 'service',
    source: 'after-rqap-death-child',
  },
} as const satisfies Record<string, CareLine>;
