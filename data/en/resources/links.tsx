import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import { inRegion, names, theRegion } from '@/words/regions';

/** By the names of the pages in data/province-resources. */
export const cardHeadings = {
  healthLink: 'Prenatal Healthcare',
  maternityInfo: 'Maternity Leave',
  parentalBenefits: 'Parental Benefits',
  childcareOptions: 'Childcare Options',
};
export const visitResource = 'Visit Resource';
/** Follows `visitResource` for those who hear links without the cards around them. */
export const resourceOf = (heading: string, region: ProvinceCode) => `${heading}, ${names[region]}`;
export const specialPrograms = (region: ProvinceCode) => `Special Programs ${inRegion(region)}`;
export const exploreSpecialPrograms = 'Explore Special Programs';
export const aboutRegion = (region: ProvinceCode) => `All about having a baby ${inRegion(region)}, on one page`;
export const restOfSite = (own: ProvinceCode) =>
  `The rest of this site stays with ${theRegion(own)}: health line, dates and leave.`;
export const takeEverywhere = (region: ProvinceCode) => `Use ${theRegion(region)} everywhere`;
export const takenEverywhere = (region: ProvinceCode) => `The whole site now uses ${theRegion(region)}.`;
export const movedPages =
  "Governments move their pages. If a link leads nowhere, look for the page's name on the website of whoever runs it.";

/** Stands for a name in another language within a sentence. */
export const foreignName = (name: ReactNode) => <>the {name}</>;
export const runBy = (name: ReactNode) => <>Run by {name}.</>;
export const titleRunBy = ({ title, name }: { title: ReactNode; name: ReactNode }) => (
  <>
    {title}, run by {name}
  </>
);
/** On a line of its own, below an amount. */
export const amountAsOf = (asOf: string) => `(${asOf})`;
export const amountInSentence = ({ amount, asOf }: { amount: string; asOf: string }) => `${amount} (${asOf}).`;
export const phone = (number: ReactNode) => <>Phone {number}</>;
