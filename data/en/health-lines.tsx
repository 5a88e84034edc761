import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';

/** The names of the lines staffed by nurses. Their numbers: data/health-lines.ts. */
export const names: Record<ProvinceCode, string> = {
  AB: 'Health Link',
  BC: 'HealthLink BC',
  MB: 'Health Links – Info Santé',
  NB: 'Tele-Care',
  NL: 'HealthLine',
  NS: 'Health line',
  ON: 'Health811',
  PE: 'Health line',
  QC: 'Info-Santé',
  SK: 'HealthLine',
  NT: 'Health line',
  NU: 'Talk to a nurse',
  YT: 'Health line',
};

/** Names of the other language as they stand in these names: they are read out in theirs. */
export const foreignNames: Partial<Record<ProvinceCode, string[]>> = { MB: ['Info Santé'], QC: ['Info-Santé'] };

/** What to call where there is no line for the whole region. */
export const instead: Partial<Record<ProvinceCode, string>> = { NU: 'Call your community health centre.' };

export const lineWithNumbers = ({ name, numbers }: { name: ReactNode; numbers: ReactNode }) => (
  <>
    {name}: {numbers}
  </>
);
