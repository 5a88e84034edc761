import type { CareLineId } from '@/data/care-lines';
import type { ProvinceCode } from '@/data/provinces';

/** What may be true of somebody who looks for care. */
export const situations = ['no-doctor', 'no-card', 'far-away', 'midwife', 'language'] as const;
export type Situation = (typeof situations)[number];

/** An official page, or one of who offers the care. What it is called stands in the words, under its address. */
interface CarePage {
  url: string;
  /** Whether somebody read it; where only its address was seen, the words say so with 'ask'. */
  isRead: boolean;
}

/** Whom to call for care in pregnancy, apart from what is said: data/en/find-care/regions. */
export interface RegionCare {
  /** Who takes people without a referral: numbers and pages, the first to try first. */
  first: { lines: readonly CareLineId[]; pages: readonly CarePage[] };
  /** If those are full. */
  next: { lines: readonly CareLineId[]; pages: readonly CarePage[] };
  /** By this week, somebody else is asked: the weeks of a source. Absent where no source gives one. */
  planBWeek?: number;
}

const nothing = { lines: [], pages: [] };

export const regionCare: Record<ProvinceCode, RegionCare> = {
  AB: {
    first: { lines: [], pages: [{ url: 'https://alberta-midwives.ca/', isRead: true }] },
    next: nothing,
    planBWeek: 10,
  },
  BC: {
    first: {
      lines: [],
      pages: [
        { url: 'https://www.bcmidwives.com/', isRead: false },
        { url: 'https://www.bcmidwives.com/immigrant_refugee_care.html', isRead: true },
      ],
    },
    next: nothing,
  },
  MB: {
    first: {
      lines: [],
      pages: [
        { url: 'https://www.gov.mb.ca/health/primarycare/access/midwifery.html', isRead: true },
        { url: 'https://wrha.mb.ca/?p=7201', isRead: true },
        { url: 'https://prairiemountainhealth.ca/9-programs-services/457-midwifery-care', isRead: true },
      ],
    },
    next: { lines: ['mb-birth-centre'], pages: [] },
  },
  NB: { first: nothing, next: { lines: ['nb-fredericton-midwives'], pages: [] } },
  NL: { first: { lines: ['nl-gander-midwives', 'nl-carbonear-midwives'], pages: [] }, next: nothing },
  NS: {
    first: {
      lines: ['ns-iwk-midwives', 'ns-south-shore-midwives', 'ns-antigonish-midwives'],
      pages: [{ url: 'https://iwkhealth.ca/pregnancy', isRead: true }],
    },
    next: nothing,
  },
  ON: {
    first: { lines: ['on-midwives'], pages: [] },
    next: { lines: ['on-sault-prenatal', 'on-health-care-connect'], pages: [] },
  },
  PE: {
    first: { lines: ['pe-womens-wellness'], pages: [] },
    next: {
      lines: [],
      pages: [
        {
          url: 'https://www.princeedwardisland.ca/fr/service/trouver-un-medecin-de-famille-ou-une-infirmiere-praticienne',
          isRead: true,
        },
      ],
    },
  },
  QC: {
    first: { lines: [], pages: [{ url: 'https://www.quebec.ca/magrossesse', isRead: false }] },
    next: { lines: ['grossesse-secours'], pages: [] },
  },
  SK: { first: { lines: ['sk-saskatoon-midwives'], pages: [] }, next: nothing },
  NT: {
    first: {
      lines: ['nt-frame-lake'],
      pages: [{ url: 'https://www.nthssa.ca/en/services/birthing-services', isRead: true }],
    },
    next: nothing,
  },
  NU: { first: { lines: [], pages: [{ url: 'https://www.gov.nu.ca/en/health', isRead: false }] }, next: nothing },
  YT: {
    first: { lines: [], pages: [{ url: 'https://yukon.ca/midwifery-program', isRead: false }] },
    next: { lines: ['yt-walk-in'], pages: [] },
  },
};
