import type { Source } from '@/data/source';

/** The sources on what happens at visits and tests, and who pays for them: part of data/sources.ts. */
export const visitSources = {
  'health-plans': {
    title: 'How publicly funded health care coverage works',
    publisher: 'Health Canada',
    url: 'https://www.canada.ca/en/health-canada/services/health-care-system/canada-health-care-system-medicare/canada-health-act/myth-busters.html',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'on-pregnancy-tests': {
    title: 'Tests during pregnancy',
    publisher: "St. Michael's Hospital, Toronto",
    url: 'https://www.stmichaelshospital.com/programs/familypractice/pre-natal-care-tests.php',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'pso-nipt': {
    title: 'Non-invasive prenatal testing (NIPT)',
    publisher: 'Prenatal Screening Ontario',
    url: 'https://www.prenatalscreeningontario.ca/prenatal-screening-options/less-than-14-weeks-pregnant/non-invasive-prenatal-testing-nipt',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'bc-screening-program': {
    title: 'Prenatal Genetic Screening Program',
    publisher: 'Perinatal Services BC',
    url: 'http://www.perinatalservicesbc.ca/our-services/screening-programs/prenatal-genetic-screening-program',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'bc-screening-prices': {
    title: 'Comparing funded and privately paid screening tests',
    publisher: 'Perinatal Services BC',
    url: 'http://www.perinatalservicesbc.ca/our-services/screening-programs/prenatal-genetic-screening/comparing-funded-privately-paid-screening-tests',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'bc-screening-questions': {
    title: 'Prenatal genetic screening: resources and questions',
    publisher: 'Perinatal Services BC',
    url: 'http://www.perinatalservicesbc.ca/health-professionals/professional-resources/screening/prenatal-genetic/resources-and-faqs',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'bc-nipt': {
    title: 'Non-invasive prenatal testing (2015)',
    publisher: 'Perinatal Services BC',
    url: 'http://perinatalservicesbc.ca/about/news-stories/stories/non-invasive-prenatal-testing-(nipt)',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'nl-nipt': {
    title: 'New funding for non-invasive prenatal screening (2024)',
    publisher: 'Newfoundland and Labrador Medical Association',
    url: 'https://nlma.nl.ca/article/nlhs-memo-new-funding-available-non-invasive-prenatal-screening-nipt-for-high-risk-patients',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'vaccine-tdap': {
    title: 'Tdap vaccine',
    publisher: 'Vaccines in Pregnancy Canada',
    url: 'https://vaccinesinpregnancycanada.ca/vaccines/tdap',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'vaccine-flu': {
    title: 'Influenza vaccine',
    publisher: 'Vaccines in Pregnancy Canada',
    url: 'https://vaccinesinpregnancycanada.ca/vaccines/influenza',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'qc-vaccines': {
    title: 'Quebec Immunization Program, in French',
    publisher: 'Gouvernement du Québec',
    publisherLanguage: 'fr',
    url: 'https://msss.gouv.qc.ca/professionnels/vaccination/piq-programmes-et-noms-commerciaux-des-vaccins/programme-quebecois-d-immunisation/',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'rsv-ontario': {
    title: 'RSV prevention programs',
    publisher: 'Government of Ontario',
    url: 'https://www.ontario.ca/page/respiratory-syncytial-virus-rsv-prevention-programs',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
} as const satisfies Record<string, Source>;

export type VisitSourceKey = keyof typeof visitSources;
