import type { leavingHomeLines } from '@/data/care-lines/leaving-home';
import type { CareLineWords } from './line-words';

export const leavingHomeLineWords: Record<keyof typeof leavingHomeLines, CareLineWords> = {
  'nunavut-medical-travel': {
    name: 'Medical travel, Government of Nunavut',
    about: 'Your health centre arranges the trip; ask there for the number to call.',
  },
  'nwt-medical-travel': {
    name: 'Medical travel, Northwest Territories',
    about: 'What each plan pays, what you pay yourself, and how to appeal.',
  },
  'yukon-medical-travel': {
    name: 'Medical travel support, Yukon',
    about: 'A page of 2020: the amounts are higher now.',
  },
  'fnha-travel': {
    name: 'Medical transportation, First Nations Health Authority',
    about: 'What it pays, who may be your escort, and how to appeal.',
  },
  'bc-travel': {
    name: 'Travel Assistance Program, British Columbia',
    hours: 'Day and night',
    about: 'Gives the number that you need before you travel.',
  },
  'manitoba-northern-travel': { name: 'Northern Patient Transportation Program, Manitoba' },
  'newfoundland-travel': {
    name: 'Medical Transportation Assistance Program, Newfoundland and Labrador',
    about: 'Ask before you travel what it pays before the trip, and what it pays back later.',
  },
  'ontario-travel-grant': {
    name: 'Northern Health Travel Grant, Ontario',
    about: 'Helps with the form.',
  },
  'nunavik-travel': { name: 'Travel and lodging, Nunavik Regional Board of Health and Social Services' },
  'metis-saskatchewan-travel': {
    name: 'Health Department, Métis Nation–Saskatchewan',
    hours: 'Monday to Friday, 8:30 to 16:30',
  },
  sprucelodge: {
    name: 'Sprucelodge, Prince Albert',
    about: 'It has a line for after hours: the number is on its page.',
  },
};
