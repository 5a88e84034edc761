import type { ProvinceGuide } from './types';

export const nunavut: ProvinceGuide = {
  description:
    'Having a baby in Nunavut: your community health centre, travelling to give birth and who pays, help on the trip, leave, benefits, child care and coverage.',
  intro:
    'In Nunavut every pregnancy begins at the health centre of your community. Most people then leave home to give birth. This page tells you what to ask before you travel, and who pays.',
  crisisLine: {
    name: 'Kamatsiaqtut Nunavut Help Line',
    text: 'For anyone in Nunavut who needs to talk or is in crisis. Volunteers speak Inuktitut, English and French.',
    sources: ['kamatsiaqtut', 'kamatsiaqtut-number'],
  },
  healthCentreNote: 'Write down its number now: in most communities a nurse is on call after hours.',
  sections: {
    prenatalCare: [
      {
        text: 'Go to the health centre as soon as you think you are pregnant. A nurse or midwife starts your care, and a doctor visits or joins by phone.',
        sources: ['nu-health-centre'],
      },
      {
        text: 'The number to know is that of your own health centre. Save it in your phone, and ask whom to call at night.',
        sources: ['nu-closures'],
      },
      {
        text: 'Ask for an interpreter if you would rather speak Inuktitut, Inuinnaqtun or French. Each word should be clear to you.',
      },
    ],
    givingBirth: [
      {
        text: 'Births are planned in Iqaluit, at Qikiqtani General Hospital, or outside the territory.',
        sources: ['nu-iqaluit-only'],
      },
      {
        text: 'Midwives have worked in a few communities, such as Rankin Inlet. Ask the nurse what is open this year.',
        sources: ['nu-midwives-2019', 'nu-rankin'],
      },
      {
        text: 'For any bleeding, if your water breaks, or if pains start early, go to the health centre right away. The nurses there can look after you until the plane is in.',
        sources: ['nu-nursing', 'preterm-alberta'],
      },
    ],
    travel: [
      {
        text: 'Outside Iqaluit, plan to leave home weeks before the due date: your nurse tells you the day.',
        sources: ['nu-iqaluit-only', 'nu-kivalliq'],
      },
      {
        text: 'Where you go depends on where you live. From Qikiqtaaluk it is Iqaluit or Ottawa, from the Kivalliq it is Winnipeg, from the Kitikmeot it is Yellowknife or Edmonton.',
        sources: ['nu-kitikmeot', 'nu-kivalliq', 'nu-qikiqtaaluk'],
      },
      {
        text: 'The health centre arranges the trip through Medical Travel. For Inuit the federal Non-Insured Health Benefits program (NIHB) pays for the flight, a bed and meals; others ask the Nunavut health plan or their employer.',
        sources: ['nihb-travel', 'nunavut-escorts-2017'],
      },
      {
        text: 'Your escort, a person of your choice who comes along, is paid for, with NIHB or without it. Ask for your escort at the first visit, when the travel form is filled in.',
        sources: ['nunavut-escorts-2019', 'nunavut-escorts-2017', 'escort-rules'],
      },
      {
        text: 'Patient boarding homes, such as Larga Baffin in Ottawa, give you a bed, meals, rides and people who speak your language.',
        onPaper: false,
        sources: ['larga-baffin-2023', 'larga-baffin-room'],
      },
      {
        text: "Before you go, settle who cares for the children at home. Pack for two seasons and for your baby's flight back.",
        onPaper: false,
      },
    ],
    money: [
      {
        text: 'Service Canada takes claims for Employment Insurance (EI) by phone and online, and has an office in Iqaluit. Ask for help at the hamlet office if the internet is slow.',
        sources: ['ei-apply'],
      },
      {
        text: 'Ask the Labour Standards Compliance Office how long your leave may be. If a government employs you, ask its human resources office as well.',
        sources: ['leave-nu'],
      },
    ],
    program: [
      {
        text: 'Prenatal nutrition programs run in many hamlets. You cook country food, learn from elders, and take home something for the pot.',
        onPaper: false,
      },
    ],
    childCare: [
      {
        text: 'Spots are few. Ask which languages a child care centre speaks, and add your name before you fly out.',
      },
    ],
    afterBirth: [
      {
        text: 'When you land at home, call the health centre. The nurse sees you both, gives vaccines and weighs your baby on well-child days.',
      },
      {
        text: 'Sadness after a long time away is common. Talk with the mental health nurse, an elder or a counsellor at the health centre, in the language you like best.',
      },
      {
        text: 'The nurse helps you fill in the birth papers. For a Nunavut health card your baby needs a birth certificate first: ask the health centre for the forms. For Inuit children, ask about enrolment with your Inuit association.',
        onPaper: false,
        sources: ['after-nunavut-birth-certificate'],
      },
    ],
    newcomers: [
      {
        text: 'New in the territory for work? Keep your old provincial card at hand, and send in the Nunavut form in your first week.',
      },
      {
        text: 'With no health card, a flight and a birth in the south cost a great deal. Speak with your employer and the health centre at once.',
      },
    ],
  },
};
