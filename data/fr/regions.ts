import type { ProvinceCode } from '@/data/provinces';

/** The names of provinces and territories as they stand alone: in lists, tables and headings. */
export const names: Record<ProvinceCode, string> = {
  AB: 'Alberta',
  BC: 'Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  ON: 'Ontario',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  SK: 'Saskatchewan',
  NT: 'Territoires du Nord-Ouest',
  NU: 'Nunavut',
  YT: 'Yukon',
};

/** The provinces and then the territories, each in the alphabetical order of the language. */
export const codesInOrder: readonly ProvinceCode[] = [
  'AB',
  'BC',
  'PE',
  'MB',
  'NB',
  'NS',
  'ON',
  'QC',
  'SK',
  'NL',
  'NU',
  'NT',
  'YT',
];

interface Forms {
  the: string;
  in: string;
  from: string;
}

const feminine = (name: string): Forms => ({ the: `la ${name}`, in: `en ${name}`, from: `de la ${name}` });
const masculine = (name: string): Forms => ({ the: `le ${name}`, in: `au ${name}`, from: `du ${name}` });
const elided = (name: string): Forms => ({ the: `l’${name}`, in: `en ${name}`, from: `de l’${name}` });

const forms: Record<ProvinceCode, Forms> = {
  AB: elided(names.AB),
  BC: feminine(names.BC),
  MB: masculine(names.MB),
  NB: masculine(names.NB),
  NL: { the: names.NL, in: `à ${names.NL}`, from: `de ${names.NL}` },
  NS: feminine(names.NS),
  ON: elided(names.ON),
  PE: { ...elided(names.PE), in: `à l’${names.PE}` },
  QC: masculine(names.QC),
  SK: feminine(names.SK),
  NT: { the: `les ${names.NT}`, in: `aux ${names.NT}`, from: `des ${names.NT}` },
  NU: masculine(names.NU),
  YT: masculine(names.YT),
};

// As they stand within a sentence.
export const theRegion = (code: ProvinceCode) => forms[code].the;
export const inRegion = (code: ProvinceCode) => forms[code].in;
export const fromRegion = (code: ProvinceCode) => forms[code].from;
