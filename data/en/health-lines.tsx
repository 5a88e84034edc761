import type { ReactNode } from 'react';
import type { ProvinceCode } from '@/data/provinces';

interface HealthLineWords {
  name: string;
  /** French names as they stand in the name: they are read out in French. */
  frenchNames?: string[];
  /** What to call where there is no line for the whole region. */
  instead?: string;
}

/** The lines staffed by nurses. Their numbers: data/health-lines.ts. */
export const healthLineWords: Record<ProvinceCode, HealthLineWords> = {
  AB: { name: 'Health Link' },
  BC: { name: 'HealthLink BC' },
  MB: { name: 'Health Links – Info Santé', frenchNames: ['Info Santé'] },
  NB: { name: 'Tele-Care' },
  NL: { name: 'HealthLine' },
  NS: { name: 'Health line' },
  ON: { name: 'Health811' },
  PE: { name: 'Health line' },
  QC: { name: 'Info-Santé', frenchNames: ['Info-Santé'] },
  SK: { name: 'HealthLine' },
  NT: { name: 'Health line' },
  NU: { name: 'Talk to a nurse', instead: 'Call your community health centre.' },
  YT: { name: 'Health line' },
};

export const lineWithNumbers = (name: ReactNode, numbers: ReactNode) => (
  <>
    {name}: {numbers}
  </>
);
