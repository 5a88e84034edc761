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
  /** For the fall and winter: from its first day to its last, in any week that lies in them. */
  isSeasonal?: boolean;
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
      'You and your provider talk about your health and your due date, plan your care and choose the tests that fit you.',
    note: 'Call as soon as your test is positive: clinics and midwives book up early.',
    sources: ['naitre-visits'],
  },
  {
    id: 'ask-about-screening',
    title: 'Ask about prenatal screening',
    shortTitle: 'Ask about screening',
    group: 'test',
    startDay: 28, // 4+0 to 11+6: our own choice, the window of the first visit
    endDay: 83,
    purpose:
      'Blood tests and scans can show the chance of some conditions. Having them is your choice, and each province and territory has its own.',
    note: 'Ask at your first visit, before 10 weeks if you can. In most regions the first blood test or scan falls between 9 and 13 weeks.',
    sources: ['born-ontario', 'screening-bc', 'screening-mb', 'screening-nb', 'screening-ns', 'screening-yt'],
  },
  {
    id: 'flu-covid-vaccines',
    title: 'Flu and COVID-19 vaccines',
    shortTitle: 'Flu, COVID-19 vaccines: in season',
    group: 'vaccine',
    startDay: 28, // 4+0 to 41+6: 'at any stage', from about when a test can be positive until the birth
    endDay: 293,
    purpose:
      'Ask about the flu vaccine in the fall and winter. It is advised at any stage of pregnancy. Ask about COVID-19 too.',
    isSeasonal: true,
    sources: ['aom-vaccines', 'covid-vaccine'],
  },
  {
    id: 'dating-ultrasound',
    title: 'Dating ultrasound',
    group: 'test',
    startDay: 56, // 8+0
    endDay: 90, // 12+6
    purpose: 'The scan measures your baby to set your due date. Your provider orders it and picks the best day.',
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
    note: 'Done from 9 or 10 weeks, depending on the lab, and often later too. Public plans pay for it in some situations only.',
    sources: ['born-ontario'],
  },
  {
    id: 'sips-part-1',
    title: 'SIPS blood test, part 1',
    shortTitle: 'SIPS part 1',
    group: 'test',
    startDay: 63, // 9+0
    endDay: 97, // 13+6
    purpose: 'A choice you can make: the first of two blood tests for the chance of some chromosome differences.',
    note: 'You need part 2 as well to get the result. Weeks can change: your provider orders the test.',
    regions: ['BC'],
    sources: ['bc-early-prenatal', 'screening-bc'],
  },
  {
    id: 'quebec-screening',
    title: 'Quebec prenatal screening: blood test',
    shortTitle: 'Screening blood test',
    group: 'test',
    startDay: 70, // 10+0
    endDay: 97, // 13+6
    purpose:
      'A choice you can make: a blood test for the chance of some chromosome differences. The Quebec program is free with your health card.',
    note: 'Done from 10 weeks to 13 weeks 6 days. Weeks can change: your provider orders the test.',
    regions: ['QC'],
    sources: ['screening-qc', 'screening-qc-weeks'],
  },
  {
    id: 'alberta-screening',
    title: 'First trimester screening: scan and blood test',
    shortTitle: 'Scan and blood test',
    group: 'test',
    startDay: 77, // 11+0 to 13+6: 'about 11 to 13 weeks', as the lab and a clinic give days that differ
    endDay: 97,
    purpose:
      'A choice you can make: a scan and a blood test, at about 11 to 13 weeks, for the chance of some conditions. The province pays for both.',
    note: 'If you miss them, ask about a blood test from 15 weeks. Weeks can change: your provider orders the test.',
    regions: ['AB'],
    sources: ['screening-ab-lab', 'screening-ab-clinic'],
  },
  {
    id: 'bc-nt-scan',
    title: 'Neck scan (NT), if you will be 35 or older at the birth',
    shortTitle: 'Neck scan (NT), age 35+',
    group: 'test',
    startDay: 77, // 11+0
    endDay: 97, // 13+6
    purpose: 'A choice you can make: an ultrasound that can be added to the SIPS blood tests.',
    note: 'Weeks can change: your provider orders the scan.',
    regions: ['BC'],
    sources: ['screening-bc'],
  },
  {
    id: 'efts',
    title: 'Enhanced first trimester screening (eFTS)',
    shortTitle: 'eFTS screening',
    group: 'test',
    startDay: 79, // 11+2
    endDay: 94, // 13+3
    purpose:
      'A choice you can make: a scan and a blood test for the chance of some chromosome differences. OHIP pays for it.',
    note: 'Weeks can change: your provider orders the test.',
    regions: ['ON'],
    sources: ['pso-efts', 'born-ontario'],
  },
  {
    id: 'visits-to-week-30',
    title: 'Prenatal visits every 4 to 6 weeks',
    shortTitle: 'Visits every 4 to 6 weeks',
    group: 'visit',
    startDay: 84, // 12+0: after the first visit's window
    endDay: 216, // 30+6
    purpose: 'Your provider checks your blood pressure and how your baby grows, and answers your questions.',
    note: 'How often you go differs by region: in Ontario it is often every 4 weeks. If something feels wrong between visits, call.',
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
      'A choice you can make: the second of two blood tests that are read together. Your provider goes over the result with you.',
    note: 'Weeks can change: your provider orders the test.',
    regions: ['BC'],
    sources: ['bc-early-prenatal', 'screening-bc'],
  },
  {
    id: 'second-trimester-screening',
    title: 'Second trimester blood screening (MSS or quad screen)',
    shortTitle: 'MSS or quad screen',
    group: 'test',
    startDay: 98, // 14+0
    endDay: 146, // 20+6
    purpose:
      'A choice you can make, mostly if you had no screening before: a blood test for the chance of some conditions.',
    note: 'Weeks can change: your provider orders the test.',
    regions: ['BC', 'ON'], // our sources give this window for these two only
    sources: ['pso-second-trimester'],
  },
  {
    id: 'anatomy-ultrasound',
    title: 'Anatomy scan',
    group: 'test',
    startDay: 126, // 18+0
    // 22+0, not 22+6: the source says '18-22 wk', and Ontario says 18-20. The earlier end is the careful one.
    endDay: 154,
    purpose:
      "The scan looks at your baby's organs and growth, and at the placenta. Your provider orders it and sets the day.",
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
    purpose: 'The place where you plan to give birth needs your details. Your provider knows if and when to register.',
    note: 'Some places do this for you. Others have a form, online or on paper.',
    sources: [],
  },
  {
    id: 'gestational-diabetes-test',
    title: 'Gestational diabetes test',
    shortTitle: 'Diabetes test',
    group: 'test',
    startDay: 168, // 24+0
    // 28+0, not 28+6: 112 to 84 days before the due date. The earlier end is the careful one.
    endDay: 196,
    purpose:
      'A sweet drink and blood tests show how your body handles sugar. Your provider decides which test you have and when.',
    note: 'If your risk is high, you may have it earlier, before 20 weeks.',
    sources: ['gestational-diabetes'],
  },
  {
    id: 'qpip-earliest-start',
    title: 'QPIP maternity benefits: earliest start',
    shortTitle: 'QPIP: earliest start',
    group: 'benefit',
    startDay: 168, // 24+0: 16 weeks before the due date; never too early, as QPIP counts from that week's Sunday
    endDay: 168,
    purpose:
      'In Quebec, QPIP can begin 16 weeks before the week you are due. The plan decides on your claim; you choose when to stop work.',
    note: 'QPIP is money. Leave from your job is a separate right, so ask your employer about notice.',
    regions: ['QC'],
    sources: ['rqap-when-to-apply'],
  },
  {
    id: 'tdap-vaccine-quebec',
    title: 'Whooping cough vaccine (Tdap) in Quebec',
    shortTitle: 'Tdap vaccine',
    group: 'vaccine',
    startDay: 182, // 26+0
    endDay: 230, // 32+6
    purpose:
      'It passes protection against whooping cough on to your baby before birth. It is advised in every pregnancy.',
    note: 'In Quebec the best weeks are 26 to 32. Some providers give it from 21 weeks, and it can be given until birth.',
    regions: ['QC'],
    sources: ['tdap-quebec', 'aom-vaccines'],
  },
  {
    id: 'tdap-vaccine',
    title: 'Whooping cough vaccine (Tdap)',
    shortTitle: 'Tdap vaccine',
    group: 'vaccine',
    startDay: 189, // 27+0
    endDay: 230, // 32+6
    purpose:
      'It passes protection against whooping cough on to your baby before birth. It is advised in every pregnancy.',
    note: 'These are the best weeks. Some providers give it from 21 weeks, and it can be given until birth.',
    regions: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'SK', 'NT', 'NU', 'YT'],
    sources: ['naci-tdap', 'aom-vaccines'],
  },
  {
    id: 'blood-tests-again',
    title: 'Blood tests again: syphilis, iron and antibodies',
    shortTitle: 'Blood tests again',
    group: 'test',
    startDay: 196, // 28+0
    endDay: 230, // 32+6
    purpose: 'Blood is often tested again for syphilis, iron and antibodies. Ask if yours was.',
    note: 'Your province may do it a little earlier.',
    sources: ['syphilis-wechu', 'syphilis-ns', 'sogc-133'],
  },
  {
    id: 'rh-immune-globulin',
    title: 'Rh immune globulin, if you are Rh-negative',
    shortTitle: 'Rh immune globulin if Rh-negative',
    group: 'test',
    startDay: 196, // 28+0: the source says 'about 28 weeks'
    endDay: 202, // 28+6
    purpose:
      "This needle helps stop your body from making antibodies against your baby's blood. Blood tests show if and when you need it.",
    note: 'Given at about 28 weeks. Bleeding at other times can call for it too: when you call, say that you are Rh-negative.',
    sources: ['fraser-tests', 'sogc-133'],
  },
  {
    id: 'ei-earliest-start',
    title: 'EI maternity benefits: earliest start',
    shortTitle: 'EI: earliest start',
    group: 'benefit',
    startDay: 196, // 28+0: 12 weeks before the due date; never too early, as EI counts from that week's Sunday
    endDay: 196,
    purpose:
      'Employment Insurance can begin 12 weeks before the week you are due. Service Canada decides on your claim; you choose when to stop work.',
    note: 'EI is money, for people outside Quebec. Leave from your job is a separate right, so ask your employer about notice.',
    regions: ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'SK', 'NT', 'NU', 'YT'],
    sources: ['ei-act-22'],
  },
  {
    id: 'visits-weeks-31-to-36',
    title: 'Prenatal visits every 2 to 3 weeks',
    shortTitle: 'Visits every 2 to 3 weeks',
    group: 'visit',
    startDay: 217, // 31+0
    endDay: 258, // 36+6
    purpose: 'Your provider follows your blood pressure and how your baby grows and moves.',
    note: 'How often you go differs by region: in Ontario it is often every 2 weeks. If your baby moves less than usual, do not wait for the visit: go now to the labour and delivery unit or your nursing station.',
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
      'Two things can protect your baby from RSV: a vaccine for you at 32 to 36 weeks, or an antibody shot for the baby. Most babies need only one.',
    note: 'Ask what your province pays for.',
    sources: ['rsv'],
  },
  {
    id: 'group-b-strep-swab',
    title: 'Group B strep swab',
    group: 'test',
    startDay: 245, // 35+0
    endDay: 265, // 37+6
    purpose:
      'It shows if you carry bacteria that could make a newborn ill. If you do, your provider plans antibiotics for labour.',
    note: 'You may be able to take the swab yourself.',
    sources: ['sogc-298'],
  },
  {
    id: 'pack-hospital-bag',
    title: 'Pack your bag',
    group: 'preparation',
    startDay: 252, // 36+0: the week at which the hospital bag should be packed, as specified
    endDay: 258, // 36+6
    purpose:
      'So that you are ready to leave for the birth. Your hospital or birth centre can tell you what it has there.',
    note: 'Pack earlier if you must travel to give birth or expect more than one baby.',
    link: { path: '/hospital-bag', label: 'Hospital bag checklist' },
    sources: [],
  },
  {
    id: 'leave-home-if-remote',
    title: 'Travel to where you will give birth, if you live far away',
    shortTitle: 'Travel, if you live far away',
    group: 'preparation',
    startDay: 252, // 36+0: our own choice; 'about 36 weeks' was read on a news page only
    endDay: 258, // 36+6
    purpose:
      'To be near care when labour starts. Your provider or health centre sets the day with you, and it may be earlier.',
    note: 'For many people in Nunavut and other remote places. There is help with travel, lodging and an escort: ask early.',
    sources: [],
  },
  {
    id: 'early-term-begins',
    title: 'Early term begins',
    group: 'preparation',
    startDay: 259, // 37+0
    endDay: 259,
    purpose: 'Before 37 weeks a birth is called preterm; from now until 38 weeks 6 days it is early term.',
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
    purpose: 'Your provider checks on you both and plans the birth with you.',
    note: 'Induction is usually offered at or after 41 weeks. If your baby moves less than usual, do not wait for the visit: go now to the labour and delivery unit or your nursing station.',
    sources: ['naitre-visits', 'simcoe-visits', 'sogc-432', 'sogc-441'],
  },
];
