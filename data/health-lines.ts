import type { ProvinceCode } from '@/data/provinces';

/** A telephone number as printed and as dialled. */
export interface TelephoneNumber {
  printed: string;
  dialled: string;
}

const nurses: TelephoneNumber = { printed: '811', dialled: '811' };

/**
 * The numbers on which a nurse of the region answers. Empty where there is no line for the whole region. Where they come
 * from: data/health-line-sources.ts.
 */
export const healthLineNumbers: Record<ProvinceCode, TelephoneNumber[]> = {
  AB: [nurses],
  BC: [nurses],
  MB: [
    { printed: '1-888-315-9257', dialled: '+18883159257' },
    { printed: '204-788-8200', dialled: '+12047888200' },
  ],
  NB: [nurses],
  NL: [nurses],
  NS: [nurses],
  ON: [nurses],
  PE: [nurses],
  QC: [nurses],
  SK: [nurses],
  NT: [nurses, { printed: '1-844-259-1793', dialled: '+18442591793' }],
  NU: [],
  YT: [nurses],
};
