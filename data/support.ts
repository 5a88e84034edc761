import type { SourceConfidence, SourceKey } from '@/data/sources';

type ServiceId =
  | '988'
  | 'suicide-line-quebec'
  | 'hope-for-wellness'
  | 'breath'
  | 'pail'
  | 'after-miscarriage'
  | 'perinatal-centres';

/** Who helps after the loss of a pregnancy or a baby. What is said of it stands in data/en/support.ts. */
export interface SupportService {
  id: ServiceId;
  url: string;
  numbers: { printed: string; dialled: string }[];
  /** Whether its number takes text messages too. */
  takesTexts?: boolean;
  /** The page on which name, help and number were read. */
  source: string;
  /** Lower than 'page-read' where that page is neither the service's own nor that of who set it up. */
  confidence: SourceConfidence;
  /** The day our text was last compared with the source, yyyy-MM-dd. */
  checked: string;
}

export const crisisLines: SupportService[] = [
  {
    id: '988',
    url: 'https://988.ca',
    numbers: [{ printed: '9-8-8', dialled: '988' }],
    takesTexts: true,
    source:
      'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  {
    id: 'suicide-line-quebec',
    url: 'https://suicide.ca',
    numbers: [{ printed: '1-866-277-3553', dialled: '+18662773553' }],
    source:
      'https://www.infodimanche.com/actualites/actualite/473288/prevention-du-suicide-le-numero-court-535353-maintenant-disponible',
    confidence: 'address-cited',
    checked: '2026-11-28',
  },
  {
    id: 'hope-for-wellness',
    url: 'https://www.hopeforwellness.ca',
    numbers: [{ printed: '1-855-242-3310', dialled: '+18552423310' }],
    source:
      'https://cichprofile.ca/module/7/section/4/page/health-promotion-and-prevention-link-to-government-services',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
];

export const lossSupport: SupportService[] = [
  {
    id: 'breath',
    url: 'https://www.babysbreathcanada.ca/about/',
    numbers: [],
    source: 'https://www.babysbreathcanada.ca/about/',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  {
    id: 'pail',
    url: 'https://pailnetwork.sunnybrook.ca',
    numbers: [{ printed: '1-888-303-7245', dialled: '+18883037245' }],
    source: 'https://pailnetwork.sunnybrook.ca/resources-2/',
    confidence: 'page-read',
    checked: '2026-11-28',
  },
  {
    id: 'after-miscarriage',
    url: 'https://myhealth.alberta.ca/HealthTopics/After-Your-Miscarriage',
    numbers: [],
    source: 'https://myhealth.alberta.ca/HealthTopics/After-Your-Miscarriage',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  {
    id: 'perinatal-centres',
    url: 'https://www.rcrpq.com',
    numbers: [],
    source:
      'https://www.newswire.ca/fr/news-releases/15-octobre-journee-quebecoise-de-sensibilisation-au-deuil-perinatal-839417819.html',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
];

export const lossLeaveSources: SourceKey[] = [
  'ei-regs-40',
  'ei-act-12',
  'ei-loss',
  'bill-c-222',
  'after-rqap-death-child',
  'qpip-act',
  'rqap-termination',
  'rqap-when-to-apply',
  'federal-loss-leave',
  'notice-federal',
  'federal-maternity-policy',
];
export const lossSignSources: SourceKey[] = [
  'after-birth-signs',
  'inspq-signs',
  'sunnybrook-ectopic',
  'sunnybrook-miscarriage',
  'loss-bleeding',
  'nunatsiaq-911',
  'nunavutnews-911',
  'qikiqtani-hospital',
  'nunavik-911',
  'stroke-alberta',
  'stroke-prairie',
  'clots-calgary',
  'sudbury-midwives',
  'sogc-133',
  'sogc-448',
  'cmha-988',
  'milk-after-loss',
];
