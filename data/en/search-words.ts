import type { GlossaryId, HelpKind } from '@/data/glossary';
import { poisonCentre, poisonCentreOfQuebec } from '@/data/poison-centre';

/** What people type, parted by ', '. Both languages' are looked for on either page. */
interface Searched {
  searchWords: string;
}

/** Pages, by their ids. */
export const pageSearchWords: Partial<Record<string, Searched>> = {
  'contraction-timer': {
    searchWords:
      'contraction timer, contraction counter, contraction app, time contractions, labour, labor, when to go to the hospital',
  },
  'when-to-call': { searchWords: 'warning signs, danger signs, emergency, 911, is this normal, symptoms' },
  'signs-of-labour': {
    searchWords:
      'signs of labour, signs of labor, am I in labour, going into labour, early labour, water breaking, mucus plug, bloody show, Braxton Hicks, false labour',
  },
  tests: {
    searchWords:
      'prenatal tests, prenatal screening, pregnancy tests, genetic screening, blood tests, amniocentesis, amnio, who pays for NIPT, screening in Canada',
  },
  'find-care': {
    searchWords:
      'midwife, midwives, midwifery, find a doctor, find a midwife, no doctor, no family doctor, prenatal care, obstetrician, walk-in clinic, no health card, no OHIP, uninsured, newcomer, refugee, international student, just found out, pregnancy test, positive test, call list',
  },
  movements: { searchWords: 'kicks, kick count, kick counter, movements, baby moving, fetal movement' },
  'first-six-weeks': {
    searchWords:
      'newborn, newborn care, postpartum, first weeks, first days, fourth trimester, after the birth, day by day, new baby, six weeks, C-section recovery, baby blues, diapers, wet diapers, feeding, breast pump',
  },
  labour: {
    searchWords:
      'labour, labor, childbirth, giving birth, birth, stages of labour, epidural, gas, laughing gas, pain relief, induction, being induced, sweep, membrane sweep, stretch and sweep, forceps, vacuum, tear, episiotomy, c-section, caesarean, cesarean, VBAC, birth after a cesarean, skin to skin, first feed, vitamin K, vitamin K shot, eye ointment, erythromycin, TENS, TENS machine, oxytocin, Pitocin, birth plan, birth preferences, prenatal class',
  },
  'leaving-home': {
    searchWords:
      'escort, medical travel, boarding home, fly out, travel to give birth, evacuation for birth, NIHB, travel grant, Larga, far from a hospital, who pays for my partner, who pays for my flight, who pays for my trip',
  },
  'after-birth': {
    searchWords:
      'newborn, newborn care, after the birth, postpartum, recovery, diapers, wet diapers, breastfeeding, bottle, lochia, stitches, C-section recovery, baby blues, postpartum depression, cord, safe sleep, crying, baby vaccines, newborn screening, heel prick, fourth trimester',
  },
  'hospital-bag': { searchWords: 'hospital bag, packing list, what to pack, checklist' },
  calculator: { searchWords: 'due date, due date calculator, conception, how far along, how many weeks' },
  ivf: { searchWords: 'IVF, embryo transfer, FET, frozen transfer, day 5 transfer, blastocyst, donor egg, due date' },
  conception: { searchWords: 'conception date, date of conception, when did I conceive, ovulation, reverse due date' },
  ultrasound: { searchWords: 'ultrasound due date, scan date, dating scan, which due date, due date changed' },
  'how-many-weeks': {
    searchWords: 'how many weeks, how many months, weeks to months, how far along, which trimester, months pregnant',
  },
  'standard-or-extended': {
    searchWords:
      'standard, extended, 12 months or 18 months, 18 month leave, parental leave, EI, basic plan, special plan',
  },
  development: { searchWords: 'week by week, baby size, how big is my baby, growth' },
  resources: {
    searchWords:
      'help, province, territory, postal code, midwife, doctor, provider, clinic, child care, daycare, leave, newcomer, no health card',
  },
  timeline: { searchWords: 'appointments, tests, ultrasound, screening, calendar, dates, prenatal visits' },
  benefits: {
    searchWords:
      'maternity leave, parental leave, paternity leave, mat leave, parental benefits, EI, record of employment, ROE, surrogate, money, top up',
  },
  letter: {
    searchWords:
      'notice to employer, letter to employer, leave letter, tell my boss, tell work, pregnancy notice, human resources, HR, template, return to work, return date',
  },
  papers: {
    searchWords:
      'register birth, birth registration, newborn registration, birth certificate, SIN, social insurance number, CCB, RC66, baby health card, OHIP newborn, MSP, Medicare card, RAMQ, baby bonus, RESP, passport for baby, papers',
  },
  tips: { searchWords: 'advice, tips, guides, trimester' },
  about: { searchWords: 'sources, privacy, who wrote this, how we check, erase my data, delete' },
  support: {
    searchWords:
      'loss, pregnancy loss, miscarriage, stillbirth, my baby died, I lost my baby, lost my baby, grief, bereavement',
  },
  'take-along': {
    searchWords:
      'new phone, other phone, another phone, old phone, lost my phone, change phones, backup, restore, transfer my data',
  },
  'can-i': {
    searchWords: 'can I eat, foods to avoid, what can I eat, safe foods, safe medicines',
  },
};

/** Appointments, by their ids, beside their titles. */
export const appointmentSearchWords: Partial<Record<string, Searched>> = {
  'first-prenatal-visit': { searchWords: 'first appointment, first doctor visit, booking' },
  'ask-about-screening': { searchWords: 'genetic testing, Down syndrome, trisomy' },
  'flu-covid-vaccines': { searchWords: 'flu shot, covid vaccine' },
  'dating-ultrasound': { searchWords: 'ultrasound, first scan, viability scan, echo' },
  nipt: { searchWords: 'NIPT, Harmony, Panorama, genetic testing, gender test, trisomy' },
  'bc-nt-scan': { searchWords: 'NT scan, nuchal translucency' },
  'anatomy-ultrasound': { searchWords: 'ultrasound, 20 week scan, 20 week ultrasound, gender scan, morphology scan' },
  'gestational-diabetes-test': {
    searchWords: 'glucose test, sugar test, orange drink, OGTT, gestational diabetes, GDM',
  },
  'tdap-vaccine': { searchWords: 'whooping cough, pertussis, Tdap' },
  'rh-immune-globulin': { searchWords: 'WinRho, RhoGAM, Rh negative, Rh shot, anti-D, RhIG' },
  'rsv-vaccine': { searchWords: 'RSV, Abrysvo' },
  'group-b-strep-swab': { searchWords: 'GBS, group B strep, strep B, GBS swab, vaginal swab' },
  'birth-place-registration': { searchWords: 'register hospital, preregistration' },
  'leave-home-if-remote': { searchWords: 'fly out, boarding home, medical travel' },
};

/** Kinds of help of a province or territory. */
export const helpNames: Record<HelpKind, string> = {
  guide: 'Having a baby here',
  nurse: 'Talk to a nurse',
  care: 'Care in pregnancy',
  leave: 'Money and time off work',
  'child-care': 'Child care',
  program: 'Programs for you',
  newcomers: 'New here, or without a health card',
};
export const helpSearchWords: Record<HelpKind, Searched> = {
  guide: { searchWords: 'help, programs, province, territory' },
  nurse: { searchWords: 'nurse, health line, 811, telehealth, health link' },
  care: { searchWords: 'midwife, midwives, midwifery, doctor, prenatal care, provider, clinic, obstetrician' },
  leave: { searchWords: 'maternity leave, parental leave, mat leave, time off work, leave from work' },
  'child-care': { searchWords: 'child care, daycare, babysitter' },
  program: { searchWords: 'programs, baby bonus, prenatal program, support' },
  newcomers: { searchWords: 'newcomer, immigrant, refugee, no health card, uninsured' },
};

/** Words that parents meet. */
export const glossary: Record<GlossaryId, { term: string; note?: string } & Searched> = {
  midwife: { term: 'Midwife', searchWords: 'midwives, midwifery' },
  doula: { term: 'Doula', searchWords: 'birth support' },
  'health-line': { term: 'Health line', searchWords: '811, nurse line, telehealth' },
  'poison-centre': {
    term: 'Poison centre',
    searchWords: 'poison control, poison, poisoning',
    note: `${poisonCentre.printed}; Quebec ${poisonCentreOfQuebec.printed}; Nunavut: your health centre`,
  },
  ei: { term: 'EI maternity and parental benefits', searchWords: 'EI, employment insurance, mat leave pay' },
  qpip: { term: 'QPIP (Quebec)', searchWords: 'QPIP, Quebec Parental Insurance Plan' },
  'child-benefit': { term: 'Canada Child Benefit', searchWords: 'CCB, baby bonus, child tax benefit' },
  'last-period': { term: 'Last menstrual period', searchWords: 'LMP' },
  ivf: { term: 'IVF transfer date', searchWords: 'IVF, embryo transfer, blastocyst' },
  trimester: { term: 'Trimester', searchWords: 'first trimester, second trimester, third trimester' },
  'practice-contractions': { term: 'Practice contractions', searchWords: 'Braxton Hicks, false labour, tightening' },
  'five-one-one': { term: '5-1-1', searchWords: '511, five one one' },
  epidural: { term: 'Epidural', searchWords: 'pain relief in labour' },
  induction: { term: 'Induction', searchWords: 'induce labour, being induced, overdue' },
  colostrum: { term: 'Colostrum', searchWords: 'first milk' },
  vernix: { term: 'Vernix', searchWords: 'lanugo' },
  'car-seat': { term: 'Car seat', searchWords: 'infant seat' },
  'baby-names': { term: 'Baby names', searchWords: 'names, name my baby' },
  'corrected-age': { term: 'Corrected age', searchWords: 'premature, preterm, adjusted age, preemie' },
  'birth-papers': { term: 'Papers after the birth', searchWords: 'birth certificate, register birth, SIN, passport' },
  privacy: { term: 'Privacy', searchWords: 'data, cookies, tracking' },
};

/** Pages that nobody else should see, each with the queries that lead to it: where nothing more and nothing less is typed. */
export const privatePages: Record<'safety' | 'options', { name: string; queries: string }> = {
  safety: {
    name: 'Not safe at home',
    queries:
      'not safe at home, unsafe at home, violence, family violence, domestic violence, partner violence, violent partner, abuse, abused, domestic abuse, abusive relationship, abusive partner, abusive husband, shelter, shelters, women’s shelter, he hits me, my partner hits me, my husband hits me, my boyfriend hits me, hits me, he hurts me, hurts me, threatens me, threatened, afraid of my partner, afraid of him, scared of my partner, scared of him, not safe, unsafe, violent, rape, raped, sexual assault, forced sex, choked, choked me, strangled, strangled me, sheltersafe',
  },
  options: {
    name: 'Not sure about this pregnancy',
    queries:
      'abortion, abortions, abortion pill, termination, terminate pregnancy, end pregnancy, end a pregnancy, end my pregnancy, stop my pregnancy, stop the pregnancy, adoption, unsure, unwanted, not sure, not sure about this pregnancy, unwanted pregnancy, unplanned pregnancy, pregnancy options, options, mifegymiso, i do not want this baby, i don’t want this baby, i do not want to be pregnant',
  },
};
