import type { ProvinceGuide } from './types';

export const manitoba: ProvinceGuide = {
  description:
    'Having a baby in Manitoba: Health Links – Info Santé by its own number, the Manitoba Prenatal Benefit, midwives, northern travel, leave and child care.',
  intro:
    'Manitoba has a health line that is not 811, its own prenatal benefit, and long distances north of Dauphin. Keep this page on the fridge: it says whom to call and what to ask.',
  foreignNames: ['Info Santé'],
  sections: {
    prenatalCare: [
      {
        text: 'A family doctor, nurse practitioner, midwife or obstetrician can follow your pregnancy. The Family Doctor Finder helps if you have no one.',
        sources: ['mb-pregnant'],
      },
      {
        text: 'Midwives work for the health regions and charge you nothing. You fill in a request yourself, so do it early: there are fewer midwives than families who ask.',
        sources: ['mb-midwifery', 'mb-winnipeg-midwifery'],
      },
      {
        text: 'In a First Nation, begin at the nursing station or health centre. The nurse orders your first blood tests and books the scan.',
      },
    ],
    givingBirth: [
      {
        text: "Winnipeg's two large maternity hospitals, Health Sciences Centre and St. Boniface, take the most births. Brandon and a number of towns have smaller wards.",
      },
      {
        text: 'From many northern and fly-in communities you leave before labour and wait in Thompson, The Pas or Winnipeg. Ask early where you will stay.',
        sources: ['manitoba-northern-travel', 'escort-study'],
      },
      {
        text: 'The Northern Patient Transportation Program helps people north of the 53rd parallel pay for the trip, First Nations people who live off reserve too. On reserve, Non-Insured Health Benefits pay: start with your nursing station. On or off reserve, ask them for your escort.',
        sources: ['manitoba-northern-travel', 'escort-study'],
      },
    ],
    money: [
      {
        text: "Your weekly benefit comes from Ottawa, as Employment Insurance. Manitoba's Employment Standards keep your job for you, once you have worked for your employer for some months.",
        sources: ['ei-maternity-parental', 'notice-manitoba'],
      },
      {
        text: 'The Prenatal Benefit below is separate. You do not need to have worked to get it.',
        sources: ['mb-pregnant'],
      },
    ],
    program: [
      {
        text: 'The Manitoba Prenatal Benefit is monthly money for good food and other needs in pregnancy. What you get depends on your household income.',
        sources: ['mb-pregnant'],
      },
      {
        text: 'Your provider confirms the due date on your form. Send it in as soon as you can, as the money is for the months before the birth.',
      },
      {
        text: 'Healthy Baby groups meet in many towns. You can learn to cook, ask a nurse, and get milk coupons while you are there.',
        onPaper: false,
        sources: ['mb-pregnant'],
      },
    ],
    childCare: [
      {
        text: 'Fees in licensed Manitoba centres are capped by the province. The catch is space, so use the online search and join several lists.',
      },
    ],
    afterBirth: [
      {
        text: 'A public health nurse from your region gets word of the birth and contacts you at home.',
        sources: ['mb-public-health-nurses'],
      },
      {
        text: 'The nurse may offer Families First, where a trained visitor comes to your home over many months.',
        onPaper: false,
        sources: ['mb-pregnant'],
      },
      {
        text: 'Health Links – Info Santé has nurses day and night, in French and English, also for worries about your own mood. You do not have to be in crisis to call.',
      },
    ],
    newcomers: [
      {
        text: 'Sign up with Manitoba Health when you get here, and ask if your permit covers you. Some permits do and some do not.',
        sources: ['mb-study-permits', 'mb-students-2025'],
      },
      {
        text: 'In Winnipeg, BridgeCare Clinic sees refugees who have just come. Other newcomers can ask at a community health centre such as Mount Carmel Clinic.',
      },
      {
        text: "No coverage at all? Speak with the hospital's social worker long before the birth. A midwife may also see you: ask the health region.",
      },
    ],
  },
};
