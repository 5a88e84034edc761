import type { ProvinceGuide } from './types';

export const ontario: ProvinceGuide = {
  description:
    'Having a baby in Ontario: midwives and doctors, Health811, Healthy Babies Healthy Children, leave and benefits, child care, and care without OHIP.',
  intro:
    'From Kenora to Cornwall you choose who looks after you: a midwife, a family doctor, a nurse practitioner or an obstetrician. Here is who helps in Ontario, and how to reach them.',
  without911Note:
    'In some communities of the far north, 911 may not work: call the emergency number of your health centre or nursing station.',
  sections: {
    prenatalCare: [
      {
        text: 'You can call a midwifery clinic yourself, without a referral. Call as soon as your test is positive, because clinics fill early.',
        sources: ['on-grand-valley', 'on-seventh-generation'],
      },
      {
        text: 'A midwife stays with you through pregnancy, labour and the first weeks with your baby. With a family doctor, ask early who will be there for the birth.',
        sources: ['on-toronto', 'on-grand-valley'],
      },
      {
        text: 'No doctor yet? Sign up with Health Care Connect, and call a walk-in clinic or community health centre now for your first tests.',
        sources: ['on-health-care-connect', 'on-toronto'],
      },
    ],
    givingBirth: [
      {
        text: 'With a midwife you may plan a birth in hospital, at home, or in one of the few birth centres. With a doctor you go to the hospital where that doctor works.',
        sources: ['on-grand-valley', 'on-toronto'],
      },
      {
        text: 'Most hospitals ask you to register well before your due date. Ask yours for its form, its tour and the door to use at night.',
      },
      {
        text: 'In the north, the road to a maternity ward can be long. Ask if the Northern Health Travel Grant can pay for part of your trip.',
        sources: ['ontario-travel-grant'],
      },
      { text: 'Indigenous midwives work in some First Nations communities and in some cities.', onPaper: false },
    ],
    money: [
      {
        text: "Your weekly money comes from federal Employment Insurance. Your time off work, with your job kept for you, comes from Ontario's Employment Standards Act.",
        sources: ['ei-maternity-parental', 'leave-on'],
      },
      {
        text: 'The law calls it pregnancy leave. Tell your employer in writing when it will start.',
        sources: ['leave-on', 'notice-ontario'],
      },
    ],
    program: [
      {
        text: 'You can ask for Healthy Babies Healthy Children yourself, in pregnancy or later. Call your public health unit, or say yes when the nurse offers it after the birth.',
        sources: ['on-healthy-babies'],
      },
    ],
    childCare: [
      {
        text: 'Your city, county or district keeps the list of licensed child care and decides on subsidies. Put your name down while you are still pregnant.',
      },
      {
        text: 'Many centres and home agencies in Ontario have lower fees under the national plan. Ask each one if it takes part.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'A public health nurse may call you in your first days at home. Use the call for every question, big or small.',
      },
      {
        text: 'EarlyON Child and Family Centres are free places to drop in with your baby, meet other parents and ask about feeding and sleep.',
      },
      {
        text: 'One online form from ServiceOntario registers the birth. You can ask there for the birth certificate, a Social Insurance Number and the Canada Child Benefit too.',
        sources: ['after-serviceontario-library-newborn-registration'],
      },
      {
        text: 'Some hospitals in Ontario run a clinic for mood and anxiety in pregnancy and after. Your midwife or doctor can refer you.',
      },
    ],
    newcomers: [
      {
        text: 'Midwives in Ontario are paid for by the province even if you live here without the Ontario Health Insurance Plan (OHIP). Their care is free to you. For tests and specialists there may be a fund: ask your midwife about it before each test. A hospital stay can still bring a bill.',
        sources: ['on-midwives-uninsured', 'on-hamilton'],
      },
      {
        text: 'Community health centres see people who have no OHIP card, often in many languages. Ask for a settlement worker there.',
        sources: ['on-cp24'],
      },
      {
        text: 'Refugee claimants may have the Interim Federal Health Program (IFHP). Show its paper at your first visit. Since May 2026 you pay $4 for each prescription.',
        sources: ['ifhp-from-may-2026'],
      },
    ],
  },
};
