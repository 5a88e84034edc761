import type { SourceConfidence } from '@/data/sources';

/** A page of another site that we send visitors to. What is said of it: the words under the same id. */
export interface LinkedPage {
  url: string;
  /** Whether anybody of this project read the page, only saw its address cited, or neither. */
  confidence: SourceConfidence;
  /** The day somebody of this project last looked, yyyy-MM-dd. */
  checked: string;
}

/** The federal page on money during leave, for everybody outside Quebec. */
export const eiBenefits: LinkedPage = {
  url: 'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html',
  confidence: 'address-cited',
  checked: '2026-11-21',
};

/** The six links of the card 'National Canadian Resources', by ids, in their order. */
export const nationalPages = {
  eiBenefits: eiBenefits,
  childBenefit: {
    url: 'https://www.canada.ca/en/revenue-agency/services/child-family-benefits/canada-child-benefit.html',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  healthyPregnancyGuide: {
    url: 'https://www.canada.ca/en/public-health/services/health-promotion/healthy-pregnancy/healthy-pregnancy-guide.html',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  infantCare: {
    url: 'https://www.canada.ca/en/public-health/services/health-promotion/childhood-adolescence/stages-childhood/infancy-birth-two-years.html',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  foodGuide: {
    url: 'https://food-guide.canada.ca/en/',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  finances: {
    url: 'https://www.canada.ca/en/financial-consumer-agency/services/starting-family/get-finances-order.html',
    confidence: 'page-read',
    checked: '2026-11-22',
  },
} satisfies Record<string, LinkedPage>;

/** More that Canada offers to everybody. */
export const furtherNationalPages = {
  pregnancyInfo: {
    url: 'https://www.pregnancyinfo.ca/',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  caringForKids: {
    url: 'https://caringforkids.cps.ca',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  community211: {
    url: 'https://211.ca/',
    confidence: 'to-confirm',
    checked: '2026-11-22',
  },
  carSeats: {
    url: 'https://tc.canada.ca/en/road-transportation/motor-vehicle-safety/child-car-seat-certification-compliance',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  earlyLearning: {
    url: 'https://www.canada.ca/en/early-learning-child-care.html',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  federalLeave: {
    url: 'https://www.canada.ca/en/services/jobs/workplace/federal-labour-standards/leaves.html',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  eiTemporaryMeasures: {
    url: 'https://www.canada.ca/en/services/benefits/ei/temporary-measures-for-major-economic-conditions.html',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
} satisfies Record<string, LinkedPage>;
