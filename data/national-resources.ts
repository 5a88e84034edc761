import type { SourceConfidence } from '@/data/sources';

/** A page of another site that we send visitors to. */
export interface ResourceLink {
  url: string;
  /** The page's title, or what it is about where the title is long. */
  title: string;
  titleLanguage?: 'fr';
  runBy: string;
  runByLanguage?: 'fr';
  /** What the visitor finds there, in one or two sentences. */
  what: string;
  /** Whether anybody of this project read the page, only saw its address cited, or neither. */
  confidence: SourceConfidence;
  /** The day somebody of this project last looked, yyyy-MM-dd. */
  checked: string;
}

/** The federal page on money during leave, for everybody outside Quebec. */
export const eiBenefits: ResourceLink = {
  url: 'https://www.canada.ca/en/services/benefits/ei/ei-maternity-parental.html',
  title: 'EI maternity and parental benefits',
  runBy: 'Service Canada',
  what: 'Who gets Employment Insurance during leave, how much and for how long. You apply there too.',
  confidence: 'address-cited',
  checked: '2026-11-21',
};

/** The six links of the card 'National Canadian Resources'. `label` is the card's own name for the page. */
export const nationalResources: (ResourceLink & { label: string })[] = [
  { label: 'EI Maternity & Parental Benefits', ...eiBenefits },
  {
    label: 'Canada Child Benefit',
    url: 'https://www.canada.ca/en/revenue-agency/services/child-family-benefits/canada-child-benefit.html',
    title: 'Canada Child Benefit',
    runBy: 'the Canada Revenue Agency',
    what: 'A tax-free monthly payment to help with the cost of raising children. You apply once your baby is born.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  {
    label: 'Public Health Agency of Canada',
    url: 'https://www.canada.ca/en/public-health/services/health-promotion/healthy-pregnancy/healthy-pregnancy-guide.html',
    title: 'Your Guide to a Healthy Pregnancy',
    runBy: 'the Public Health Agency of Canada',
    what: 'The national guide to health in pregnancy: food, exercise, vaccines, mental health, alcohol and smoking.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  {
    label: 'Infant Care',
    url: 'https://www.canada.ca/en/public-health/services/health-promotion/childhood-adolescence/stages-childhood/infancy-birth-two-years.html',
    title: 'Infancy: birth to two years',
    runBy: 'the Public Health Agency of Canada',
    what: 'How to care for your baby in the first two years: sleep, feeding and growth.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  {
    label: "Canada's Food Guide",
    url: 'https://food-guide.canada.ca/en/',
    title: "Canada's Food Guide",
    runBy: 'Health Canada',
    what: 'What to eat and how much of it, with recipes and advice for pregnancy.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  {
    label: 'Financial Planning',
    url: 'https://www.canada.ca/en/financial-consumer-agency/services/starting-family/get-finances-order.html',
    title: 'Starting a family: getting your finances in order',
    runBy: 'the Financial Consumer Agency of Canada',
    what: 'How to plan a budget, savings and debts before a baby comes.',
    confidence: 'page-read',
    checked: '2026-11-22',
  },
];

/** More that Canada offers to everybody. */
export const furtherNationalResources: ResourceLink[] = [
  {
    url: 'https://www.pregnancyinfo.ca/',
    title: 'Pregnancy Info',
    runBy: 'the Society of Obstetricians and Gynaecologists of Canada',
    what: 'Advice from specialists on pregnancy, birth and the weeks after.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  {
    url: 'https://caringforkids.cps.ca',
    title: 'Caring for Kids',
    runBy: 'the Canadian Paediatric Society',
    what: "Advice from children's doctors on newborns, feeding, sleep and illness.",
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  {
    url: 'https://211.ca/',
    title: '211',
    runBy: 'United Way Centraide Canada and its partners',
    what: 'Call 2-1-1 or search online for help near you with food, housing, money and more. Free, anywhere in Canada.',
    confidence: 'to-confirm',
    checked: '2026-11-22',
  },
  {
    url: 'https://tc.canada.ca/en/road-transportation/motor-vehicle-safety/child-car-seat-certification-compliance',
    title: 'Child car seats: certification and compliance',
    runBy: 'Transport Canada',
    what: 'How to tell that a car seat meets Canadian law: look for the National Safety Mark.',
    confidence: 'page-read',
    checked: '2026-11-21',
  },
  {
    url: 'https://www.canada.ca/en/early-learning-child-care.html',
    title: 'Early learning and child care',
    runBy: 'the Government of Canada',
    what: 'What Canada and the provinces do to lower the cost of child care.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  {
    url: 'https://www.canada.ca/en/services/jobs/workplace/federal-labour-standards/leaves.html',
    title: 'Leave under the Canada Labour Code',
    runBy: 'the Government of Canada, Labour Program',
    what: 'Your leave from work if your employer is under federal law, such as a bank or an airline.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
  {
    url: 'https://www.canada.ca/en/services/benefits/ei/temporary-measures-for-major-economic-conditions.html',
    title: 'EI temporary measures',
    runBy: 'Service Canada',
    what: 'Short-term changes to Employment Insurance. Check them before you apply.',
    confidence: 'address-cited',
    checked: '2026-11-21',
  },
];
