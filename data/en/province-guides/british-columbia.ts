import type { ProvinceGuide } from './types';

export const britishColumbia: ProvinceGuide = {
  description:
    "Having a baby in British Columbia: HealthLink BC 811, Baby's Best Chance, midwives, public health, leave, benefits, child care, and care before MSP starts.",
  intro:
    'Islands, mountain passes and busy cities: where you live in British Columbia shapes your birth plan. These are the people and services to know, on the coast and inland.',
  sections: {
    prenatalCare: [
      {
        text: 'Your main provider can be a midwife, a family doctor or an obstetrician. The Medical Services Plan (MSP) pays for one of them, not for two at the same time.',
        sources: ['bc-fraser-providers', 'bc-power-to-push'],
      },
      {
        text: 'If you have no family doctor, join the Health Connect Registry. Meanwhile a maternity clinic, an urgent and primary care centre or a midwife can start your care.',
        sources: ['bc-attachment', 'bc-fraser-providers'],
      },
      {
        text: 'Register your pregnancy with public health in your region. A nurse can then call you about classes, food and support.',
        sources: ['bc-prenatal-early', 'bc-northern-health'],
      },
    ],
    givingBirth: [
      {
        text: 'Midwives in this province attend births at home and in hospital. You choose the place together, as your pregnancy goes.',
        sources: ['bc-fraser-providers'],
      },
      {
        text: 'On an island or up a valley, plan around ferries, snow and the nearest operating room. Some families move close to the hospital before their due date.',
      },
      {
        text: 'The Travel Assistance Program can lower ferry and other fares when a doctor or nurse practitioner refers you to a specialist. Get its form before you travel. It pays no bed or meals.',
        sources: ['bc-travel'],
      },
      {
        text: "BC Women's Hospital in Vancouver takes many of the highest-risk births.",
        onPaper: false,
        sources: ['bc-birth-hospital'],
      },
    ],
    money: [
      {
        text: "Two systems work side by side. Federal Employment Insurance pays you. British Columbia's Employment Standards Act protects your job while you are away.",
        sources: ['ei-maternity-parental', 'leave-bc'],
      },
      {
        text: 'Leave may start well before your due date. Give your employer notice in writing, and keep a copy.',
        sources: ['leave-bc'],
      },
      {
        text: 'The BC Family Benefit is added to the Canada Child Benefit for many families, so file your taxes.',
        onPaper: false,
        sources: ['after-canada-revenue-canada-child-2'],
      },
    ],
    program: [
      {
        text: "Baby's Best Chance is the handbook that public health gives to new parents here. Read it online, or ask a nurse for a paper copy.",
      },
    ],
    childCare: [
      {
        text: 'Waiting lists are long in Metro Vancouver and Victoria. Child care resource and referral staff know which homes and centres have room.',
      },
    ],
    afterBirth: [
      {
        text: 'Your midwife visits you at home in the first days. With a doctor, a public health nurse may call to see how feeding goes.',
      },
      {
        text: 'Health units hold baby clinics for vaccines, weighing and questions. Many have groups for new parents.',
      },
      {
        text: 'The First Nations Health Authority helps First Nations families in the province with maternal health, travel and doctors by video.',
        sources: ['fnha-benefits', 'fnha-travel'],
      },
      {
        text: 'Feeling flat, on edge or not like yourself? Ask your provider for the reproductive mental health program that serves your health authority.',
      },
    ],
    newcomers: [
      {
        text: 'MSP starts after the month in which you come and two more. In 2023 pregnancy did not shorten the wait, nor did it for a newborn. Apply on the day you arrive, and ask if private insurance can bridge the gap.',
        sources: ['bc-wait-2023', 'bc-wait-2024'],
      },
      {
        text: 'Midwives can tell you their fee if you have no MSP yet, and community health centres may see you for less or for nothing.',
        sources: ['bc-midwives-refugees'],
      },
      {
        text: 'Refugee claimants: ask the clinic if it bills the Interim Federal Health Program. You pay $4 for each prescription since May 2026. Ask for an interpreter when you book.',
        sources: ['ifhp-from-may-2026'],
      },
    ],
  },
};
