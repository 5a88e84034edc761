import type { Source } from './source';

/** Programs and health plans of single regions, for their own pages. */
export const regionProgramSources = {
  'ab-child-family-benefit': {
    title: 'Alberta Child and Family Benefit',
    publisher: 'Benefits Wayfinder (Prosper Canada)',
    url: 'https://benefitswayfinder.org/alberta/alberta-child-and-family-benefit',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'nb-healthy-families': {
    title: 'Healthy Families, Healthy Babies Program',
    publisher: 'Government of New Brunswick',
    url: 'https://www2.gnb.ca/content/gnb/en/departments/health/services/services_renderer.10795.Healthy_Families,_Healthy_Babies_Program.html',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'nb-prenatal-benefit': {
    title: 'Prenatal Benefit Program',
    publisher: 'Government of New Brunswick',
    url: 'https://www2.gnb.ca/content/gnb/en/services/services_renderer.12855.Prenatal_Benefit_Program.html',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'nl-nutrition-supplement': {
    title: 'Prenatal-Early Childhood Nutrition Supplement',
    publisher: 'Benefits Wayfinder (Prosper Canada)',
    url: 'https://benefitswayfinder.org/newfoundland-and-labrador/prenatal-early-childhood-nutrition-supplement',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'ns-early-years': {
    title: 'Early Years, for providers',
    publisher: 'Nova Scotia Health',
    url: 'https://physicians.nshealth.ca/topics/public-health/early-years',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'ns-nurse-family': {
    title: 'Nurse-Family Partnership',
    publisher: 'Nova Scotia Health',
    url: 'https://www.nshealth.ca/NFP',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'nt-healthy-family': {
    title: 'Healthy Family Program renewal (2022)',
    publisher: 'Government of the Northwest Territories',
    url: 'https://www.gov.nt.ca/en/newsroom/julie-green-healthy-family-program-renewal',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'on-healthy-babies': {
    title: 'Healthy Babies Healthy Children',
    publisher: 'City of Toronto',
    url: 'https://www.toronto.ca/community-people/children-parenting/pregnancy-and-parenting/pregnancy/during-pregnancy/prenatal-programs/healthy-babies-healthy-children/',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'pe-best-start': {
    title: 'Best Start Program',
    publisher: 'Government of Prince Edward Island',
    url: 'https://www.princeedwardisland.ca/en/information/health-pei/best-start-program',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'sk-kidsfirst': {
    title: 'Province investing in early childhood development community programs (2021)',
    publisher: 'Clark’s Crossing Gazette',
    url: 'https://ccgazette.ca/2021/07/14/province-investing-in-early-childhood-development-community-programs/',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'sk-family-centres': {
    title: 'Six new Early Years Family Resource Centres (2023)',
    publisher: 'Government of Saskatchewan, at EIN Presswire',
    url: 'https://www.einpresswire.com/article/622887981/six-new-early-learning-family-resource-centres-in-saskatchewan',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'yt-healthy-families': {
    title: 'Healthy Families (2006)',
    publisher: 'Government of Yukon, in an archive',
    url: 'https://bac-lac.wayback.archive-it.org/web/20061107091540/http://www.hss.gov.yk.ca/programs/family_children/early_childhood/healthy_families',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'yt-health-plan': {
    title: 'Health care insurance: coverage (earlier page)',
    publisher: 'Government of Yukon',
    url: 'http://www.hss.gov.yk.ca/yhcip-coverage.php',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'yt-medical-travel': {
    title: 'Medical treatment travel (earlier page)',
    publisher: 'Government of Yukon',
    url: 'https://hss.yukon.ca/medicaltravel.php',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'nu-nursing': {
    title: 'Nursing in Nunavut (2009)',
    publisher: 'Canadian Nurse',
    url: 'https://www.canadian-nurse.com/articles/issues/2009/june-2009/nursing-in-nunavut',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
  'mb-public-health-nurses': {
    title: 'New parenting website aims to support families in Manitoba',
    publisher: 'mySteinbach',
    url: 'https://www.mysteinbach.ca/news/16075/new-parenting-website-aims-to-support-families-in-manitoba',
    checked: '2026-11-29',
    confidence: 'page-read',
  },
} as const satisfies Record<string, Source>;

export type RegionProgramSourceKey = keyof typeof regionProgramSources;
