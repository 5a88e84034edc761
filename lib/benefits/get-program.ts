import type { ProvinceCode } from '@/data/provinces';
import type { BenefitProgram } from './types';

/** Quebec has its own plan; everyone else gets Employment Insurance. */
export function getProgram(province: ProvinceCode | undefined): BenefitProgram {
  return province === 'QC' ? 'qpip' : 'ei';
}
