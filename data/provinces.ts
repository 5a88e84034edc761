import type { SourceConfidence } from '@/data/sources';

export const provinceCodes = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK', 'NT', 'NU', 'YT'] as const;
export type ProvinceCode = (typeof provinceCodes)[number];

/** A telephone line staffed by nurses. */
export interface HealthLine {
  name: string;
  /** Numbers as printed and as dialled. Empty where there is no line for the whole region. */
  numbers: { printed: string; dialled: string }[];
  /** What to call where there is no line. */
  instead?: string;
  confidence: SourceConfidence;
  source?: string;
}

export interface Province {
  code: ProvinceCode;
  name: string;
  /** Last part of the region's address on this site. */
  slug: string;
  healthLine: HealthLine;
}

/** The ten provinces and then the three territories, in the order of their names. */
export const provinces: Record<ProvinceCode, Province> = {
  AB: {
    code: 'AB',
    name: 'Alberta',
    slug: 'alberta',
    healthLine: {
      name: 'Health Link',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'to-confirm',
    },
  },
  BC: {
    code: 'BC',
    name: 'British Columbia',
    slug: 'british-columbia',
    healthLine: {
      name: 'HealthLink BC',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'page-read',
      source: 'https://www.healthyfamiliesbc.ca/home/articles/when-call-your-healthcare-provider-labour-starts',
    },
  },
  MB: {
    code: 'MB',
    name: 'Manitoba',
    slug: 'manitoba',
    healthLine: {
      name: 'Health Links – Info Santé',
      numbers: [
        { printed: '1-888-315-9257', dialled: '+18883159257' },
        { printed: '204-788-8200', dialled: '+12047888200' },
      ],
      confidence: 'address-cited',
    },
  },
  NB: {
    code: 'NB',
    name: 'New Brunswick',
    slug: 'new-brunswick',
    healthLine: {
      name: 'Tele-Care',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'page-read',
      source: 'https://www.vitalitenb.ca/en/covid-19/when-to-call-811',
    },
  },
  NL: {
    code: 'NL',
    name: 'Newfoundland and Labrador',
    slug: 'newfoundland-and-labrador',
    healthLine: {
      name: 'HealthLine',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'to-confirm',
    },
  },
  NS: {
    code: 'NS',
    name: 'Nova Scotia',
    slug: 'nova-scotia',
    healthLine: {
      name: '811 Nova Scotia',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'page-read',
      source: 'https://www.nshealth.ca/women-and-childrens-health-program/public-health-parenting-supports',
    },
  },
  ON: {
    code: 'ON',
    name: 'Ontario',
    slug: 'ontario',
    healthLine: {
      name: 'Health811',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'page-read',
      source:
        'https://www.prenatalscreeningontario.ca/prenatal-screening-options/less-than-14-weeks-pregnant/enhanced-first-trimester-screening-efts',
    },
  },
  PE: {
    code: 'PE',
    name: 'Prince Edward Island',
    slug: 'prince-edward-island',
    healthLine: {
      name: '811 PEI',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'page-read',
      source: 'http://healthpei.ca/811',
    },
  },
  QC: {
    code: 'QC',
    name: 'Quebec',
    slug: 'quebec',
    healthLine: {
      name: 'Info-Santé',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'page-read',
      source: 'https://santesaglac.gouv.qc.ca/en/soins-et-services/grossesse-et-accouchement/suivi-postnatal/',
    },
  },
  SK: {
    code: 'SK',
    name: 'Saskatchewan',
    slug: 'saskatchewan',
    healthLine: {
      name: 'HealthLine',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'page-read',
      source:
        'https://www.sasktoday.ca/southeast/local-news/health-advice-available-in-province-by-dialling-811-3997696',
    },
  },
  NT: {
    code: 'NT',
    name: 'Northwest Territories',
    slug: 'northwest-territories',
    healthLine: {
      name: 'NWT 811',
      numbers: [
        { printed: '811', dialled: '811' },
        { printed: '1-844-259-1793', dialled: '+18442591793' },
      ],
      confidence: 'page-read',
      source: 'https://www.hss.gov.nt.ca/en/services/811',
    },
  },
  NU: {
    code: 'NU',
    name: 'Nunavut',
    slug: 'nunavut',
    healthLine: {
      name: 'Community health centre',
      numbers: [],
      instead: 'Call your community health centre.',
      confidence: 'to-confirm',
    },
  },
  YT: {
    code: 'YT',
    name: 'Yukon',
    slug: 'yukon',
    healthLine: {
      name: 'Yukon 811',
      numbers: [{ printed: '811', dialled: '811' }],
      confidence: 'to-confirm',
    },
  },
};
