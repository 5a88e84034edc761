import type { ProvinceGuide } from './types';

export const quebec: ProvinceGuide = {
  description:
    'Having a baby in Quebec: Info-Santé 811, your CLSC, QPIP in place of EI, CNESST leave and preventive withdrawal, Olo, child care, and care without RAMQ.',
  intro:
    'Quebec does many things its own way: the Quebec Parental Insurance Plan (QPIP) pays you instead of Employment Insurance (EI), the labour standards board (CNESST) guards your job, and the local community services centre (CLSC) is your door to most of the rest. You may ask for services in English.',
  without911Note: 'In Nunavik, 911 may not work everywhere: there, call your CLSC.',
  foreignNames: [
    "Directeur de l'état civil",
    'Naître et grandir',
    'La Maison Bleue',
    'centre de la petite enfance',
    'Ma grossesse',
    'Retraite Québec',
    'Info-Santé',
    'Info-Social',
    'maison de naissance',
    'Médecins du Monde',
  ],
  sections: {
    prenatalCare: [
      {
        text: 'Fill in the online form Ma grossesse (my pregnancy) early, at quebec.ca/magrossesse, also without a health card. It tells your CLSC that you are expecting, and helps to find you a provider. It comes in 11 languages.',
        sources: ['grossesse-secours', 'qc-tout-petits'],
      },
      {
        text: 'You can be followed by a family doctor, an obstetrician, a specialized nurse practitioner or a midwife. With a health card, the public plan pays for all of them.',
        sources: ['grossesse-secours'],
      },
      {
        text: 'For a midwife, call the maison de naissance (birthing centre) in your region the day you know. Places go fast.',
        sources: ['grossesse-secours'],
      },
      {
        text: 'The Quebec Prenatal Screening Program is free with your health card, and you may say no. Its blood test is done from 10 weeks to 13 weeks 6 days.',
        sources: ['screening-qc', 'screening-qc-weeks'],
      },
      {
        text: 'In Quebec the best time for the whooping cough vaccine (Tdap) is 26 to 32 weeks, in each pregnancy.',
        sources: ['tdap-quebec'],
        onPaper: false,
      },
      {
        text: 'From Tiny Tot to Toddler is the guide that every family gets for free. Ask your provider for the book, or read it online.',
        onPaper: false,
      },
      {
        text: 'Your CLSC or hospital gives prenatal classes, many of them without charge.',
        onPaper: false,
      },
    ],
    givingBirth: [
      {
        text: 'When your water breaks, call, then go to your place of birth, even without contractions.',
        sources: ['inspq-hospital'],
      },
      {
        text: 'With a midwife you choose a birthing centre, your home or, in some regions, a hospital. With a doctor you go to the hospital where the doctor works.',
      },
      {
        text: 'In Nunavik, Inuit midwives attend births in Puvirnituq, Inukjuak and Salluit; in Eeyou Istchee, Cree Health midwives do in Chisasibi. Other northern families may fly to Montreal or another city and wait there.',
        sources: ['inuulitsivik', 'cree-midwives'],
      },
    ],
    money: [
      {
        text: 'Apply to QPIP online, not to Service Canada. There is no waiting period, and self-employed people are in the plan.',
        sources: ['rqap-features', 'naitre-qpip'],
      },
      {
        text: 'You choose between two plans. The basic plan lasts longer. The special plan is shorter and pays more each week. Parents decide together, and the choice holds for both.',
        sources: ['rqap-features', 'naitre-qpip'],
      },
      {
        text: 'The CNESST protects your leave. If your work puts you or your baby at risk, its program for a safe maternity lets you ask for other tasks, or for time off with pay.',
        sources: ['leave-qc'],
      },
      {
        text: 'For that you need a certificate from the person who follows your pregnancy. Ask about it at your first visit.',
        onPaper: false,
      },
      {
        text: 'Retraite Québec pays a Family Allowance beside the Canada Child Benefit. For a baby born in Quebec you need no form, but you and your partner have to file your taxes each year.',
        sources: ['retraite-quebec'],
        onPaper: false,
      },
    ],
    program: [
      {
        text: 'Olo follow-up is for pregnant people with a low income. A dietitian or nurse at the CLSC gives you vitamins, help with food, and advice. Ask for it by name.',
        onPaper: false,
      },
    ],
    childCare: [
      {
        text: 'In a centre de la petite enfance (CPE) or other subsidized place you pay one low daily fee. You can sign up only after the birth, on the portal below. What counts is the day from which you want the place, not the day you sign up.',
        onPaper: false,
        sources: ['quebec-child-care'],
      },
      {
        text: 'Full-fee child care centres exist too. A tax credit pays part of the fee back, and you can ask to get it in advance.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'A CLSC nurse calls and most often visits you at home in the first days. Ask about feeding, your stitches, your sleep: anything on your mind.',
        onPaper: false,
        sources: ['after-ciusss-centre-newborns-postnatal'],
      },
      {
        text: "Declare the birth to the Directeur de l'état civil with the form from the hospital or birth centre. Health insurance (RAMQ), QPIP and child benefits can follow from it.",
        sources: ['after-directeur-letat-declaration-dune', 'after-gouvernement-quebec-registering-child'],
      },
      {
        text: 'Info-Santé 811 has nurses at any hour. Choose Info-Social on the same line to reach a social worker when your mood, or things at home, are hard to bear.',
      },
      {
        text: 'The magazine Naître et grandir has good articles for the months to come.',
        onPaper: false,
      },
    ],
    newcomers: [
      {
        text: 'If your status gives you a right to RAMQ, coverage often starts after a wait, but care for pregnancy and birth may be covered at once if you have signed up. Many students and visitors have no such right: ask RAMQ about your own permit.',
        sources: ['qc-immigration'],
      },
      {
        text: 'The form Ma grossesse needs no card. With no coverage in Montreal, La Maison Bleue and the migrant clinic of Médecins du Monde know the way. Elsewhere, start with your CLSC.',
        sources: ['grossesse-secours', 'qc-tout-petits'],
      },
      {
        text: 'A baby born in Quebec may have RAMQ even when the parents do not. Ask before you pay a bill.',
        sources: ['after-regie-lassurance-naissance-ou'],
      },
    ],
  },
};
