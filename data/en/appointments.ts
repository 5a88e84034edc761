import type { AppointmentId } from '@/data/appointments';

interface AppointmentWords {
  title: string;
  /** For paper, where the title is too long. */
  shortTitle?: string;
  /** What it is for, in one or two sentences. */
  purpose: string;
  /** Who it is for, or where it is funded. */
  note?: string;
  /** The label of the link to the page of the site that helps with it. */
  link?: string;
}

/** The windows, regions and sources: data/appointments.ts. */
export const appointments: Record<AppointmentId, AppointmentWords> = {
  'first-prenatal-visit': {
    title: 'First prenatal visit',
    purpose:
      'You and your provider talk about your health and your due date, plan your care and choose the tests that fit you.',
    note: 'Call as soon as your test is positive: clinics and midwives book up early.',
  },
  'ask-about-screening': {
    title: 'Ask about prenatal screening',
    shortTitle: 'Ask about screening',
    purpose:
      'Blood tests and scans can show the chance of some conditions. Having them is your choice, and each province and territory has its own.',
    note: 'Ask at your first visit, before 10 weeks if you can. In most regions the first blood test or scan falls between 9 and 13 weeks.',
    link: 'Tests where you live, and who pays',
  },
  'flu-covid-vaccines': {
    title: 'Flu and COVID-19 vaccines',
    shortTitle: 'Flu, COVID-19 vaccines: in season',
    purpose:
      'In the fall and winter, the flu vaccine is advised at any stage of pregnancy. So is a COVID-19 vaccine: ask which dose is due and if you pay.',
  },
  'dating-ultrasound': {
    title: 'Dating ultrasound',
    purpose: 'The scan measures your baby to set your due date. Your provider orders it and picks the best day.',
  },
  nipt: {
    title: 'Prenatal blood screening (NIPT)',
    shortTitle: 'NIPT blood test',
    purpose:
      'A choice you can make: a blood test for the chance of some chromosome differences. Your provider can tell you if it fits your situation.',
    note: 'Done from 9 or 10 weeks, depending on the lab, and often later too. Public plans pay for it in some situations only.',
  },
  'sips-part-1': {
    title: 'SIPS blood test, part 1',
    shortTitle: 'First SIPS blood test',
    purpose: 'A choice you can make: the first of two blood tests for the chance of some chromosome differences.',
    note: 'You need part 2 as well to get the result. Weeks can change: your provider orders the test.',
  },
  'quebec-screening': {
    title: 'Quebec prenatal screening: blood test',
    shortTitle: 'Screening blood test',
    purpose:
      'A choice you can make: a blood test for the chance of some chromosome differences. The Quebec program is free with your health card.',
    note: 'Done from 10 weeks to 13 weeks 6 days. Weeks can change: your provider orders the test.',
  },
  'alberta-screening': {
    title: 'First trimester screening: scan and blood test',
    shortTitle: 'Scan and blood test',
    purpose:
      'A choice you can make: a scan and a blood test, at about 11 to 13 weeks, for the chance of some conditions. The province pays for both.',
    note: 'If you miss them, ask about a blood test from 15 weeks. Weeks can change: your provider orders the test.',
  },
  'bc-nt-scan': {
    title: 'Neck scan (NT), if you will be 35 or older at the birth',
    shortTitle: 'Neck scan (NT), age 35+',
    purpose: 'A choice you can make: an ultrasound that can be added to the SIPS blood tests.',
    note: 'Weeks can change: your provider orders the scan.',
  },
  efts: {
    title: 'Enhanced first trimester screening (eFTS)',
    shortTitle: 'eFTS screening',
    purpose:
      'A choice you can make: a scan and a blood test for the chance of some chromosome differences. OHIP pays for it.',
    note: 'Do you expect twins? This screen is not done for twins: Ontario pays for NIPT instead. Weeks can change: your provider orders the test.',
  },
  'visits-to-week-30': {
    title: 'Prenatal visits every 4 to 6 weeks',
    shortTitle: 'Visits every 4 to 6 weeks',
    purpose: 'Your provider checks your blood pressure and how your baby grows, and answers your questions.',
    note: 'How often you go differs by region: in Ontario it is often every 4 weeks. If something feels wrong between visits, call.',
  },
  'sips-part-2': {
    title: 'SIPS blood test, part 2',
    shortTitle: 'Second SIPS blood test',
    purpose:
      'A choice you can make: the second of two blood tests that are read together. Your provider goes over the result with you.',
    note: 'Weeks can change: your provider orders the test.',
  },
  'second-trimester-screening': {
    title: 'Second trimester blood screening (MSS or quad screen)',
    shortTitle: 'Second trimester blood test',
    purpose:
      'A choice you can make, mostly if you had no screening before: a blood test for the chance of some conditions. In Ontario it is called MSS, in BC the quad screen.',
    note: 'Weeks can change: your provider orders the test.',
  },
  'anatomy-ultrasound': {
    title: 'Anatomy scan',
    purpose:
      "The scan looks at your baby's organs and growth, and at the placenta. Your provider orders it and sets the day.",
    note: 'Some regions aim for the earlier weeks of this window. The sex can sometimes be seen, if you wish to know.',
  },
  'birth-place-registration': {
    title: 'Register with your hospital or birth centre',
    shortTitle: 'Register for the birth',
    purpose: 'The place where you plan to give birth needs your details. Your provider knows if and when to register.',
    note: 'Some places do this for you. Others have a form, online or on paper.',
  },
  'gestational-diabetes-test': {
    title: 'Gestational diabetes test',
    shortTitle: 'Diabetes test',
    purpose:
      'A sweet drink and blood tests show how your body handles sugar. Your provider decides which test you have and when.',
    note: 'If your risk is high, you may have it earlier, before 20 weeks.',
  },
  'qpip-earliest-start': {
    title: 'QPIP maternity benefits: earliest start',
    shortTitle: 'QPIP: earliest start',
    purpose:
      'In Quebec, QPIP can begin 16 weeks before the week you are due. The plan decides on your claim; you choose when to stop work.',
    note: 'QPIP is money. Leave from your job is a separate right, so ask your employer about notice.',
  },
  'tdap-vaccine-quebec': {
    title: 'Whooping cough vaccine (Tdap) in Quebec',
    shortTitle: 'Tdap vaccine',
    purpose:
      'It passes protection against whooping cough on to your baby before birth. It is advised in every pregnancy.',
    note: 'In Quebec the best weeks are 26 to 32. Some providers give it from 21 weeks, and it can be given until birth.',
  },
  'tdap-vaccine': {
    title: 'Whooping cough vaccine (Tdap)',
    shortTitle: 'Tdap vaccine',
    purpose:
      'It passes protection against whooping cough on to your baby before birth. It is advised in every pregnancy.',
    note: 'These are the best weeks. Some providers give it from 21 weeks, and it can be given until birth.',
  },
  'blood-tests-again': {
    title: 'Blood tests again: syphilis, iron and antibodies',
    shortTitle: 'Blood tests again',
    purpose: 'Blood is often tested again for syphilis, iron and antibodies. Ask if yours was.',
    note: 'Your province or territory may do it a little earlier.',
  },
  'rh-immune-globulin': {
    title: 'Rh immune globulin, if you are Rh-negative',
    shortTitle: 'Rh immune globulin if Rh-negative',
    purpose:
      "This needle helps stop your body from making antibodies against your baby's blood. Blood tests show if and when you need it.",
    note: 'Given at about 28 weeks. Bleeding at other times can call for it too: when you call, say that you are Rh-negative.',
  },
  'ei-earliest-start': {
    title: 'EI maternity benefits: earliest start',
    shortTitle: 'EI: earliest start',
    purpose:
      'Employment Insurance can begin 12 weeks before the week you are due. Service Canada decides on your claim; you choose when to stop work.',
    note: 'EI is money, for people outside Quebec. Leave from your job is a separate right, so ask your employer about notice.',
  },
  'visits-weeks-31-to-36': {
    title: 'Prenatal visits every 2 to 3 weeks',
    shortTitle: 'Visits every 2 to 3 weeks',
    purpose: 'Your provider follows your blood pressure and how your baby grows and moves.',
    note: 'How often you go differs by region: in Ontario it is often every 2 weeks. If your baby moves less than usual, do not wait for the visit: go now to the labour and delivery unit or your nursing station.',
  },
  'rsv-vaccine': {
    title: 'RSV vaccine: talk with your provider',
    shortTitle: 'RSV vaccine: ask',
    purpose:
      'For babies born before or during the RSV season, about November to March. An antibody shot for the baby or a vaccine for you at 32 to 36 weeks protects your baby; most babies need only one.',
    note: 'Many provinces gave the antibody free to newborns last season. Ask what yours does, and if the vaccine is the way for you.',
  },
  'group-b-strep-swab': {
    title: 'Group B strep swab',
    purpose:
      'It shows if you carry bacteria that could make a newborn ill. If you do, your provider plans antibiotics for labour.',
    note: 'You may be able to take the swab yourself.',
  },
  'pack-hospital-bag': {
    title: 'Pack your bag',
    purpose:
      'So that you are ready to leave for the birth. Your hospital or birth centre can tell you what it has there.',
    note: 'Pack earlier if you must travel to give birth or expect more than one baby.',
    link: 'Hospital bag checklist',
  },
  'leave-home-if-remote': {
    title: 'Travel to where you will give birth, if you live far away',
    shortTitle: 'Travel, if you live far away',
    purpose:
      'To be near care when labour starts. Your provider or health centre sets the day with you, and it may be earlier.',
    note: 'For many people in Nunavut and other remote places. For registered First Nations people, recognized Inuit, and everybody in Nunavut and the Northwest Territories, the trip of one escort is paid for. Others: ask. There is help with travel and lodging too: ask early.',
    link: 'Who pays, and who comes with you',
  },
  'early-term-begins': {
    title: 'Early term begins',
    purpose: 'Before 37 weeks a birth is called preterm; from now until 38 weeks 6 days it is early term.',
    note: 'Full term begins at 39 weeks.',
  },
  'visits-from-week-37': {
    title: 'Prenatal visits every week',
    shortTitle: 'Visits every week',
    purpose: 'Your provider checks on you both and plans the birth with you.',
    note: 'Induction is usually offered at or after 41 weeks. If your baby moves less than usual, do not wait for the visit: go now to the labour and delivery unit or your nursing station.',
    link: 'Signs of labour',
  },
};
