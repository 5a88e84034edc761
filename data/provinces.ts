export const provinceCodes = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK', 'NT', 'NU', 'YT'] as const;
export type ProvinceCode = (typeof provinceCodes)[number];

/** A telephone line staffed by nurses. Where its number comes from: data/health-line-sources.ts. */
export interface HealthLine {
  name: string;
  /** French names as they stand in the name: they are read out in French. */
  frenchNames?: string[];
  /** Numbers as printed and as dialled. Empty where there is no line for the whole region. */
  numbers: { printed: string; dialled: string }[];
  /** What to call where there is no line. */
  instead?: string;
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
    },
  },
  BC: {
    code: 'BC',
    name: 'British Columbia',
    slug: 'british-columbia',
    healthLine: {
      name: 'HealthLink BC',
      numbers: [{ printed: '811', dialled: '811' }],
    },
  },
  MB: {
    code: 'MB',
    name: 'Manitoba',
    slug: 'manitoba',
    healthLine: {
      name: 'Health Links – Info Santé',
      frenchNames: ['Info Santé'],
      numbers: [
        { printed: '1-888-315-9257', dialled: '+18883159257' },
        { printed: '204-788-8200', dialled: '+12047888200' },
      ],
    },
  },
  NB: {
    code: 'NB',
    name: 'New Brunswick',
    slug: 'new-brunswick',
    healthLine: {
      name: 'Tele-Care',
      numbers: [{ printed: '811', dialled: '811' }],
    },
  },
  NL: {
    code: 'NL',
    name: 'Newfoundland and Labrador',
    slug: 'newfoundland-and-labrador',
    healthLine: {
      name: 'HealthLine',
      numbers: [{ printed: '811', dialled: '811' }],
    },
  },
  NS: {
    code: 'NS',
    name: 'Nova Scotia',
    slug: 'nova-scotia',
    healthLine: {
      name: 'Health line',
      numbers: [{ printed: '811', dialled: '811' }],
    },
  },
  ON: {
    code: 'ON',
    name: 'Ontario',
    slug: 'ontario',
    healthLine: {
      name: 'Health811',
      numbers: [{ printed: '811', dialled: '811' }],
    },
  },
  PE: {
    code: 'PE',
    name: 'Prince Edward Island',
    slug: 'prince-edward-island',
    healthLine: {
      name: 'Health line',
      numbers: [{ printed: '811', dialled: '811' }],
    },
  },
  QC: {
    code: 'QC',
    name: 'Quebec',
    slug: 'quebec',
    healthLine: {
      name: 'Info-Santé',
      frenchNames: ['Info-Santé'],
      numbers: [{ printed: '811', dialled: '811' }],
    },
  },
  SK: {
    code: 'SK',
    name: 'Saskatchewan',
    slug: 'saskatchewan',
    healthLine: {
      name: 'HealthLine',
      numbers: [{ printed: '811', dialled: '811' }],
    },
  },
  NT: {
    code: 'NT',
    name: 'Northwest Territories',
    slug: 'northwest-territories',
    healthLine: {
      name: 'Health line',
      numbers: [
        { printed: '811', dialled: '811' },
        { printed: '1-844-259-1793', dialled: '+18442591793' },
      ],
    },
  },
  NU: {
    code: 'NU',
    name: 'Nunavut',
    slug: 'nunavut',
    healthLine: {
      name: 'Talk to a nurse',
      numbers: [],
      instead: 'Call your community health centre.',
    },
  },
  YT: {
    code: 'YT',
    name: 'Yukon',
    slug: 'yukon',
    healthLine: {
      name: 'Health line',
      numbers: [{ printed: '811', dialled: '811' }],
    },
  },
};
