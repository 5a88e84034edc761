import type { ProvinceCode } from '@/data/provinces';
import type { SourceConfidence } from '@/data/sources';

/** Where the number of a region's health line comes from. */
export interface HealthLineSource {
  /** The page on which it was read, where one is on file. */
  url?: string;
  confidence: SourceConfidence;
  /** The day our entry was last compared with what is on file, yyyy-MM-dd. */
  checked: string;
}

/** Apart from data/provinces.ts, which every widget loads. */
export const healthLineSources: Record<ProvinceCode, HealthLineSource> = {
  AB: {
    url: 'https://www.albertahealthservices.ca/news/Page19408.aspx',
    confidence: 'page-read',
    checked: '2026-11-22',
  },
  BC: {
    url: 'https://www.healthyfamiliesbc.ca/home/articles/when-call-your-healthcare-provider-labour-starts',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  MB: {
    url: 'http://www.misericordia.mb.ca/Programs/PHCC.html',
    confidence: 'page-read',
    checked: '2026-11-22',
  },
  NB: {
    url: 'https://www.vitalitenb.ca/en/covid-19/when-to-call-811',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  NL: {
    confidence: 'address-cited',
    checked: '2026-11-22',
  },
  NS: {
    url: 'https://www.nshealth.ca/women-and-childrens-health-program/public-health-parenting-supports',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  ON: {
    url: 'https://www.prenatalscreeningontario.ca/prenatal-screening-options/less-than-14-weeks-pregnant/enhanced-first-trimester-screening-efts',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  PE: {
    url: 'https://healthpei.ca/811',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  QC: {
    url: 'https://santesaglac.gouv.qc.ca/en/soins-et-services/grossesse-et-accouchement/suivi-postnatal/',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  SK: {
    url: 'http://pnrha.ca/bins/content_page.asp?cid=20-167&lang=1',
    confidence: 'page-read',
    checked: '2026-11-22',
  },
  NT: {
    url: 'https://www.hss.gov.nt.ca/en/services/811',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  NU: {
    confidence: 'to-confirm',
    checked: '2026-11-21',
  },
  YT: {
    confidence: 'to-confirm',
    checked: '2026-11-21',
  },
};
