import type { TelephoneNumber } from '@/data/health-lines';
import type { ProvinceCode } from '@/data/provinces';

interface ProvinceGuideFacts {
  /** The neighbouring regions: for many people the nearest hospital or employer is there. */
  neighbours: ProvinceCode[];
  /** Numbers of the region's own line for people in distress. */
  crisisNumbers?: TelephoneNumber[];
}

/** The page of each region, apart from what it says: data/en/province-guides. */
export const provinceGuideFacts: Record<ProvinceCode, ProvinceGuideFacts> = {
  AB: { neighbours: ['BC', 'SK', 'NT'] },
  BC: { neighbours: ['AB', 'NT', 'YT'] },
  MB: { neighbours: ['ON', 'SK', 'NU'] },
  NB: { neighbours: ['NS', 'PE', 'QC'] },
  NL: { neighbours: ['NS', 'QC'] },
  NS: { neighbours: ['NB', 'NL', 'PE'] },
  ON: { neighbours: ['MB', 'QC'] },
  PE: { neighbours: ['NB', 'NS'] },
  QC: { neighbours: ['NB', 'NL', 'ON'] },
  SK: { neighbours: ['AB', 'MB', 'NT'] },
  NT: { neighbours: ['AB', 'BC', 'SK', 'NU', 'YT'] },
  NU: { neighbours: ['MB', 'NT'], crisisNumbers: [{ printed: '1-800-265-3333', dialled: '+18002653333' }] },
  YT: { neighbours: ['BC', 'NT'] },
};
