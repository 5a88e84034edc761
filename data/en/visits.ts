import type { Statement } from '@/data/statement';
import type { VisitId, VisitPayers, VisitWords } from '@/data/visits/visits';

export const summary = 'What happens, who pays, what to ask';
/** The name of a fold for whoever hears the line alone. */
export const ofVisit = (title: string) => `: ${title}`;
export const happensTitle = 'What happens';
export const paysTitle = 'Who pays';
export const questionsTitle = 'Three questions to ask';
export const otherRegions = 'Where you live';
/** `inRegion` as 'in Ontario'. */
export const notFound = (inRegion: string) =>
  `We have not found who pays ${inRegion}. Ask when you book: what would I pay?`;
export const notFoundElsewhere = 'Elsewhere we have not found who pays. Ask when you book: what would I pay?';
export const withoutCard = 'No health card? Who sees you';

// On paper.
export const paperTitle = 'My visits and tests';
export const paperNotes =
  'Your provider decides which tests you need and when. What is paid can change: ask when you book. A guide, not medical advice: call your provider whenever you are worried.';
export const dayAndPlace = 'Day, time and place: ______________________________';
export const answers = 'What I was told, and what comes next:';

const publicPlan: Statement = {
  text: 'With a health card, the public plan of your province or territory pays for the doctor and hospital care that you need.',
  sources: ['health-plans'],
};

const paidVisits: VisitPayers = {
  everywhere: publicPlan,
  regions: {
    AB: {
      text: 'Midwives cost you nothing if you have an Alberta health number before the birth.',
      sources: ['ab-midwives'],
    },
    BC: {
      text: 'The Medical Services Plan (MSP) pays for one main provider at a time: a midwife or a doctor.',
      sources: ['bc-fraser-providers'],
    },
    MB: { text: 'Midwives cost you nothing in Manitoba.', sources: ['mb-midwifery'] },
    ON: {
      text: 'The usual tests of a pregnancy are free with the Ontario Health Insurance Plan (OHIP).',
      sources: ['on-pregnancy-tests'],
    },
    YT: {
      text: 'The Yukon Midwifery Program is free with a Yukon health card.',
      sources: ['yt-midwifery-program'],
    },
  },
};

const paidScan: VisitPayers = {
  everywhere: { ...publicPlan, text: `${publicPlan.text} Ask if that holds where this scan is done.` },
};

const paidBloodTest: VisitPayers = {
  regions: {
    ON: {
      text: 'The usual tests of a pregnancy are free with the Ontario Health Insurance Plan (OHIP).',
      sources: ['on-pregnancy-tests'],
    },
  },
};

const freeInBc: Statement = {
  text: 'Free with the Medical Services Plan (MSP). Without MSP there is a fee: ask for it before you go.',
  sources: ['bc-screening-program'],
};

const freeInQuebec: Statement = {
  text: "Free with your health insurance card. The program is the province's own.",
  sources: ['screening-qc'],
};

const freeInAlberta: Statement = {
  text: 'The province pays for the scan and for the blood test.',
  sources: ['screening-ab-clinic', 'screening-ab-lab'],
};

const freeInOntario: Statement = {
  text: 'The Ontario Health Insurance Plan (OHIP) pays for eFTS.',
  sources: ['born-ontario'],
};

const paidTdap: VisitPayers = {
  everywhere: {
    text: 'This vaccine is free in pregnancy with a health card. No card? Ask: it may be free too.',
    sources: ['vaccine-tdap'],
  },
};

const paidTdapInQuebec: VisitPayers = {
  ...paidTdap,
  regions: {
    QC: {
      text: 'In Quebec it is free for everyone who lives there, with or without a card.',
      sources: ['qc-vaccines'],
    },
  },
};

const tdapHappens: Statement[] = [
  {
    text: 'You get one shot. Your body makes antibodies and passes them on before the birth.',
    sources: ['vaccine-tdap'],
  },
  { text: 'It is given again in each pregnancy, also if you had it before.', sources: ['vaccine-tdap'] },
];

const chanceOnly: Statement = {
  text: 'The result is a chance, not a yes or no. Only another test can make it certain.',
  sources: ['bc-screening-prices'],
};

export const visits: Record<VisitId, VisitWords> = {
  'first-prenatal-visit': {
    happens: [
      { text: 'Blood pressure, weight and urine are checked, as at most visits.', sources: ['fraser-tests'] },
      {
        text: 'Blood is taken for your blood type, and to look for infections such as syphilis, HIV and hepatitis.',
        sources: ['fraser-tests'],
      },
      { text: 'You may ask about each test, and say no.', sources: ['midwives-consent', 'bc-screening-questions'] },
    ],
    pays: paidVisits,
    questions: [
      'Who will look after me until the birth, and whom do I reach at night?',
      'Which of my medicines and vitamins should I keep, change or add?',
      'What in my health or family makes you look more closely?',
    ],
  },
  'ask-about-screening': {
    happens: [
      {
        text: 'You hear which tests there are and in which weeks. You may take one, or none.',
        sources: ['born-ontario'],
      },
      chanceOnly,
    ],
    pays: {
      regions: {
        AB: freeInAlberta,
        BC: freeInBc,
        ON: {
          text: 'The Ontario Health Insurance Plan (OHIP) pays for eFTS, and for NIPT in some situations.',
          sources: ['born-ontario', 'pso-nipt'],
        },
        QC: freeInQuebec,
      },
    },
    questions: [
      'Which screening tests are offered here, and by which day must I decide?',
      'What could each test tell us, and what could it miss?',
      'If a result worries us, what would happen next?',
    ],
  },
  'flu-covid-vaccines': {
    happens: [
      {
        text: "The flu vaccine is one shot, at a doctor's office, a pharmacy or a public health clinic.",
        sources: ['vaccine-flu'],
      },
    ],
    pays: {
      everywhere: {
        text: 'The flu vaccine is free in pregnancy with a health card. No card? Ask: it may be free too. Ask if a COVID-19 vaccine costs you anything.',
        sources: ['vaccine-flu'],
      },
      regions: {
        QC: {
          text: 'In Quebec both are free for everyone who lives there, with or without a card.',
          sources: ['qc-vaccines'],
        },
      },
    },
    questions: [
      'Which vaccines am I due for this season?',
      'Can I have them on the same day, and where?',
      'How may I feel afterwards, and what would be a reason to call?',
    ],
  },
  'dating-ultrasound': {
    happens: [
      { text: 'The baby is measured from head to bottom. That gives your due date.', sources: ['sogc-303'] },
      {
        text: 'It is advised for everyone, also if you know the first day of your last period.',
        sources: ['fraser-tests'],
      },
    ],
    pays: paidScan,
    questions: [
      'Does my due date change, and which date do we count from now?',
      'Is the scan done over the belly or inside, and may I choose?',
      'How many babies do you see, and what else did you look at?',
    ],
  },
  nipt: {
    happens: [{ text: 'One blood sample is taken.', sources: ['born-ontario'] }, chanceOnly],
    pays: {
      everywhere: {
        text: 'Public plans pay for it in some situations only. If you pay for it yourself, ask for the price first.',
        sources: ['born-ontario'],
      },
      regions: {
        BC: {
          text: 'In BC the province pays for some people, as after a first screen that shows a higher chance. Ask if you are one of them.',
          sources: ['bc-nipt', 'bc-screening-prices'],
        },
        NL: {
          text: 'Since 2024 the province pays for some people, as for those who expect twins. Ask if you are one of them.',
          sources: ['nl-nipt'],
        },
        ON: {
          text: 'OHIP pays if one of its conditions fits you. If not, you or your private insurance pay. Money is not given back later.',
          sources: ['pso-nipt'],
        },
      },
    },
    questions: [
      'Would the public plan pay for NIPT in my case, and if not, what does it cost?',
      'What does this test add to the screening that I have had?',
      'Who will explain the result to me, and after how many days?',
    ],
  },
  'sips-part-1': {
    happens: [
      {
        text: 'Blood is taken now, and again from 14 weeks. The two are read together.',
        sources: ['bc-early-prenatal'],
      },
      chanceOnly,
    ],
    pays: { regions: { BC: freeInBc } },
    questions: [
      'On which days do I go for part 1 and part 2?',
      'Do I need a scan first, so that the weeks are right?',
      'What happens if I miss one of the two parts?',
    ],
  },
  'quebec-screening': {
    happens: [chanceOnly],
    pays: { regions: { QC: freeInQuebec } },
    questions: [
      'Where do I sign for the test, and where do I go for it?',
      'Which conditions does the program look for?',
      'What is offered after a result with a higher chance?',
    ],
  },
  'alberta-screening': {
    happens: [
      { text: 'You have a scan and a blood test, at about 11 to 13 weeks.', sources: ['screening-ab-clinic'] },
      chanceOnly,
    ],
    pays: { regions: { AB: freeInAlberta } },
    questions: [
      'Where is the scan done, and how soon is there a place?',
      'Are the scan and the blood test on one day?',
      'What can I still have if these weeks are over?',
    ],
  },
  'bc-nt-scan': {
    happens: [
      {
        text: "The fluid at the back of the baby's neck is measured. It is added to the SIPS result.",
        sources: ['bc-screening-questions'],
      },
    ],
    pays: {
      regions: {
        BC: {
          text: 'The Medical Services Plan (MSP) pays for it from age 35 at the birth. Younger people can pay for it themselves in some places.',
          sources: ['bc-screening-questions'],
        },
      },
    },
    questions: [
      'Is this scan offered near me, or would I have to travel?',
      'How does it change what the SIPS result can tell us?',
      'What will be said to me on the day, and what later?',
    ],
  },
  efts: {
    happens: [
      {
        text: 'You have a scan and a blood test, from 11 weeks 2 days to 13 weeks 3 days.',
        sources: ['pso-efts'],
      },
      chanceOnly,
    ],
    pays: { regions: { ON: freeInOntario } },
    questions: [
      'Who books the scan, and where is the blood taken?',
      'Is eFTS or NIPT the better first test for me?',
      'When would I hear, and who calls me?',
    ],
  },
  'visits-to-week-30': {
    happens: [
      { text: 'Urine, blood pressure and weight are checked at most visits.', sources: ['fraser-tests'] },
      { text: 'Bring what you want to talk about, on paper.' },
    ],
    pays: paidVisits,
    questions: [
      'How are my blood pressure and the growth of my baby?',
      'Which signs should make me call before the next visit?',
      'What can help with what bothers me most right now?',
    ],
  },
  'sips-part-2': {
    happens: [
      { text: 'Blood is taken a second time. Then both are read together.', sources: ['bc-early-prenatal'] },
      chanceOnly,
    ],
    pays: { regions: { BC: freeInBc } },
    questions: [
      'When is the result of both parts ready?',
      'What do the numbers in my result mean?',
      'Whom could I talk to before I decide on more tests?',
    ],
  },
  'second-trimester-screening': {
    happens: [{ text: 'One blood sample is taken, from 14 weeks on.', sources: ['pso-second-trimester'] }, chanceOnly],
    pays: {
      regions: {
        BC: freeInBc,
        ON: { text: 'In Ontario this screen is publicly funded.', sources: ['pso-nipt'] },
      },
    },
    questions: [
      'Is this the right screen for me, as I come to it later?',
      'Until which day can it still be done?',
      'Is there another test that tells more at my stage?',
    ],
  },
  'anatomy-ultrasound': {
    happens: [
      {
        text: "Detailed pictures are taken of the baby's growth and development.",
        sources: ['fraser-tests'],
      },
      {
        text: 'Some people have another scan later, to look at the fluid, the placenta or how the baby lies.',
        sources: ['fraser-tests'],
      },
    ],
    pays: paidScan,
    questions: [
      'What could you see well, and what not?',
      'Where does the placenta lie, and does that change anything?',
      'Who goes over the report with me, and when?',
    ],
  },
  'gestational-diabetes-test': {
    happens: [
      {
        text: 'You have a sweet drink at the lab and wait there. Then blood is taken.',
        sources: ['gestational-diabetes'],
      },
    ],
    pays: paidBloodTest,
    questions: [
      'May I eat and drink before, and how long will I be at the lab?',
      'What happens if the number is too high?',
      'What if I cannot keep the drink down?',
    ],
  },
  'tdap-vaccine-quebec': {
    happens: tdapHappens,
    pays: paidTdapInQuebec,
    questions: [
      'Where do I get this vaccine: here, at a pharmacy or at the CLSC?',
      'Which week is best for me?',
      'Should others at home have a booster too?',
    ],
  },
  'tdap-vaccine': {
    happens: tdapHappens,
    pays: paidTdap,
    questions: [
      'Who gives this vaccine here, and do I have to book?',
      'When would be the best week for my baby and me?',
      'Who else around the baby should be up to date?',
    ],
  },
  'blood-tests-again': {
    happens: [
      {
        text: 'Blood is taken once more, as things can change since the first tests.',
        sources: ['syphilis-wechu', 'sogc-133'],
      },
    ],
    pays: paidBloodTest,
    questions: [
      'What are you testing for this time, and why again?',
      'Is my iron high enough, and what should I do if not?',
      'Can it be done together with the diabetes test?',
    ],
  },
  'rh-immune-globulin': {
    happens: [
      {
        text: 'If blood tests showed that you are Rh-negative, you get one shot at about 28 weeks.',
        sources: ['fraser-tests'],
      },
    ],
    pays: {},
    questions: [
      'What is my blood type, and where is that written down?',
      'When else would I need this shot, as after bleeding or a fall?',
      'Will it be checked again after the birth?',
    ],
  },
  'visits-weeks-31-to-36': {
    happens: [{ text: 'Urine, blood pressure and weight are checked at most visits.', sources: ['fraser-tests'] }],
    pays: paidVisits,
    questions: [
      'How is my baby lying, and what if that stays so?',
      'Which number do I call by day and by night when labour starts?',
      'What should be in my birth plan for this hospital or birth centre?',
    ],
  },
  'rsv-vaccine': {
    happens: [
      {
        text: 'You choose with your provider: one shot for you at 32 to 36 weeks, or one for the baby after the birth.',
        sources: ['rsv', 'naci-rsv'],
      },
    ],
    pays: {
      regions: {
        NS: {
          text: 'Last season the antibody for babies was free in Nova Scotia. Ask if it is again, and who pays for the vaccine.',
          sources: ['rsv-nova-scotia'],
        },
        ON: {
          text: 'Ontario pays for the vaccine and for the antibody, and prefers the antibody for babies.',
          sources: ['rsv-ontario'],
        },
      },
    },
    questions: [
      'Will my baby be born before or in the RSV season?',
      'Which of the two ways is offered here this year?',
      'If I choose the antibody, where does my baby get it?',
    ],
  },
  'group-b-strep-swab': {
    happens: [{ text: 'One swab is taken, first at the vagina and then at the rectum.', sources: ['sogc-298'] }],
    pays: paidBloodTest,
    questions: [
      'May I take the swab on my own?',
      'If I carry the bacteria, when do I come in for the antibiotic?',
      'What if my water breaks before the result is here?',
    ],
  },
  'visits-from-week-37': {
    happens: [
      { text: 'Urine, blood pressure and weight are checked at most visits.', sources: ['fraser-tests'] },
      { text: 'You plan with your provider what happens if 41 weeks come near.', sources: ['sogc-432'] },
    ],
    pays: paidVisits,
    questions: [
      'What are my choices if the baby has not come by 41 weeks?',
      'What would make you advise to start labour or a cesarean?',
      'Who checks on the baby and me in the first week at home?',
    ],
  },
};
