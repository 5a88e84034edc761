import type { ProvinceGuide } from './types';

export const saskatchewan: ProvinceGuide = {
  description:
    'Having a baby in Saskatchewan: HealthLine 811, the Saskatchewan Health Authority, KidsFirst, midwives, northern travel, leave and benefits, and child care.',
  intro:
    'On the Prairies a neighbour may be an hour away, and so may the maternity ward. This page gathers the nurses, programs and offices that Saskatchewan families lean on.',
  sections: {
    prenatalCare: [
      {
        text: 'Book with a family doctor or nurse practitioner the week your test is positive. If you have no one, ask HealthLine or the nearest clinic who takes new patients.',
      },
      {
        text: 'Midwives work for the Saskatchewan Health Authority in a handful of places, Regina and Saskatoon among them. You apply yourself; it costs nothing.',
        sources: ['sk-midwifery', 'sk-four-places', 'sk-midwives'],
      },
      {
        text: 'The Saskatchewan Prevention Institute is a non-profit. It has clear sheets on food, alcohol, work and travel, and you can order some by mail.',
      },
    ],
    givingBirth: [
      {
        text: "The Jim Pattison Children's Hospital in Saskatoon and Regina General have the most specialists. Some smaller hospitals deliver babies as well, but not every day.",
      },
      {
        text: 'Ask your doctor this: if our hospital has no staff that night, where do we go, and by which road? Write the answer on your fridge.',
      },
      {
        text: 'From the far north, people fly or drive to Prince Albert or Saskatoon ahead of their date. The Northern Medical Transportation Program may pay or, for First Nations people, the federal Non-Insured Health Benefits program.',
        sources: ['metis-saskatchewan-travel', 'nihb-travel', 'sprucelodge'],
      },
      {
        text: "All Nations' Healing Hospital in Fort Qu'Appelle brings midwives and Indigenous culture together.",
        onPaper: false,
        sources: ['sk-four-places'],
      },
    ],
    money: [
      {
        text: 'You send two things: a claim to Service Canada for Employment Insurance (EI), and a letter to your employer for leave under Saskatchewan law.',
        sources: ['ei-apply', 'notice-saskatchewan'],
      },
      {
        text: "If you work for a railway or a bank, federal leave rules apply instead of Saskatchewan's.",
        sources: ['leave-federal'],
      },
    ],
    program: [
      {
        text: 'KidsFirst is for families in certain communities who would like a steady hand. A home visitor comes by from pregnancy on.',
        sources: ['sk-kidsfirst'],
      },
      {
        text: 'Early Years Family Resource Centres are open to all. Drop in to play, to eat a snack, or to ask about speech, sleep and parenting.',
        sources: ['sk-family-centres', 'sk-kidsfirst'],
      },
    ],
    childCare: [
      {
        text: 'Outside the cities there may be a single centre for several towns. Ask your rural municipality or the school, too: new spaces often open in schools.',
      },
      {
        text: 'The province caps what licensed places charge for young children. A subsidy can lower it more.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'A public health nurse or home visit nurse phones you after you leave the ward. In the cities the nurse may also come to your home.',
      },
      {
        text: 'Child health clinics weigh your baby and give vaccines. The nurse there may hand you a short form about your mood: say how you truly feel.',
      },
      {
        text: 'Births are registered with eHealth Saskatchewan, which also sends the health card.',
        onPaper: false,
        sources: ['after-ehealth-saskatchewan-register-birth'],
      },
      {
        text: "HealthLine also has mental health staff. Call at any hour about your own mood or your partner's.",
      },
    ],
    newcomers: [
      {
        text: 'Sign up with eHealth for a health card when you move here. Ask if your study or work permit gives you a right to it, and from what day. Bring passport, permit and proof of address.',
      },
      {
        text: 'If your papers are not complete, ask a community clinic or a settlement agency in Saskatoon or Regina who can see you now.',
      },
      {
        text: 'If you must pay yourself, ask what a vaginal birth costs and what a cesarean costs, so that the bill is no surprise.',
      },
    ],
  },
};
