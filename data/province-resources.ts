import type { TelephoneNumber } from '@/data/health-lines';
import type { LinkedPage } from '@/data/national-resources';
import type { ProvinceCode } from '@/data/provinces';

/** What a program pays, where a page says so. Amounts change. */
export interface ProgramAmount {
  dollarsAMonth: number;
  dollarsAtBirth?: number;
  /** Completed weeks of pregnancy from which it is paid. */
  fromWeeks?: number;
  /** Month of pregnancy from which it is paid. */
  fromMonth?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** Day of the page that says so, yyyy-MM-dd, where it is dated. */
  saidOn?: string;
}

/** A program that only this region has. */
interface SpecialProgramPage extends LinkedPage {
  amount?: ProgramAmount;
  telephone?: TelephoneNumber;
  /** Whether it is about travelling to give birth, so that it is listed in that section of the guide. */
  isForTravel?: true;
}

/** Pages on which the visitors of one province or territory find help. */
export interface ProvinceResourcePages {
  /** Prenatal health care. */
  healthLink: LinkedPage;
  /** Job-protected leave: provincial law, without pay. */
  maternityInfo: LinkedPage;
  /** Who pays during leave, where that is not Employment Insurance. */
  parentalBenefits?: LinkedPage;
  childcareOptions: LinkedPage;
  specialPrograms: SpecialProgramPage;
  /** Further official pages, for the region's own page, by ids. */
  further?: Record<string, LinkedPage>;
}

/** What is said of these pages: data/en/province-resources, under the same codes and ids. */
export const provinceResourcePages: Record<ProvinceCode, ProvinceResourcePages> = {
  AB: {
    healthLink: {
      url: 'https://www.healthyparentshealthychildren.ca',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www.alberta.ca/maternity-parental-leave',
      confidence: 'page-read',
      checked: '2026-11-29',
    },
    childcareOptions: {
      url: 'https://www.alberta.ca/accessing-child-care',
      confidence: 'page-read',
      checked: '2026-11-22',
    },
    specialPrograms: {
      url: 'https://www.alberta.ca/family-resource-networks',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    further: {
      findChildCare: {
        url: 'https://www.alberta.ca/lookup-child-care',
        confidence: 'address-cited',
        checked: '2026-11-21',
      },
    },
  },
  BC: {
    healthLink: {
      url: 'https://www.healthlinkbc.ca/pregnancy-parenting',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/time-off/leaves-of-absence',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www2.gov.bc.ca/gov/content/family-social-supports/caring-for-young-children',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://www.healthlinkbc.ca/living-well/parenting/parenting-babies-0-12-months/babys-best-chance-parents-handbook-pregnancy-and',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
  },
  MB: {
    healthLink: {
      url: 'https://www.gov.mb.ca/betterhealth/health_services/pregnant_women.html',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www.gov.mb.ca/labour/standards/doc,parental-leave,factsheet.html',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www.gov.mb.ca/education/childcare/',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://parentinginmanitoba.ca/',
      confidence: 'address-cited',
      checked: '2026-11-22',
      amount: { dollarsAMonth: 162.82, fromWeeks: 14, saidOn: '2024-04-17' },
    },
    further: {
      employmentStandards: {
        url: 'https://www.gov.mb.ca/labour/standards/',
        confidence: 'address-cited',
        checked: '2026-11-21',
      },
    },
  },
  NB: {
    healthLink: {
      url: 'https://www2.gnb.ca/content/gnb/en/departments/health/services/services_renderer.10795.Healthy_Families,_Healthy_Babies_Program.html',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www.gnb.ca/en/topic/jobs-workplaces/labour-market-workforce/employment-standards/maternity-leave.html',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www2.gnb.ca/content/gnb/en/departments/education/elcc.html',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://www2.gnb.ca/content/gnb/en/services/services_renderer.12855.Prenatal_Benefit_Program.html',
      confidence: 'page-read',
      checked: '2026-11-21',
      amount: { dollarsAMonth: 80, fromMonth: 4 },
    },
  },
  NL: {
    healthLink: {
      url: 'https://www.nlhealthservices.ca',
      confidence: 'to-confirm',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www.gov.nl.ca/ecc/labour/',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www.gov.nl.ca/education/childcare/',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://benefitswayfinder.org/newfoundland-and-labrador/prenatal-early-childhood-nutrition-supplement',
      confidence: 'page-read',
      checked: '2026-11-21',
      telephone: {
        printed: '1-800-508-4788',
        dialled: '+18005084788',
      },
      amount: { dollarsAMonth: 150, dollarsAtBirth: 150 },
    },
  },
  NS: {
    healthLink: {
      url: 'https://www.nshealth.ca/parenting-supports',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://novascotia.ca/lae/employmentrights/',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://childcarenovascotia.ca/',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://www.nshealth.ca/Healthy-Beginnings',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
  },
  ON: {
    healthLink: {
      url: 'https://www.ontario.ca/page/midwifery-ontario',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0/pregnancy-and-parental-leave',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www.ontario.ca/page/licensed-child-care',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://www.ontario.ca/page/healthy-babies-healthy-children-program',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    further: {
      prenatalScreening: {
        url: 'https://www.prenatalscreeningontario.ca',
        confidence: 'page-read',
        checked: '2026-11-21',
      },
      childCareSubsidies: {
        url: 'https://www.ontario.ca/page/child-care-subsidies',
        confidence: 'address-cited',
        checked: '2026-11-21',
      },
      health811: {
        url: 'https://health811.ontario.ca/',
        confidence: 'page-read',
        checked: '2026-11-21',
      },
    },
  },
  PE: {
    healthLink: {
      url: 'https://www.princeedwardisland.ca/en/information/health-pei/pei-reproductive-care-program',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www.princeedwardisland.ca/en/information/workforce-advanced-learning-and-population/maternityparentaladoption-leave',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www.princeedwardisland.ca/en/information/education-and-early-years/licensed-early-learning-and-child-care',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://www.princeedwardisland.ca/en/information/health-pei/best-start-program',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    further: {
      employmentStandards: {
        url: 'https://www.princeedwardisland.ca/en/topic/employment-standards',
        confidence: 'address-cited',
        checked: '2026-11-21',
      },
    },
  },
  QC: {
    healthLink: {
      url: 'https://www.inspq.qc.ca/en/tiny-tot',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www.cnesst.gouv.qc.ca/en/working-conditions/leave',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    parentalBenefits: {
      url: 'https://www.rqap.gouv.qc.ca/en',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www.quebec.ca/en/family-and-support-for-individuals/childhood/childcare-centres/registration-portal',
      confidence: 'page-read',
      checked: '2026-11-22',
    },
    specialPrograms: {
      url: 'https://fondationolo.ca',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    further: {
      pregnancyForm: {
        url: 'https://www.quebec.ca/magrossesse',
        confidence: 'address-cited',
        checked: '2026-11-22',
      },
      prenatalScreening: {
        url: 'https://www.quebec.ca/en/health/advice-and-prevention/screening-and-carrier-testing-offer/quebec-prenatal-screening-program',
        confidence: 'page-read',
        checked: '2026-11-22',
      },
      familyAllowance: {
        url: 'https://www.retraitequebec.gouv.qc.ca/en/enfants/allocation-famille/Pages/je-suis-un-nouveau-parent.aspx',
        confidence: 'page-read',
        checked: '2026-11-22',
      },
    },
  },
  SK: {
    healthLink: {
      url: 'https://skprevention.ca/pregnancy/',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www.saskatchewan.ca/business/employment-standards/job-protected-leaves/family-leaves',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www.saskatchewan.ca/residents/family-and-social-support/child-care',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://www.saskatchewan.ca/government/health-care-administration-and-provider-resources/saskatchewan-health-initiatives/saskatchewans-children-and-youth-strategy/a-strong-start-for-children',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
  },
  NT: {
    healthLink: {
      url: 'https://www.hss.gov.nt.ca/en',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://www.ece.gov.nt.ca/en/services/employment-standards',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www.ece.gov.nt.ca/en/services/early-learning-and-child-care',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://www.nthssa.ca/en/services/birthing-services',
      confidence: 'page-read',
      checked: '2026-11-22',
    },
  },
  NU: {
    healthLink: {
      url: 'https://www.gov.nu.ca/en/health',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://nu-lsco.ca/',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://www.gov.nu.ca/en/education-and-schools/early-learning-and-child-care',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://www.gov.nu.ca/en/health/information/medical-travel',
      confidence: 'address-cited',
      checked: '2026-11-21',
      isForTravel: true,
    },
  },
  YT: {
    healthLink: {
      url: 'https://yukon.ca/en/health-and-wellness',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    maternityInfo: {
      url: 'https://yukon.ca/en/find-out-about-maternity-and-parental-leave',
      confidence: 'page-read',
      checked: '2026-11-21',
    },
    childcareOptions: {
      url: 'https://yukon.ca/en/find-child-care',
      confidence: 'address-cited',
      checked: '2026-11-21',
    },
    specialPrograms: {
      url: 'https://yukon.ca/midwifery-program',
      confidence: 'address-cited',
      checked: '2026-11-22',
    },
    further: {
      universalChildCare: {
        url: 'https://yukon.ca/en/universal-child-care',
        confidence: 'address-cited',
        checked: '2026-11-21',
      },
    },
  },
};
