import type { Source } from '@/data/source';

/** The sources on care without a health card anywhere in Canada: part of data/sources.ts. */
export const nationalCareSources = {
  'ifhp-from-may-2026': {
    title: 'Interim Federal Health Program: co-payments from May 1, 2026',
    publisher: 'Immigration News Canada, on what the federal government announced',
    url: 'https://immigrationnewscanada.ca/new-canada-ifhp-co-payments-2026',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'ifhp-policy': {
    title: 'Interim Federal Health Program: policy (2016)',
    publisher: 'Immigration, Refugees and Citizenship Canada, in the archive of the Canadian government’s web',
    url: 'https://webarchiveweb.wayback.bac-lac.canada.ca/web/20161121141213/http://www.cic.gc.ca/english/department/laws-policy/ifhp.asp',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'student-plan-laval': {
    title: 'Plea for pregnant people without health coverage: how to go about it (about 2023)',
    publisher: 'Éditions science et bien commun',
    publisherLanguage: 'fr',
    url: 'https://scienceetbiencommun.pressbooks.pub/plaidoyerfemsam/chapter/demarche/',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'nihb-travel': {
    title: 'Non-Insured Health Benefits: medical transportation',
    publisher: 'Government of Canada',
    url: 'https://www.canada.ca/en/indigenous-services-canada/services/first-nations-inuit-health/non-insured-health-benefits/benefits-information/medical-transportation-benefits-information-first-nations-inuit-health.html',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
} as const satisfies Record<string, Source>;

export type NationalCareSourceKey = keyof typeof nationalCareSources;
