import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';
import { names } from '@/words/regions';

export const heading = 'Find Local Resources';
export const howToSearch = 'How to search';
export const modes = { province: 'Search by Province', postal: 'Search by Postal Code' };
export const noProvince = 'Select your province or territory';

export const searchResult = 'Search result';
export const chosen = (region: ProvinceCode) => `${names[region]} Resources are shown above.`;
export const chooseFromList = 'Choose from the list';

export const resourcesOf = (region: ProvinceCode) => `${names[region]} Resources`;
export const talkToNurse = 'Talk to a nurse.';
export const nurse = (line: ReactNode) => <>{line}.</>;
