import type { LanguageCode } from '@/data/languages';

/** What is said of a page of another site. Its address: data/national-resources and data/province-resources. */
export interface LinkedPageWords {
  /** The page's title, or what it is about where the title is long. */
  title: string;
  titleLanguage?: LanguageCode;
  runBy: string;
  /** Set where the title, or the name that a list has for the page, says who runs it, so that no sentence has to. */
  namedAfterRunner?: 'title' | 'name';
  runByLanguage?: LanguageCode;
  /** What the visitor finds there, in one or two sentences. */
  what: string;
}

export const eiBenefits: LinkedPageWords = {
  title: 'EI maternity and parental benefits',
  runBy: 'Service Canada',
  what: 'Who gets Employment Insurance during leave, how much and for how long. You apply there too.',
};

/** The names of pages in the card 'National Canadian Resources'. */
export const nationalLabels = {
  eiBenefits: 'EI Maternity & Parental Benefits',
  childBenefit: 'Canada Child Benefit',
  healthyPregnancyGuide: 'Public Health Agency of Canada',
  infantCare: 'Infant Care',
  foodGuide: "Canada's Food Guide",
  finances: 'Financial Planning',
};

export const nationalPages = {
  eiBenefits,
  childBenefit: {
    title: 'Canada Child Benefit',
    runBy: 'the Canada Revenue Agency',
    what: 'A tax-free monthly payment to help with the cost of raising children. You apply once your baby is born.',
  },
  healthyPregnancyGuide: {
    title: 'Your Guide to a Healthy Pregnancy',
    runBy: 'the Public Health Agency of Canada',
    namedAfterRunner: 'name',
    what: 'The national guide to health in pregnancy: food, exercise, vaccines, mental health, alcohol and smoking.',
  },
  infantCare: {
    title: 'Infancy: birth to two years',
    runBy: 'the Public Health Agency of Canada',
    what: 'How to care for your baby in the first two years: sleep, feeding and growth.',
  },
  foodGuide: {
    title: "Canada's Food Guide",
    runBy: 'Health Canada',
    what: 'What to eat and how much of it, with recipes and advice for pregnancy.',
  },
  finances: {
    title: 'Starting a family: getting your finances in order',
    runBy: 'the Financial Consumer Agency of Canada',
    what: 'How to plan a budget, savings and debts before a baby comes.',
  },
} satisfies Record<string, LinkedPageWords>;

export const furtherNationalPages = {
  pregnancyInfo: {
    title: 'Pregnancy Info',
    runBy: 'the Society of Obstetricians and Gynaecologists of Canada',
    what: 'Advice from specialists on pregnancy, birth and the weeks after.',
  },
  caringForKids: {
    title: 'Caring for Kids',
    runBy: 'the Canadian Paediatric Society',
    what: "Advice from children's doctors on newborns, feeding, sleep and illness.",
  },
  community211: {
    title: '211',
    runBy: 'United Way Centraide Canada and its partners',
    what: 'Call 2-1-1 or search online for help near you with food, housing, money and more. Free, anywhere in Canada.',
  },
  carSeats: {
    title: 'Child car seats: certification and compliance',
    runBy: 'Transport Canada',
    what: 'How to tell that a car seat meets Canadian law: look for the National Safety Mark.',
  },
  earlyLearning: {
    title: 'Early learning and child care',
    runBy: 'the Government of Canada',
    what: 'What Canada and the provinces do to lower the cost of child care.',
  },
  federalLeave: {
    title: 'Leave under the Canada Labour Code',
    runBy: 'the Government of Canada, Labour Program',
    what: 'Your leave from work if your employer is under federal law, such as a bank or an airline.',
  },
  eiTemporaryMeasures: {
    title: 'EI temporary measures',
    runBy: 'Service Canada',
    what: 'Short-term changes to Employment Insurance. Check them before you apply.',
  },
} satisfies Record<string, LinkedPageWords>;
