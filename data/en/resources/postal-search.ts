import type { ProvinceCode } from '@/data/provinces';
import { inRegion } from '@/words/regions';

export const postalCode = 'Postal code';
export const postalCodeHint = 'The first three characters are enough. It stays on your device.';
export const postalCodeExample = 'Enter postal code (e.g. A1A 1A1)';
export const search = 'Search';

export const found = (postalCode: string, region: ProvinceCode) =>
  `${postalCode} is ${inRegion(region)}. The resources are shown above.`;
export const foundByLetter = (letter: string, region: ProvinceCode) =>
  `Postal codes that begin with ${letter} are ${inRegion(region)}. The resources are shown above.`;
export const foundSanta = (postalCode: string) =>
  `${postalCode} is where letters to Santa go. It begins as codes in Quebec do, so those resources are shown above. It is not kept as the place where you live: enter your own code, or choose from the list.`;
export const foundTwoTerritories = (postalCode: string) =>
  `${postalCode} could be in the Northwest Territories or in Nunavut. Enter its first three characters, or choose from the list.`;
export const notFound = (postalCode: string) =>
  `No province or territory has the postal code ${postalCode}. Check it, or choose from the list.`;
