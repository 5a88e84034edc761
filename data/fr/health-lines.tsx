import type { ProvinceCode } from '@/data/provinces';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/health-lines');

/** The names of the lines staffed by nurses. Their numbers: data/health-lines.ts. */
export const names: Record<ProvinceCode, string> = {
  AB: 'Health Link',
  BC: 'HealthLink BC',
  MB: 'Info Santé',
  NB: 'Télé-Soins',
  NL: 'Ligne Info-Santé',
  NS: 'Ligne santé',
  ON: 'Santé811',
  PE: 'Ligne santé',
  QC: 'Info-Santé',
  SK: 'HealthLine',
  NT: 'Ligne santé',
  NU: 'Parler à une infirmière ou à un infirmier',
  YT: 'Ligne santé',
};

/** Names of the other language as they stand in these names: they are read out in theirs. */
export const foreignNames: Partial<Record<ProvinceCode, string[]>> = {
  AB: ['Health Link'],
  BC: ['HealthLink BC'],
  SK: ['HealthLine'],
};

/** What to call where there is no line for the whole region. */
export const instead: Partial<Record<ProvinceCode, string>> = {
  NU: 'Appelez votre centre de santé communautaire.',
};

export const lineWithNumbers: Words<English['lineWithNumbers']> = ({ name, numbers }) => (
  <>
    {name} : {numbers}
  </>
);
