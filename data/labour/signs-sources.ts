import type { Source } from '@/data/source';

/** The sources on how labour begins: part of data/sources.ts. */
export const labourSignsSources = {
  'inspq-labour-start': {
    title: 'Recognizing the start of labour, in French',
    publisher: 'INSPQ, From Tiny Tot to Toddler (Quebec)',
    url: 'https://inspq.qc.ca/mieux-vivre/accouchement/debut-du-travail/reconnaitre-debut-du-travail',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'nord-montreal-birth': {
    title: 'Childbirth: what to expect and how it goes, in French',
    publisher: "CIUSSS du Nord-de-l'Île-de-Montréal",
    publisherLanguage: 'fr',
    url: 'https://ciusss-nordmtl.gouv.qc.ca/soins-et-services/grossesse-accouchement-et-nouveau-ne/accouchement/attentes-et-deroulement/',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'mothers-labour-signs': {
    title: 'Signs of labour',
    publisher: 'The Mothers Program (Ontario)',
    url: 'https://www.themothersprogram.ca/during-pregnancy/am-i-in-labour/signs-of-labour',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'sunnybrook-labour': {
    title: 'Am I in labour?',
    publisher: 'Sunnybrook Health Sciences Centre, Toronto',
    url: 'https://sunnybrook.ca/content/?page=crib-birth-labour',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
} as const satisfies Record<string, Source>;
