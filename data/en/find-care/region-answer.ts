import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import { inRegion, theRegion } from '@/words/regions';

// A region's answer: whole on the region's own page, and without what is the same everywhere on /find-care.
export const title = (region: ProvinceCode) => `Who looks after you ${inRegion(region)}`;
export const callFirst = 'Call this one first';
export const ifFull = 'If they are full';
export const ifFullByWeek = (week: number) => `If they are full, or nobody has taken you by week ${week}`;
export const untilFirstVisit = 'Until your first visit';
export const whatFits = 'In your situation';
export const allOfRegion = (region: ProvinceCode) => `All of our page on ${theRegion(region)}, with its sources`;

// The same everywhere, until the first visit.
export const vitamin: Statement = {
  text: 'Take one prenatal vitamin a day that holds 0.4 mg of folic acid and 16 to 20 mg of iron. Were you told to take a higher dose? Keep to that dose.',
  sources: ['folic-acid-phac'],
  lookUp: [{ entry: 'medicines#prenatal-vitamin', name: 'prenatal vitamins' }],
};
export const noAlcohol: Statement = {
  text: 'No alcohol from now on. Do you drink every day? Do not stop suddenly: call your health line (in Nunavut your health centre) today.',
  sources: ['alcohol-bc', 'alcohol-withdrawal'],
  lookUp: [{ entry: 'drinks#alcohol', name: 'alcohol' }],
};
export const prescribed: Statement = {
  text: 'Do you take medicine? Do not stop on your own. Call a pharmacist, your doctor or your health line (in Nunavut your health centre) today. For acne or psoriasis pills (isotretinoin, acitretin), methotrexate, leflunomide, or a drug such as Ozempic (semaglutide): call before the next dose. Ask before you take anything new.',
  sources: ['hqc-isotretinoin', 'acitretin-canada', 'mtx', 'fe-glp1'],
  lookUp: [
    { entry: 'medicines#isotretinoin', name: 'isotretinoin and acitretin' },
    { entry: 'medicines#methotrexate', name: 'methotrexate or leflunomide' },
    { entry: 'medicines#semaglutide', name: 'semaglutide' },
  ],
};
export const walkIn: Statement = {
  text: 'Ask a walk-in clinic, or the nurse at your health centre, if they can confirm the pregnancy, order your first blood tests and a dating ultrasound, and send a referral.',
  sources: ['bc-fraser-providers', 'nt-health-centres'],
};
export const firstVisit: Statement = {
  text: 'The first visit is best before week 12. Already past it? Call today all the same.',
  sources: ['naitre-visits'],
};
/** Where the nurses of health centres begin all care. */
const nurse: Statement = {
  text: 'Ask the nurse to confirm the pregnancy, and to order your first blood tests and a dating ultrasound.',
  sources: ['nu-health-centre'],
};
export const meanwhileIn = (region: ProvinceCode) => [
  vitamin,
  noAlcohol,
  prescribed,
  region === 'NU' ? nurse : walkIn,
  firstVisit,
];
export const canI = 'Can I eat, take or do this? Look it up';

/** What may be true of the visitor, each the title of a fold. */
export const situations = {
  'no-doctor': 'No family doctor',
  'no-card': 'No health card',
  'far-away': 'Far from a hospital',
  midwife: 'You want a midwife',
  language: 'Care in French or in English',
};
/** Before what a region says of care without a card. */
export const hospitalAllTheSame: Statement = {
  text: 'In labour, bleeding, or a baby who moves less than usual: go to the hospital all the same (in Nunavut and in small northern places, to the health centre). Ask about the bill later.',
  sources: ['fraser-labour', 'sogc-441'],
};
/** Where we hold nothing on it. */
export const notFound = (region: ProvinceCode) =>
  region === 'NU'
    ? `We have not found more on this ${inRegion(region)}: ask at your health centre.`
    : `We have not found more on this ${inRegion(region)}: the health line knows.`;
/** Where a fold leads, beside what it says. */
export const more = {
  'no-card': 'Students, new in Canada, refugee claimants, First Nations and Inuit',
  'far-away': 'Leaving home to give birth',
};
