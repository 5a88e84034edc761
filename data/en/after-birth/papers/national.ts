import type { AfterBirthTask, JointPart } from '@/data/after-birth/papers';
import type { Statement } from '@/data/statement';

// What is said of the papers in every province and territory. What differs stands beside it, region by region.

export const nationalTasks: Record<AfterBirthTask, { title: string; text: Statement[] }> = {
  register: {
    title: 'Register the birth',
    text: [
      {
        text: 'Register your baby where the birth was, even if you live somewhere else.',
        sources: ['register-birth', 'after-steps-justice-how-get'],
      },
      {
        text: 'The birth certificate, the Social Insurance Number and most benefits build on it.',
        sources: ['register-birth', 'after-alberta-register-birth', 'after-british-columbia-birth-registration'],
      },
    ],
  },
  'health-card': {
    title: 'Get the health card',
    text: [
      {
        text: 'Your baby gets a card of their own, from the province or territory where you live.',
        sources: ['register-birth', 'after-steps-justice-how-get'],
      },
      { text: 'Does your baby need care before the card is there? Go, and say that it is on its way.' },
    ],
  },
  'child-benefit': {
    title: 'Ask for the Canada Child Benefit',
    text: [
      {
        text: 'Ask for it once: on the registration form where it has a box for it, or else at the Canada Revenue Agency, in My Account or with form RC66. A second application slows the money.',
        sources: ['ccb-registration', 'after-canada-revenue-automated-benefits'],
      },
      {
        text: 'Ask in the first months. For money of more than 11 months back the agency wants more papers, and the box counts only until the first birthday.',
        sources: ['after-canada-revenue-apply', 'after-steps-justice-use-automated'],
      },
      {
        text: 'You, and your partner if you have one, file a tax return each year, even with no income, or the payments stop.',
        sources: ['after-canada-revenue-automated-benefits', 'after-steps-justice-use-automated'],
      },
    ],
  },
  'social-insurance-number': {
    title: 'Ask for the Social Insurance Number',
    text: [
      {
        text: 'It is free. In every province you can ask for it with the registration. In the territories, ask Service Canada.',
        sources: ['register-birth', 'after-employment-social-social-insurance'],
      },
    ],
  },
  'parental-benefit': {
    title: 'Give the birth date for your paid leave',
    text: [
      {
        text: 'In Quebec paid leave comes from QPIP. Everywhere else it is EI, from Service Canada.',
        sources: ['ei-apply', 'qpip'],
      },
      {
        text: 'Did you apply before the birth? Then give the real birth date. Not yet? Apply now: if you are late, you may lose money.',
        sources: ['ei-apply', 'qpip-act'],
      },
      {
        text: 'With EI, each parent sends an application. Choose the same option, standard or extended: if you differ, the first form that comes in counts.',
        sources: ['ei-apply'],
      },
      { text: 'Tell your employer too, in writing, that your baby is here, and when you plan to be back.' },
    ],
  },
  'newborn-visit': {
    title: 'Book the first visit',
    text: [
      {
        text: 'Somebody who knows babies should see yours 24 to 72 hours after you leave the hospital. Book it before you go. Home before 48 hours? Ask for a visit the next day.',
        sources: ['after-canadian-paediatric-facilitating-discharge', 'after-north-york-when-see'],
      },
      {
        text: 'Born at home or in a birth centre? Ask your midwife who does this check, the heel test and the hearing test, and when.',
      },
      {
        text: 'More checks follow in the first week, at 2 weeks and at 1 month.',
        sources: ['after-south-east-well-baby'],
      },
    ],
  },
  certificate: {
    title: 'Order the birth certificate',
    text: [
      {
        text: 'It can be made only once the birth is registered.',
        sources: ['after-alberta-register-birth', 'after-british-columbia-birth-registration'],
      },
      {
        text: 'Ask what it costs. The long one, with the names of the parents, is the one that others usually want to see.',
      },
    ],
  },
  'provincial-benefit': {
    title: "Ask about your region's own child benefit",
    text: [
      {
        text: 'In most places it comes with the Canada Child Benefit, usually without another form.',
        sources: ['after-canada-revenue-canada-child-2'],
      },
    ],
  },
  'work-plan': {
    title: 'Add your baby to a plan at work',
    text: [
      {
        text: 'Do you or your partner have a drug, dental or health plan at work? Ask today how many days you have to add your baby.',
      },
    ],
  },
  'first-vaccines': {
    title: 'Book the 2-month visit and vaccines',
    text: [
      {
        text: 'Most first vaccines come at 2, 4 and 6 months.',
        sources: ['after-public-health-provincial-territorial'],
      },
      {
        text: 'Rotavirus drops have to begin before 15 weeks of age. After that, they cannot begin at all.',
        sources: ['after-rourke-baby-rotavirus-vaccine', 'after-brant-county-rotavirus'],
      },
      {
        text: 'Vaccines go by the birthday, also for a baby who came early.',
        sources: ['after-canadian-premature-childhood-vaccines', 'after-ices-time-vaccination'],
      },
      {
        text: 'Did you take a medicine in pregnancy that weakens the immune system? Ask what it means for the drops and for the BCG vaccine. Do not stop your medicine.',
        sources: ['inspq-medication'],
      },
    ],
  },
  'own-check-up': {
    title: 'Book your own checkup',
    text: [
      {
        text: 'It is usually about 6 weeks after the birth. A midwife sees you several times before.',
        sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
      },
      {
        text: 'Ask about bleeding, stitches, leaking, mood, birth control and blood pressure.',
        sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
      },
      { text: 'Worried before that day? Do not save it for the visit: our page on when to call says whom to ask.' },
    ],
  },
  savings: {
    title: 'Ask for the Canada Learning Bond',
    text: [
      {
        text: 'With a low income, your child can get $500 now and $100 a year, up to $2,000, for school after high school. You put in no money of your own.',
        sources: ['after-regional-municipality-canada-learning', 'after-benefits-wayfinder-canada-learning'],
      },
      {
        text: "It needs the baby's Social Insurance Number and an education savings plan (RESP). It is paid for past years too, so there is no hurry.",
        sources: ['after-regional-municipality-canada-learning', 'after-benefits-wayfinder-canada-learning'],
      },
    ],
  },
  passport: {
    title: 'Passport, if you travel',
    text: [
      { text: 'A baby needs a passport of their own.', sources: ['register-birth'] },
      {
        text: 'Before you order the birth certificate, ask which kind the passport office wants: usually it is the long one.',
      },
    ],
  },
};

/** What the registration form takes along, as its boxes are named. */
export const jointPartNames: Record<JointPart, string> = {
  certificate: 'Birth certificate',
  'social-insurance-number': 'Social Insurance Number',
  'child-benefit': 'Canada Child Benefit',
  'health-card': 'Health card',
  'territorial-benefit': 'Yukon Child Benefit',
  savings: 'Education savings (RESP)',
};

/** What is said of the form that takes more along than the registration. */
interface JointWords {
  title: string;
  /** Where no form takes anything along. */
  nothing: Statement;
  once: Statement[];
  whoCannotTitle: string;
  whoCannot: Statement[];
  notToldTitle: string;
  notTold: Statement;
  twinsTitle: string;
  twins: Statement[];
  /** In the three territories. */
  territories: Statement;
  /** Everywhere but in Quebec and Manitoba. */
  ownBenefit: Statement;
}

export const joint: JointWords = {
  title: 'One form. It brings with it:',
  nothing: {
    text: 'Here, no form brings the rest: you ask for each paper by itself.',
    sources: ['register-birth', 'after-canada-revenue-canada-child'],
  },
  once: [
    {
      text: 'Tick the child benefit here, once. A second application slows the money.',
      sources: ['ccb-registration', 'after-canada-revenue-automated-benefits'],
    },
    {
      text: 'Do it in the first months. For money of more than 11 months back the agency wants more papers, and the box counts only until the first birthday.',
      sources: ['after-canada-revenue-apply', 'after-steps-justice-use-automated'],
    },
    {
      text: 'Write your own Social Insurance Number in it too: without it, the payment is usually late.',
      sources: ['ccb-registration', 'after-canada-revenue-automated-benefits'],
    },
    {
      text: 'You, and your partner if you have one, file a tax return each year, even with no income, or the payments stop.',
      sources: ['after-canada-revenue-automated-benefits', 'after-steps-justice-use-automated'],
    },
  ],
  whoCannotTitle: 'Who cannot tick the child benefit here',
  whoCannot: [
    { text: 'No box for it on your form? Then apply to the Canada Revenue Agency.' },
    {
      text: 'The box is for the one who gave birth, is a citizen or permanent resident, and looks after the baby most of the time.',
      sources: ['after-canada-revenue-automated-benefits', 'ccb-registration'],
    },
    {
      text: 'It is not open to a father, a partner who did not give birth, an adoptive or intended parent, or someone who lives here on a permit or as a protected person. Leave it empty and apply to the Canada Revenue Agency instead, in My Account or with form RC66.',
      sources: ['after-canada-revenue-automated-benefits', 'ccb-registration'],
    },
    {
      text: 'In My Account or with form RC66 the agency wants proof of the birth too: order the birth certificate right away.',
      sources: ['after-canada-revenue-apply'],
    },
    {
      text: 'On a permit? You can have the child benefit, by My Account or form RC66, once you or your partner have lived in Canada for 18 months and have a valid permit in the 19th month. Ask the agency if yours counts.',
      sources: ['after-canada-revenue-who-can', 'after-canada-revenue-status'],
    },
    {
      text: 'Is one of you a citizen, a permanent resident or a protected person? Then you do not need these 18 months.',
      sources: ['after-canada-revenue-who-can'],
    },
    {
      text: 'New in Canada? Usually form RC66SCH goes along: ask the agency.',
      sources: ['after-canada-revenue-status'],
    },
    {
      text: "Is no parent a citizen or permanent resident? Ask Service Canada how to get the baby's Social Insurance Number.",
    },
  ],
  notToldTitle: 'Married, moved in together or parted?',
  notTold: {
    text: 'The registration does not tell the Canada Revenue Agency. Tell it yourself: in My Account, with form RC65, or at 1-800-387-1193.',
    sources: ['ccb-registration', 'after-yukon-developers-apply-automated'],
  },
  twinsTitle: 'Two or more babies',
  twins: [
    {
      text: 'Fill in one form for each baby, and say who was born first. Each has a number, a card and a benefit of their own.',
      sources: ['after-bc-vital-electronic-birth', 'after-directeur-letat-declaration-dune'],
    },
    {
      text: 'Twins bring no more weeks of EI than one baby. QPIP in Quebec adds weeks.',
      sources: ['after-employment-social-employment-insurance', 'qpip-act'],
    },
  ],
  territories: {
    text: 'The Social Insurance Number does not come with the registration in a territory: ask Service Canada for it. It is free.',
    sources: ['register-birth', 'after-employment-social-social-insurance'],
  },
  ownBenefit: {
    text: "Your region's own child benefit, where there is one, usually comes with the Canada Child Benefit. There is no other form.",
    sources: ['after-canada-revenue-canada-child-2'],
  },
};

/** Where no day of the registration is known. */
export const dayNotFound: Statement = {
  text: 'We have not found by which day you have to register here. Ask the hospital, your midwife or the nurse before you leave, and do it soon.',
};

/** Once the day of a region is over. */
export const dayPassed: Statement = {
  text: 'Is the day over? Register all the same, and ask the office what else it wants to see.',
};

/** Cases that are the same in every region. */
export const nationalCases: { id: 'indigenous' | 'born-abroad' | 'surrogacy'; title: string; text: Statement[] }[] = [
  {
    id: 'indigenous',
    title: 'First Nations and Inuit babies',
    text: [
      {
        text: 'Are you registered for status? Ask your band office how to register your baby, and which birth certificate it wants to see.',
      },
      {
        text: "A baby under 18 months can use Non-Insured Health Benefits on the number of a parent. Apply for the baby's own number right after the birth, so that nothing stops.",
        sources: ['after-benefits-wayfinder-non-insured', 'after-first-nations-first-nations'],
      },
      { text: 'Born on reserve? Ask the nursing station or band office who sends the registration.' },
    ],
  },
  {
    id: 'born-abroad',
    title: 'Born outside Canada',
    text: [
      {
        text: 'Ask the citizenship department (Immigration, Refugees and Citizenship Canada) for a proof of citizenship. If you too were born abroad, ask what holds for you: the rules changed on December 15, 2025.',
        sources: ['after-thompson-dorfman-new-canadian', 'after-battista-migration-bill-c'],
      },
    ],
  },
  {
    id: 'surrogacy',
    title: 'Surrogacy and adoption',
    text: [{ text: 'Ask Vital Statistics which papers it wants, before the birth if you can.' }],
  },
];

/** The two quiet ways out of every list. The second leads to the page after a loss. */
export const quietWays: {
  inHospital: { title: string; text: Statement[] };
  died: { title: string; text: Statement };
} = {
  inHospital: {
    title: 'Your baby is in hospital',
    text: [
      {
        text: 'Your baby comes first. Ask the social worker or a nurse on the ward to go through these papers with you.',
      },
      {
        text: 'Ask who brings the registration form to you, and by which day. The days go by the birthday, in hospital too.',
      },
      { text: 'Ask about a bed nearby, meals and the trip, on the first day.' },
      {
        text: 'With EI, the time in which you can take your weeks can grow while your baby is in hospital. Tell Service Canada the first and the last day.',
        sources: ['ei-act-22', 'ei-act-23'],
      },
      {
        text: 'In Quebec, ask QPIP to put weeks off before the stay is over.',
        sources: ['qpip-act', 'qpip-regulation'],
      },
      {
        text: 'For a baby who is critically ill, EI has a benefit of its own, for up to 35 weeks within 52. A doctor or nurse practitioner signs for it. Ask Service Canada how it fits beside your other weeks.',
        sources: ['after-employment-social-digest-benefit', 'after-employment-social-introducing-new'],
      },
    ],
  },
  died: {
    title: 'Your baby has died',
    text: {
      text: 'We are so sorry. You do not have to do this list. A few papers remain, and the hospital, your midwife or the funeral home can help with them. Our page after a loss says which.',
    },
  },
};
