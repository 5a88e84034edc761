/** How sure we are of a source: its page was read in a stored copy, only its address was seen cited, or nothing was seen. */
export type SourceConfidence = 'page-read' | 'address-cited' | 'to-confirm';

export interface Source {
  title: string;
  publisher: string;
  url: string;
  /** The day somebody of this project last compared our text with the source, yyyy-MM-dd. */
  checked: string;
  confidence: SourceConfidence;
}

/** Every publication that a health, date or money claim of the site rests on. Claims name a source by its key. */
export const sources = {
  'sogc-432': {
    title: 'Guideline No. 432: Cervical ripening and induction of labour (2023)',
    publisher: 'Society of Obstetricians and Gynaecologists of Canada',
    url: 'https://www.jogc.com/article/S1701-2163(22)00730-7/fulltext',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'sogc-303': {
    title: 'Guideline No. 303: Determination of gestational age by ultrasound (2014), summary',
    publisher: 'Society of Obstetricians and Gynaecologists of Canada',
    url: 'https://jesse.tg/ngc-archive/summary/10293',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'sogc-388': {
    title: 'Guideline No. 388: Determination of gestational age by ultrasound (2019)',
    publisher: 'Society of Obstetricians and Gynaecologists of Canada',
    url: 'https://www.jogc.com/article/S1701-2163%2819%2930464-5/abstract',
    checked: '2026-11-21',
    confidence: 'to-confirm',
  },
  'sogc-214': {
    title: 'Guideline No. 214: Guidelines for the management of pregnancy at 41+0 to 42+0 weeks',
    publisher: 'Society of Obstetricians and Gynaecologists of Canada',
    url: 'https://www.doi.org/10.1016/j.jogc.2017.04.020',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'sogc-298': {
    title: 'Guideline No. 298: The prevention of early-onset neonatal group B streptococcal disease',
    publisher: 'Society of Obstetricians and Gynaecologists of Canada',
    url: 'https://www.jogc.com/article/S1701-2163(16)39668-2/fulltext',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'sogc-441': {
    title: 'Fetal movement: recommendations of SOGC Guideline No. 441 (2023), for professionals',
    publisher: 'Bébé bouge',
    url: 'https://www.bebebouge.ca/en/professionels',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'msd-dating': {
    title: 'Detecting and dating a pregnancy',
    publisher: 'MSD Manual, consumer version',
    url: 'https://www.msdmanuals.com/en-gb/home/women-s-health-issues/normal-pregnancy/detecting-and-dating-a-pregnancy',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'bc-early-prenatal': {
    title: 'Early prenatal care summary and checklist for primary care providers (2018)',
    publisher: 'Perinatal Services BC',
    url: 'https://docslib.org/doc/12832062/early-prenatal-care-summary-and-checklist-for-primary-care-providers',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'born-ontario': {
    title: 'Prenatal screening: less than 14 weeks pregnant',
    publisher: 'Prenatal Screening Ontario, BORN Ontario',
    url: 'https://www.bornontario.ca/en/pso/about-prenatal-screening/less-than-14-weeks-pregnant.aspx',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'pso-efts': {
    title: 'Enhanced first trimester screening (eFTS)',
    publisher: 'Prenatal Screening Ontario',
    url: 'https://www.prenatalscreeningontario.ca/prenatal-screening-options/less-than-14-weeks-pregnant/enhanced-first-trimester-screening-efts',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'pso-second-trimester': {
    title: 'Prenatal screening in the second trimester (2021)',
    publisher: 'Prenatal Screening Ontario',
    url: 'https://prenatalscreeningontario.ca/en/pso/covid-19-infection-and-pregnancy.aspx?_mid_=28840',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'naitre-visits': {
    title: 'Prenatal care: routine checkups and laboratory testing',
    publisher: 'Naître et grandir',
    url: 'https://naitreetgrandir.com/en/pregnancy/third-trimester/prenatal-care-routine-checkups-laboratory-testing/',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'simcoe-visits': {
    title: 'Prenatal care',
    publisher: 'Simcoe Muskoka District Health Unit',
    url: 'https://simcoemuskokahealth.org/Topics/PP2B/PregnancyBirthPostpartum/PregnancyBirth/PrenatalCare',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'anatomy-scan': {
    title: 'Prenatal care schedule',
    publisher: 'TRFO maternity clinic, British Columbia',
    url: 'https://trfoclinic.com/schedule',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'gestational-diabetes': {
    title: 'Diabetes and pregnancy: clinical practice guidelines, chapter 36',
    publisher: 'Diabetes Canada',
    url: 'https://guidelines.diabetes.ca/cpg/chapter36',
    checked: '2026-11-21',
    confidence: 'to-confirm',
  },
  'fraser-tests': {
    title: 'Prenatal tests, scans and checks',
    publisher: 'Fraser Health',
    url: 'https://www.fraserhealth.ca/health-topics-a-to-z/pregnancy-and-baby/pregnancy/prenatal-tests-scans-and-checks',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'fraser-labour': {
    title: 'Labour',
    publisher: 'Fraser Health',
    url: 'https://www.fraserhealth.ca/health-topics-a-to-z/pregnancy-and-baby/labour-birth-and-early-postpartum/labour',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'naci-tdap': {
    title: 'Update on immunization in pregnancy with Tdap (2018)',
    publisher: 'National Advisory Committee on Immunization',
    url: 'https://www.nitag-resource.org/resources/update-immunization-pregnancy-tetanus-toxoid-reduced-diphtheria-toxoid-and-reduced',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  rsv: {
    title: 'RSV vaccine in pregnancy',
    publisher: 'Vaccines in Pregnancy Canada',
    url: 'https://vaccinesinpregnancycanada.ca/vaccines/rsv',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'preterm-halton': {
    title: 'Preterm labour',
    publisher: 'Halton Region',
    url: 'https://www.halton.ca/for-residents/children-and-parenting/pregnancy-and-prenatal-health/preterm-labour',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'preterm-alberta': {
    title: 'Preterm labour: care instructions',
    publisher: 'MyHealth Alberta',
    url: 'https://myhealth.alberta.ca/health/AfterCareInformation/pages/conditions.aspx?HwId=tw12282',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'warning-signs': {
    title: 'Complications during pregnancy',
    publisher: 'Middlesex-London Health Unit',
    url: 'https://www.healthunit.com/complications',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'waters-break': {
    title: 'When to call your healthcare provider: labour starts',
    publisher: 'Healthy Families BC',
    url: 'https://www.healthyfamiliesbc.ca/home/articles/when-call-your-healthcare-provider-labour-starts',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'sub-terms': {
    title: 'Early term, full term, late term and post-term pregnancy',
    publisher: 'Healthwise health library',
    url: 'https://altonmemorialhospital.org/Health-Library/View-Content?contentId=P09511&contentTypeId=85',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'heart-start': {
    title: 'First appearance of embryonic cardiac activity on ultrasound: a study of 426 scans',
    publisher: 'Lehigh Valley Health Network',
    url: 'https://scholarlyworks.lvhn.org/pathology-laboratory-medicine/1527/',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  multiples: {
    title: 'Premature labour: twins and multiples',
    publisher: 'NHS text, askzana.com',
    url: 'https://www.askzana.com/a/premature-labour-twins-multiples.5466?conditionId=c1662',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'car-seat': {
    title: 'Be careful when buying car seats online (2023)',
    publisher: 'Transport Canada',
    url: 'https://tc.canada.ca/en/road-transportation/defects-recalls-vehicles-tires-child-car-seats/be-careful-when-buying-car-seats-online',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'who-2017': {
    title: 'The World Health Organization fetal growth charts, table 11 (PLoS Medicine, 2017)',
    publisher: 'Kiserud and others',
    url: 'https://doi.org/10.1371/journal.pmed.1002220',
    checked: '2026-11-21',
    confidence: 'to-confirm',
  },
  'intergrowth-crl': {
    title: 'International standards for fetal crown-rump length (INTERGROWTH-21st, 2014)',
    publisher: 'Papageorghiou and others',
    url: 'https://doi.org/10.1002/uog.13448',
    checked: '2026-11-21',
    confidence: 'to-confirm',
  },
  'intergrowth-newborn': {
    title: 'International standards for newborn length by gestational age (INTERGROWTH-21st, 2014 and 2016)',
    publisher: 'Villar and others',
    url: 'https://intergrowth21.com',
    checked: '2026-11-21',
    confidence: 'to-confirm',
  },
  'hadlock-1992': {
    title: 'Fetal crown-rump length: re-evaluation of relation to menstrual age (5-18 weeks) (Radiology, 1992)',
    publisher: 'Hadlock and others',
    url: 'https://doi.org/10.1148/radiology.182.2.1732970',
    checked: '2026-11-21',
    confidence: 'to-confirm',
  },
  williams: {
    title: 'Williams Obstetrics: fetal length by week, as transcribed',
    publisher: 'Cunningham and others',
    url: 'https://obgyn.mhmedical.com',
    checked: '2026-11-21',
    confidence: 'to-confirm',
  },
  'ei-maternity-parental': {
    title: 'EI maternity and parental benefits',
    publisher: 'Government of Canada',
    url: 'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html',
    checked: '2026-11-21',
    confidence: 'address-cited',
  },
  qpip: {
    title: 'Québec Parental Insurance Plan',
    publisher: 'Gouvernement du Québec',
    url: 'https://www.rqap.gouv.qc.ca/en',
    checked: '2026-11-21',
    confidence: 'page-read',
  },
  'phac-guide': {
    title: 'Your guide to a healthy pregnancy',
    publisher: 'Public Health Agency of Canada',
    url: 'https://www.canada.ca/en/public-health/services/health-promotion/healthy-pregnancy/healthy-pregnancy-guide.html',
    checked: '2026-11-21',
    confidence: 'address-cited',
  },
} as const satisfies Record<string, Source>;

export type SourceKey = keyof typeof sources;
