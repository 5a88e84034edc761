import type { AfterBirthTask, PapersByRegion, TaskDay } from './papers';

/** Leads to the page of each province and territory, for those whose own page we do not know. */
const FEDERAL_PAGE = 'https://www.canada.ca/en/services/life-events/child/register-birth.html';

/** The days that hold in every region: none of them is a paper's. */
const daysEverywhere: Partial<Record<AfterBirthTask, TaskDay>> = {
  'own-check-up': { daysAfterBirth: 42, meaning: 'usual' },
  // The last day of the week in which rotavirus drops can begin: 14 weeks and 6 days.
  'first-vaccines': { daysAfterBirth: 104, meaning: 'too-late-after' },
};

/** What is asked of everybody, whatever the papers are. */
const everywhere = ['work-plan', 'own-check-up', 'first-vaccines'] as const;
/** Stands at the end of every list but that of a region whose form takes the savings along. */
const last: readonly AfterBirthTask[] = [...everywhere, 'savings', 'passport'];
/** Where the form takes neither the health card nor the certificate along. */
const cardAndCertificateApart: readonly AfterBirthTask[] = [
  'register',
  'newborn-visit',
  'health-card',
  'parental-benefit',
  'certificate',
  ...last,
];

/**
 * The papers of each province and territory, in the order in which its own program has them. The child benefit is a task
 * only where no registration form takes it; elsewhere the words say who cannot use that form.
 */
export const regionPapers: PapersByRegion = {
  AB: {
    tasks: cardAndCertificateApart,
    days: { ...daysEverywhere, register: { daysAfterBirth: 365, meaning: 'usual-way-ends' } },
    brings: ['social-insurance-number', 'child-benefit'],
    registrationUrl: 'https://www.alberta.ca/register-birth',
  },
  BC: {
    tasks: ['register', 'newborn-visit', 'parental-benefit', ...last],
    days: { ...daysEverywhere, register: { daysAfterBirth: 30, meaning: 'no-fee-until' } },
    brings: ['certificate', 'social-insurance-number', 'child-benefit', 'health-card'],
    registrationUrl: 'https://www2.gov.bc.ca/gov/content/life-events/birth-adoption/births/birth-registration',
  },
  MB: {
    tasks: [
      'register',
      'newborn-visit',
      'health-card',
      'parental-benefit',
      'certificate',
      'provincial-benefit',
      ...last,
    ],
    days: { ...daysEverywhere, register: { daysAfterBirth: 5, meaning: 'free-until' } },
    brings: ['social-insurance-number', 'child-benefit'],
    registrationUrl: FEDERAL_PAGE,
  },
  NB: {
    tasks: cardAndCertificateApart,
    days: daysEverywhere,
    brings: ['social-insurance-number', 'child-benefit'],
    registrationUrl: FEDERAL_PAGE,
  },
  NL: {
    tasks: cardAndCertificateApart,
    days: daysEverywhere,
    brings: ['social-insurance-number', 'child-benefit'],
    registrationUrl: FEDERAL_PAGE,
  },
  NS: {
    // The kiosk of nine hospitals takes the health card too; the paper form does not, so it stays a task.
    tasks: cardAndCertificateApart,
    days: { ...daysEverywhere, register: { daysAfterBirth: 30, meaning: 'by-law' } },
    brings: ['social-insurance-number', 'child-benefit'],
    registrationUrl: 'http://novascotia.ca/sns/paal/vstat/paal311.asp',
  },
  ON: {
    // The form for the health card is filled in before one goes home, ahead of the registration.
    tasks: ['health-card', 'register', 'newborn-visit', 'parental-benefit', ...everywhere, 'passport'],
    days: { ...daysEverywhere, register: { daysAfterBirth: 30, meaning: 'by-law' } },
    brings: ['certificate', 'social-insurance-number', 'child-benefit', 'savings'],
    registrationUrl: 'https://www.orgforms.gov.on.ca/IBR/start.do?lang=en',
  },
  PE: {
    tasks: ['register', 'newborn-visit', 'parental-benefit', 'certificate', ...last],
    days: { ...daysEverywhere, register: { daysAfterBirth: 30, meaning: 'by-law' } },
    brings: ['health-card', 'social-insurance-number', 'child-benefit'],
    registrationUrl: 'https://www.princeedwardisland.ca/en/information/justice-and-public-safety/registering-a-birth',
  },
  QC: {
    tasks: ['register', 'newborn-visit', 'parental-benefit', 'certificate', ...last],
    days: { ...daysEverywhere, register: { daysAfterBirth: 30, meaning: 'no-fee-until' } },
    brings: ['health-card', 'social-insurance-number', 'child-benefit'],
    registrationUrl: 'https://services.etatcivil.gouv.qc.ca/DeclarationNaissanceEnLigne/Infos/AvantCommencer.aspx',
  },
  SK: {
    tasks: ['register', 'newborn-visit', 'parental-benefit', ...last],
    days: { ...daysEverywhere, register: { daysAfterBirth: 15, meaning: 'by-law' } },
    brings: ['certificate', 'social-insurance-number', 'child-benefit', 'health-card'],
    registrationUrl: 'http://www.ehealthsask.ca/vitalstats/births/Pages/register.aspx',
  },
  NT: {
    tasks: [
      'register',
      'newborn-visit',
      'health-card',
      'certificate',
      'social-insurance-number',
      'parental-benefit',
      ...last,
    ],
    days: { ...daysEverywhere, register: { daysAfterBirth: 30, meaning: 'by-law' } },
    brings: ['child-benefit'],
    registrationUrl: 'https://www.hss.gov.nt.ca/en/services/birth/birth-registration',
  },
  NU: {
    // The government names the health card among the things for which one needs the certificate.
    tasks: [
      'register',
      'newborn-visit',
      'certificate',
      'health-card',
      'social-insurance-number',
      'child-benefit',
      'parental-benefit',
      ...last,
    ],
    days: daysEverywhere,
    brings: [],
    registrationUrl: 'https://gov.nu.ca/health/information/birth-certificate',
  },
  YT: {
    tasks: [
      'register',
      'newborn-visit',
      'health-card',
      'social-insurance-number',
      'parental-benefit',
      'certificate',
      ...last,
    ],
    days: { ...daysEverywhere, register: { daysAfterBirth: 30, meaning: 'by-law' } },
    brings: ['child-benefit', 'territorial-benefit'],
    registrationUrl: FEDERAL_PAGE,
  },
};
