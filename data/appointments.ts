import type { ProvinceCode } from '@/data/provinces';
import type { SourceKey } from '@/data/sources';

export interface Appointment {
  /** Kebab-case slug. */
  id: string;
  title: string;
  /** For paper, where the title is too long. */
  shortTitle?: string;
  group: 'visit' | 'test' | 'vaccine' | 'preparation' | 'benefit';
  /** First day of the window, in days since the last period (week 18 day 0 = 126). */
  startDay: number;
  /** Last day of the window, itself included. */
  endDay: number;
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** Who it is for, or where it is funded. */
  note?: string;
  /** A page of the site that helps with it. */
  link?: { path: string; label: string };
  /** Only where it differs by region. */
  regions?: ProvinceCode[];
  /** Empty where the window is our own choice or no publication of data/sources.ts gives it. */
  sources: SourceKey[];
}

/**
 * Appointment windows, by their first day.
 * A source that says 'a to b weeks' becomes a weeks 0 days to b weeks 6 days, unless it gives days; exceptions are noted.
 */
export const appointments: Appointment[] = [
  {
    id: 'first-prenatal-visit',
    title: 'First prenatal visit',
    group: 'visit',
    startDay: 28, // 4+0: about when a test can be positive; the source says 'before 12 weeks'
    endDay: 83, // 11+6
    purpose:
      'To go over your health and your due date, and to plan your care. Your provider decides which tests fit you.',
    note: 'Call as soon as your test is positive: clinics and midwives book up early.',
    sources: ['naitre-visits'],
  },
  {
    id: 'ask-about-screening',
    title: 'Ask about prenatal screening',
    shortTitle: 'Ask about screening',
    group: 'test',
    startDay: 28, // 4+0 to 11+6: our own choice, with the first visit and before the weeks that we know elsewhere end
    endDay: 83,
    purpose:
      'A choice you can make: blood tests and scans can show the chance of some conditions. Your province or territory decides which ones it offers, so ask your provider.',
    note: 'Ask at your first visit, as some tests fit only a few early weeks. In Ontario and British Columbia they have set weeks, and stand on the pages of those weeks.',
    regions: ['AB', 'MB', 'NB', 'NL', 'NS', 'PE', 'QC', 'SK', 'NT', 'NU', 'YT'],
    sources: [],
  },
  {
    id: 'dating-ultrasound',
    title: 'Dating ultrasound',
    group: 'test',
    startDay: 56, // 8+0
    endDay: 90, // 12+6
    purpose: 'To set your due date by measuring your baby. Your provider decides on the best day and orders the scan.',
    sources: ['sogc-432', 'sogc-303'],
  },
  {
    id: 'nipt',
    title: 'Prenatal blood screening (NIPT)',
    shortTitle: 'NIPT blood test',
    group: 'test',
    startDay: 63, // 9+0: some labs start at 10+0
    endDay: 97, // 13+6: no source gives an end; the source is the page for 'less than 14 weeks pregnant'
    purpose:
      'A choice you can make: a blood test for the chance of some chromosome differences. Your provider can tell you if it fits your situation.',
    note: 'From 9 or 10 weeks, depending on the lab, and often later too. It is publicly funded only in some situations.',
    sources: ['born-ontario'],
  },
  {
    id: 'sips-part-1',
    title: 'SIPS blood test, part 1',
    shortTitle: 'SIPS part 1',
    group: 'test',
    startDay: 63, // 9+0
    endDay: 97, // 13+6
    purpose:
      'A choice you can make: the first of two blood tests for the chance of some chromosome differences. Your provider decides with you if it fits.',
    note: 'You need part 2 as well to get the result.',
    regions: ['BC'],
    sources: ['bc-early-prenatal'],
  },
  {
    id: 'efts',
    title: 'Enhanced first trimester screening (eFTS)',
    shortTitle: 'eFTS screening',
    group: 'test',
    startDay: 79, // 11+2
    endDay: 94, // 13+3
    purpose:
      'A choice you can make: an ultrasound and a blood test for the chance of some chromosome differences. Your provider decides with you if it fits.',
    regions: ['ON'],
    sources: ['pso-efts'],
  },
  {
    id: 'visits-to-week-30',
    title: 'Prenatal visits every 4 to 6 weeks',
    shortTitle: 'Visits every 4 to 6 weeks',
    group: 'visit',
    startDay: 84, // 12+0: after the first visit's window
    endDay: 216, // 30+6
    purpose:
      'To check your blood pressure and how your baby grows, and to answer your questions. Your provider decides how often to see you.',
    note: 'The rhythm differs by region: in Ontario it is often every 4 weeks. Any bleeding is a reason to call between visits.',
    sources: ['naitre-visits', 'simcoe-visits'],
  },
  {
    id: 'sips-part-2',
    title: 'SIPS blood test, part 2',
    shortTitle: 'SIPS part 2',
    group: 'test',
    startDay: 98, // 14+0
    endDay: 146, // 20+6
    purpose:
      'A choice you can make: the second of two blood tests that are read together. Your provider decides with you if it fits and goes over the result.',
    regions: ['BC'],
    sources: ['bc-early-prenatal'],
  },
  {
    id: 'second-trimester-screening',
    title: 'Second trimester blood screening (MSS or quad screen)',
    shortTitle: 'MSS or quad screen',
    group: 'test',
    startDay: 98, // 14+0
    endDay: 146, // 20+6
    purpose:
      'A choice you can make, mostly if you had no screening before: a blood test for the chance of some conditions. Your provider decides with you if it fits.',
    regions: ['BC', 'ON'], // the facts give this window for these two only
    sources: ['pso-second-trimester'],
  },
  {
    id: 'anatomy-ultrasound',
    title: 'Anatomy scan',
    group: 'test',
    startDay: 126, // 18+0
    // 22+0, not 22+6: the source says '18-22 wk', the correction of the specification counts its end as 126 days before
    // the due date (22+0), and Ontario says 18-20. The earlier end is the careful one.
    endDay: 154,
    purpose: "To look at your baby's organs and growth, and at the placenta. Your provider orders it and sets the day.",
    note: 'Some regions aim for the earlier weeks of this window. The sex can sometimes be seen, if you wish to know.',
    sources: ['anatomy-scan', 'fraser-tests'],
  },
  {
    id: 'birth-place-registration',
    title: 'Register with your hospital or birth centre',
    shortTitle: 'Register for the birth',
    group: 'preparation',
    startDay: 140, // 20+0: our own choice, no source names a week
    endDay: 251, // 35+6
    purpose: 'So that the place where you plan to give birth has your details. Ask your provider if and when to do it.',
    note: 'Some places do this for you. Others have a form online or on paper.',
    sources: [],
  },
  {
    id: 'gestational-diabetes-test',
    title: 'Gestational diabetes test',
    shortTitle: 'Diabetes test',
    group: 'test',
    startDay: 168, // 24+0
    // 28+0, not 28+6: the correction of the specification counts the window as 112 to 84 days before the due date.
    endDay: 196,
    purpose:
      'A drink and blood tests show how your body handles sugar. Your provider decides which test you have and when.',
    note: 'If your risk is high, your provider may test you earlier, before 20 weeks.',
    sources: ['gestational-diabetes'],
  },
  {
    id: 'qpip-earliest-start',
    title: 'QPIP maternity benefits: earliest start',
    shortTitle: 'QPIP: earliest start',
    group: 'benefit',
    startDay: 168, // 24+0: 16 weeks before the due date. The plan counts from the week of the due date, so never too early
    endDay: 168,
    purpose:
      'In Quebec, QPIP can begin 16 weeks before the week you are due. The plan decides on your claim; you choose when to stop work.',
    note: 'QPIP is money. Leave from your job is a separate right, so ask your employer about notice.',
    regions: ['QC'],
    sources: ['qpip'],
  },
  {
    id: 'tdap-vaccine',
    title: 'Whooping cough vaccine (Tdap)',
    shortTitle: 'Tdap vaccine',
    group: 'vaccine',
    startDay: 189, // 27+0
    endDay: 230, // 32+6
    purpose:
      'To pass protection against whooping cough to your baby before birth. Your provider can say if it fits you and where to get it.',
    note: 'Advised in every pregnancy. These are the best weeks, but it may be given from 13 weeks until birth.',
    sources: ['naci-tdap'],
  },
  {
    id: 'rh-immune-globulin',
    title: 'Rh immune globulin, if you are Rh-negative',
    shortTitle: 'Rh immune globulin if Rh-negative',
    group: 'test',
    startDay: 196, // 28+0: the source says 'about 28 weeks'
    endDay: 202, // 28+6
    purpose:
      "This needle helps stop your body from making antibodies against your baby's blood. Your provider decides, with blood tests, if and when you need it.",
    note: 'Given at about 28 weeks. It may be needed after bleeding at other times too, so call about any bleeding.',
    sources: ['fraser-tests'],
  },
  {
    id: 'ei-earliest-start',
    title: 'EI maternity benefits: earliest start',
    shortTitle: 'EI: earliest start',
    group: 'benefit',
    startDay: 196, // 28+0: 12 weeks before the due date
    endDay: 196,
    purpose:
      'Employment Insurance can begin 12 weeks before you are due. Service Canada decides on your claim; you choose when to stop work.',
    note: 'EI is money, for people outside Quebec. Leave from your job is a separate right, so ask your employer about notice.',
    regions: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'SK', 'NT', 'NU', 'YT'],
    sources: ['ei-maternity-parental'],
  },
  {
    id: 'visits-weeks-31-to-36',
    title: 'Prenatal visits every 2 to 3 weeks',
    shortTitle: 'Visits every 2 to 3 weeks',
    group: 'visit',
    startDay: 217, // 31+0
    endDay: 258, // 36+6
    purpose:
      'To follow your blood pressure and how your baby grows and moves. Your provider decides how often to see you.',
    note: 'The rhythm differs by region: in Ontario it is often every 2 weeks. If your baby moves less, go to your provider or the hospital at once.',
    sources: ['naitre-visits', 'simcoe-visits', 'sogc-441'],
  },
  {
    id: 'rsv-vaccine',
    title: 'RSV vaccine: talk with your provider',
    shortTitle: 'RSV vaccine: ask',
    group: 'vaccine',
    startDay: 224, // 32+0
    endDay: 258, // 36+6
    purpose:
      "An option to protect your baby's lungs from RSV. Your provider can say if it fits you, or if your baby could have an antibody shot instead.",
    note: 'Programs and funding differ by province and territory.',
    sources: ['rsv'],
  },
  {
    id: 'group-b-strep-swab',
    title: 'Group B strep swab',
    group: 'test',
    startDay: 245, // 35+0
    endDay: 265, // 37+6
    purpose:
      'To find out if you carry bacteria that could make a newborn ill. Your provider decides if you need it and plans antibiotics in labour if so.',
    note: 'You may be able to take the swab yourself.',
    sources: ['sogc-298'],
  },
  {
    id: 'pack-hospital-bag',
    title: 'Pack your bag',
    group: 'preparation',
    startDay: 252, // 36+0: the specification's 'Recommended to pack at 36 weeks'
    endDay: 258, // 36+6
    purpose: 'So that you are ready to leave for the birth. Ask your hospital or birth centre what it gives you.',
    note: 'Pack earlier if you must travel to give birth or expect more than one baby.',
    link: { path: '/hospital-bag', label: 'Hospital bag checklist' },
    sources: [],
  },
  {
    id: 'leave-home-if-remote',
    title: 'Travel to where you will give birth, if you live far away',
    shortTitle: 'Travel, if you live far away',
    group: 'preparation',
    startDay: 252, // 36+0: 'about 36 weeks' (facts/provinces.json, NU birth_note), which has no key in data/sources.ts yet
    endDay: 258, // 36+6
    purpose:
      'To be near care when labour starts. Your provider or health centre decides on your travel date, which may be earlier.',
    note: 'For many people in Nunavut and other remote places. Ask about help with travel, lodging and an escort.',
    sources: [],
  },
  {
    id: 'early-term-begins',
    title: 'Early term begins',
    group: 'preparation',
    startDay: 259, // 37+0
    endDay: 259,
    purpose:
      'Before 37 weeks a birth is called preterm; from now until 38 weeks 6 days it is early term. Your provider can say what this means for you.',
    note: 'Full term begins at 39 weeks.',
    sources: ['sub-terms', 'preterm-halton'],
  },
  {
    id: 'visits-from-week-37',
    title: 'Prenatal visits every week',
    shortTitle: 'Visits every week',
    group: 'visit',
    startDay: 259, // 37+0
    endDay: 293, // 41+6: until the birth; the site's countdown ends at 42+0
    purpose:
      'To check on you both and plan for the birth. Your provider decides how often to see you and what is checked.',
    note: 'Induction is usually offered at or after 41 weeks. If your baby moves less, go to your provider or the hospital at once.',
    sources: ['naitre-visits', 'simcoe-visits', 'sogc-432', 'sogc-441'],
  },
];
