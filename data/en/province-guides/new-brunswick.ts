import type { ProvinceGuide } from './types';

export const newBrunswick: ProvinceGuide = {
  description:
    'Having a baby in New Brunswick: Tele-Care 811, Healthy Families Healthy Babies, the Prenatal Benefit, care in English and French, leave and child care.',
  intro:
    'In New Brunswick you have the right to care in English or in French. Two health networks share the work: Horizon and Vitalité. Whichever is closer, this is how to reach the people who help.',
  foreignNames: ['Vitalité', 'Télé-Soins'],
  sections: {
    prenatalCare: [
      {
        text: 'Ask your family doctor or nurse practitioner first. Have you none? Call 811 first, and say that you are pregnant. Some doctors follow you to the end; others pass you to an obstetrician for the last months.',
      },
      {
        text: 'NB Health Link gives you appointments while you wait for a doctor of your own. Say that you are pregnant when you sign up.',
        sources: ['nb-saint-john-clinic', 'nb-moncton-clinic'],
      },
      {
        text: 'New Brunswick has one midwife clinic, in Fredericton. You can call it yourself. It takes people who live within about an hour by road, and has a waiting list.',
        sources: ['nb-horizon-midwifery', 'nb-midwifery-stalled'],
      },
    ],
    givingBirth: [
      {
        text: 'Babies are born in the regional hospitals, such as Moncton, Saint John, Fredericton, Edmundston and Bathurst. Small hospitals may send you on, so ask which hospital you will go to.',
      },
      {
        text: 'Distance counts when you time contractions. From 37 weeks, with less than 30 minutes to drive, New Brunswick teaching says to leave when they come 5 minutes apart; farther away, at 10 minutes apart.',
        sources: ['labour-distance'],
      },
      {
        text: 'Those rules are for 37 weeks and later. Before 37 weeks, call or go to the hospital now for contractions 10 minutes apart or closer. The page of your week says when to call or go for anything else.',
        sources: ['fraser-labour'],
      },
      {
        text: "Your own provider may tell you to leave sooner. In an ice storm or a nor'easter, call the ward before you set out.",
      },
    ],
    money: [
      {
        text: 'For a weekly cheque, look to federal Employment Insurance. For the right to come back to your job, look to the Employment Standards of New Brunswick.',
        sources: ['ei-maternity-parental', 'leave-nb'],
      },
      {
        text: 'Seasonal and fish plant workers: count your insured hours (hours of work that count for EI) now, and ask Service Canada how the off season changes your claim.',
        sources: ['ei-act-6', 'ei-fishing'],
      },
    ],
    program: [
      {
        text: 'The Prenatal Benefit Program helps you buy good food while you are pregnant. The amount depends on family income, so have your last notice of assessment at hand.',
        sources: ['nb-prenatal-benefit'],
      },
      {
        text: 'Healthy Families, Healthy Babies is for people whose pregnancy or start with a baby needs more support. Call Public Health and ask if it fits you.',
        sources: ['nb-healthy-families'],
      },
    ],
    childCare: [
      {
        text: 'Centres and homes called "designated" have lower fees set with the province. You can pick a centre or home where staff speak French, English or both.',
      },
    ],
    afterBirth: [
      {
        text: 'Public Health may phone or visit after you leave the hospital. If no one has called and feeding hurts, call them yourself.',
      },
      {
        text: 'Family resource centres run baby groups from the Acadian Peninsula to Charlotte County. Most of what they do costs nothing.',
      },
      {
        text: 'Tele-Care (in French, Télé-Soins) answers in both languages. Tell the nurse too if you cry often, cannot sleep when the baby sleeps, or feel numb.',
      },
      {
        text: 'Ask Service New Brunswick how to register your baby and get the Medicare card.',
        onPaper: false,
        sources: ['after-new-brunswick-vital-statistics', 'after-new-brunswick-medicare-changes'],
      },
    ],
    newcomers: [
      {
        text: 'Apply for a Medicare card in your first week. Ask if your study or work permit lets you and your baby join.',
      },
      {
        text: 'While you wait, ask the hospital business office what a birth costs and who can help. Keep every receipt and letter.',
      },
      {
        text: 'Settlement agencies in Moncton, Saint John, Fredericton and smaller towns can find an interpreter and go with you to visits.',
      },
    ],
  },
};
