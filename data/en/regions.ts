import { type ProvinceCode, provinceCodes } from '@/data/provinces';

/** The names of provinces and territories as they stand alone: in lists, tables and headings. */
export const names: Record<ProvinceCode, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  YT: 'Yukon',
};

/** The provinces and then the territories, each in the alphabetical order of the language. */
export const codesInOrder: readonly ProvinceCode[] = provinceCodes;

// As they stand within a sentence: one has an article. Sentences take the code, so that each language has its own grammar.
export const theRegion = (code: ProvinceCode) => (code === 'NT' ? `the ${names.NT}` : names[code]);
export const inRegion = (code: ProvinceCode) => `in ${theRegion(code)}`;
export const fromRegion = (code: ProvinceCode) => `from ${theRegion(code)}`;
