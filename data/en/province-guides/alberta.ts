import type { ProvinceGuide } from './types';

export const alberta: ProvinceGuide = {
  description:
    'Having a baby in Alberta: Health Link 811, Healthy Parents Healthy Children, midwives, doctors, leave, benefits, Family Resource Networks and child care.',
  intro:
    'Alberta is a province of two big cities and a lot of road. This page names who looks after you in Calgary, in Edmonton and in between, and what to ask when the hospital is far away.',
  sections: {
    prenatalCare: [
      {
        text: 'Start with a family doctor, a nurse practitioner or a midwife. Midwives are paid for by the province. You ask for one yourself, on one list for the whole province.',
        sources: ['ab-midwives'],
      },
      {
        text: 'Midwives in Alberta have waiting lists in many places. Ask for a spot the week your test turns positive, and book with a doctor in the meantime.',
        sources: ['ab-midwives', 'ab-briar-hill'],
      },
      {
        text: 'Your doctor may send you to a low-risk maternity clinic, where a team of doctors shares the visits and the births.',
        sources: ['ab-avenue', 'ab-care-team'],
      },
    ],
    givingBirth: [
      {
        text: 'Not every rural hospital in Alberta has a maternity ward, and some stop births for a time when staff are short. Ask in each trimester if your plan still holds.',
      },
      {
        text: 'Talk about winter roads with your provider. Agree on when you leave home, who drives, and where you go if the highway closes.',
      },
      {
        text: 'Midwives attend births at home, in some hospitals and in a few birth centres. Calgary and Edmonton have hospitals for high-risk births and very small babies.',
      },
    ],
    money: [
      {
        text: 'Service Canada pays the weekly benefit. Alberta law sets the leave, which keeps your job but pays nothing itself.',
        sources: ['ei-maternity-parental', 'leave-ab'],
      },
      {
        text: "If you started your job recently, check that you have worked long enough for Alberta's job-protected leave.",
        sources: ['leave-ab'],
      },
      {
        text: 'Families with lower incomes may also get the Alberta Child and Family Benefit. You need no form for it beyond your tax return.',
        onPaper: false,
        sources: ['ab-child-family-benefit'],
      },
    ],
    program: [
      {
        text: 'A Family Resource Network is a group of local agencies. They hold play groups, teach parenting skills and, in some places, visit you at home.',
      },
    ],
    childCare: [
      {
        text: "Licensed centres and day homes that take part charge one flat monthly fee for children up to kindergarten. On April 1, 2025 it took the place of the subsidy for that age, at $326.25 full time and $230 part time. Ask for today's fee.",
        sources: ['alberta-child-care'],
      },
      {
        text: 'Infant rooms are the hardest to find in Alberta. Visit day homes as well as centres, and ask if the place is licensed.',
      },
    ],
    afterBirth: [
      {
        text: 'A public health nurse usually phones soon after you come home, and may weigh your baby at home or at a clinic.',
      },
      {
        text: 'Your community health centre gives the vaccines of the first years. At those visits the nurse may also ask how you feel. Be open: it helps the nurse to help you.',
      },
      {
        text: 'You register the birth yourself, in the Online Birth Registry of Alberta. The hospital or your midwife sends its own confirmation. You order the birth certificate from a registry agent.',
        sources: ['after-alberta-register-birth'],
      },
      {
        text: 'If you feel low or your thoughts frighten you, call Health Link at any hour. If you think of suicide, call or text 9-8-8. Partners can call too.',
      },
    ],
    newcomers: [
      {
        text: 'Apply for the Alberta Health Care Insurance Plan as soon as you arrive. Ask which papers prove that you live here, and from what day you are covered.',
      },
      {
        text: 'Not covered? Ask a maternity clinic and the hospital for their prices in writing, before the birth, and if you may pay in parts.',
      },
      {
        text: 'Calgary and Edmonton have clinics for newcomers and refugees with interpreters. A settlement agency can book you in.',
      },
    ],
  },
};
