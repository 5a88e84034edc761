import type { ProvinceGuide } from './types';

export const northwestTerritories: ProvinceGuide = {
  description:
    'Having a baby in the Northwest Territories: NWT 811, health centres, midwives, travel to Yellowknife or Inuvik for birth, leave, benefits and child care.',
  intro:
    'In the Northwest Territories your first stop is the health centre in your own community. For the birth itself many people travel, so plan with your nurse from the start.',
  sections: {
    prenatalCare: [
      {
        text: 'The community health nurse sees you for your early visits, takes blood and books the scan. In Yellowknife, call a primary care clinic.',
        sources: ['nt-health-centres', 'nt-yellowknife'],
      },
      {
        text: 'Doctors and specialists come to larger communities on set days, and talk with you by video from others. Ask when the next visit is.',
      },
      {
        text: 'Registered midwives gave care in Hay River in 2024. Fort Smith had midwives too; births stopped there in 2023. Ask in both what is open.',
        sources: ['nt-midwives-french', 'nwt-midwives'],
      },
    ],
    givingBirth: [
      {
        text: 'Births are planned at Stanton Territorial Hospital in Yellowknife and at the Inuvik hospital, or with midwives where they practise.',
        sources: ['nwt-birthing', 'nt-inuvik'],
      },
      {
        text: 'When more care is needed, patients go south, most often to Edmonton. The plane is booked for you.',
      },
      {
        text: 'If labour starts at home too soon, go to the health centre at once. The nurse can call in a medevac plane.',
        sources: ['preterm-alberta'],
      },
    ],
    travel: [
      {
        text: 'In most communities you leave home before or in week 37 and wait near the hospital for three to five weeks. Your nurse or midwife sets the day with you; twins or problems make it earlier.',
        sources: ['nwt-midwives'],
      },
      {
        text: "Medical travel is arranged at your health centre. Who pays depends on your plan: the federal Non-Insured Health Benefits for First Nations people and Inuit, a territorial plan, or your job's insurance.",
        sources: ['nwt-medical-travel', 'nihb-travel'],
      },
      {
        text: 'One escort is paid for, whichever plan you have: someone of your choice may come with you. Ask for your escort at the first visit, and ask where the two of you will sleep.',
        sources: ['nwt-escorts', 'escort-rules'],
      },
      {
        text: 'Boarding homes in Yellowknife and Inuvik give meals and a bed. Take food from home if it cheers you, and the phone number of your nurse.',
        sources: ['inuvik-transient-centre'],
      },
    ],
    money: [
      {
        text: "Employment Insurance is the same as in the south. The territory's Employment Standards Act keeps your job, and the office in Yellowknife answers questions by phone.",
        sources: ['ei-maternity-parental'],
      },
      {
        text: 'Waiting in Yellowknife before the birth is not leave by itself. Ask Service Canada from which week your maternity benefit can run.',
        sources: ['ei-digest-12-3'],
      },
    ],
    program: [
      {
        text: 'The Healthy Family Program visits parents in many communities, from pregnancy on. Home visitors often come from the community itself and know its language.',
        sources: ['nt-healthy-family'],
      },
      {
        text: 'Prenatal nutrition groups cook country food together and share tips on what is on sale at the store.',
      },
    ],
    childCare: [
      {
        text: 'Day homes and small centres are licensed by the territory, which also helps them lower their fees. If there is none near you, ask at the school or band office.',
      },
    ],
    afterBirth: [
      {
        text: 'Back home, the health centre does the checks for you and your baby. Bring the papers that the hospital gave you.',
      },
      {
        text: "The territory's health services office in Inuvik sends birth certificates and health cards.",
        onPaper: false,
        sources: ['after-northwest-territories-birth-registration', 'after-northwest-territories-applying-health'],
      },
      {
        text: 'Dark months, new baby, family far off: it is a lot. Community counsellors, the nurse and the 811 line are there for you, and for your partner.',
      },
    ],
    newcomers: [
      {
        text: 'If you moved from another province, your old card works for a time. Apply for the NWT health care card right away: medical travel depends on it.',
      },
      {
        text: 'From abroad, check that your permit fits the plan. Without it, the flight to the hospital may be on your bill, so ask about private insurance now.',
        sources: ['nwt-medical-travel'],
      },
      {
        text: 'In Yellowknife, ask the settlement service for newcomers if someone can go along to the clinic, and ask the clinic for an interpreter.',
      },
    ],
  },
};
