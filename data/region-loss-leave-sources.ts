import type { Source } from './source';

/** The sources on leave from work after a loss, by region: part of data/sources.ts. */
export const regionLossLeaveSources = {
  'loss-leave-alberta': {
    title: 'Bereavement leave',
    publisher: 'Government of Alberta',
    url: 'https://www.alberta.ca/bereavement-leave',
    checked: '2026-11-28',
    confidence: 'page-read',
  },
  'loss-leave-british-columbia': {
    title: 'Employment Standards Act, section 50: maternity leave (2022)',
    publisher: 'Government of British Columbia',
    url: 'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/forms-resources/igm/esa-part-6-section-50',
    checked: '2026-11-28',
    confidence: 'page-read',
  },
  'loss-leave-british-columbia-child': {
    title: 'Leave after the death or disappearance of a child',
    publisher: 'Legal Brief',
    url: 'https://www.legalbrief.ca/bc-l-leaves-death-or-disappearance-leave',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'loss-leave-british-columbia-child-2018': {
    title: 'Protecting workers, supporting families (2018)',
    publisher: 'Government of British Columbia',
    url: 'https://workingforyou.gov.bc.ca/feature/legislation-box-4/',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'loss-leave-manitoba': {
    title: 'Bill 235, Employment Standards Code Amendment Act (2023)',
    publisher: 'Government of Manitoba',
    url: 'https://web2.gov.mb.ca/bills/42-5/b235e.php',
    checked: '2026-11-28',
    confidence: 'page-read',
  },
  'loss-leave-newfoundland-and-labrador': {
    title: 'Leaves of absence',
    publisher: 'Public Legal Information Association of NL',
    url: 'https://publiclegalinfo.com/legal-info/employment-law/leaves-of-absence/',
    checked: '2026-11-28',
    confidence: 'page-read',
  },
  'loss-leave-nova-scotia': {
    title: 'Leaves from work',
    publisher: 'Government of Nova Scotia',
    url: 'https://novascotia.ca/lae/employmentrights/leaves.asp',
    checked: '2026-11-28',
    confidence: 'page-read',
  },
  'loss-leave-nova-scotia-news': {
    title: 'N.S. proposes changes so workers who experience pregnancy loss can take unpaid leave (2022)',
    publisher: 'CTV News',
    url: 'https://www.iheartradio.ca/ctv-news-content/n-s-proposes-changes-so-workers-who-experience-pregnancy-loss-can-take-unpaid-leave-1.18641615',
    checked: '2026-11-28',
    confidence: 'copy-read',
  },
  'loss-leave-ontario': {
    title: "Tell your employer when you'll start your (pregnancy) leave",
    publisher: 'Steps to Justice (CLEO)',
    url: 'https://newsite.stepstojustice.ca/steps/employment-and-work/2-tell-your-employer-when-youll-start-your-leave/',
    checked: '2026-11-28',
    confidence: 'page-read',
  },
  'loss-leave-ontario-child': {
    title: 'Child death leave',
    publisher: 'Legal Line',
    url: 'https://www.legalline.ca/legal-answers/child-death-leave/',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'loss-leave-quebec': {
    title: 'Act respecting labour standards, section 81.5.2',
    publisher: 'LégisQuébec',
    url: 'http://legisquebec.gouv.qc.ca/en/showversion/cs/n-1.1?code=se:81_5_2&pointInTime=20201022',
    checked: '2026-11-28',
    confidence: 'page-read',
  },
  'loss-leave-quebec-days': {
    title: 'Act respecting labour standards, section 81.1',
    publisher: 'LégisQuébec',
    url: 'http://www.legisquebec.gouv.qc.ca/en/showversion/cs/N-1.1?code=se:81_1&pointInTime=20211129',
    checked: '2026-11-28',
    confidence: 'page-read',
  },
  'loss-leave-quebec-child': {
    title: 'Death: leave from work',
    publisher: 'CNESST',
    publisherLanguage: 'fr',
    url: 'https://www.cnesst.gouv.qc.ca/en/working-conditions/leave/family-related-leave/death',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'loss-leave-saskatchewan': {
    title: 'Summary of amendments to The Saskatchewan Employment Act (2025)',
    publisher: 'MLT Aikins',
    url: 'https://www.mltaikins.com/?p=20383',
    checked: '2026-11-28',
    confidence: 'copy-read',
  },
  'loss-leave-yukon': {
    title: 'Maternity and parental leave in Yukon',
    publisher: 'Legal Brief',
    url: 'https://www.legalbrief.ca/yk-l-leaves-maternity-parentalleave',
    checked: '2026-11-28',
    confidence: 'copy-read',
  },
} as const satisfies Record<string, Source>;

export type RegionLossLeaveSourceKey = keyof typeof regionLossLeaveSources;
