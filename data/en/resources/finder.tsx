import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import { inRegion, names } from '@/words/regions';

export const heading = 'Find Local Resources';
export const howToSearch = 'How to search';
export const modes = { province: 'Search by Province', postal: 'Search by Postal Code' };
export const noProvince = 'Select your province or territory';

export const searchResult = 'Search result';
export const chosen = (region: ProvinceCode) => `${names[region]} Resources are shown below.`;
export const found = (postalCode: string, region: ProvinceCode) =>
  `${postalCode} is ${inRegion(region)}. The resources are shown below.`;
export const foundByLetter = (letter: string, region: ProvinceCode) =>
  `Postal codes that begin with ${letter} are ${inRegion(region)}. The resources are shown below.`;
export const foundSanta = (postalCode: string) =>
  `${postalCode} is where letters to Santa go. It begins as codes in Quebec do. The resources are shown below.`;
export const foundTwoTerritories = (postalCode: string) =>
  `${postalCode} could be in the Northwest Territories or in Nunavut. Enter its first three characters, or choose from the list.`;
export const notFound = (postalCode: string) =>
  `No province or territory has the postal code ${postalCode}. Check it, or choose from the list.`;
export const chooseFromList = 'Choose from the list';

export const resourcesOf = (region: ProvinceCode) => `${names[region]} Resources`;
export const talkToNurse = 'Talk to a nurse.';
export const nurse = (line: ReactNode, emergency: ReactNode) => (
  <>
    {line}. In an emergency call {emergency}.
  </>
);
export const nurseWithoutLine = (instead: ReactNode, emergency: ReactNode) => (
  <>
    {instead} In an emergency call its emergency number. Where it works, you can also call {emergency}.
  </>
);
