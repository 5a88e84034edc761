import type { ProvinceGuide } from '@/data/province-guides/types';
import type { SourceKey } from '@/data/sources';

/** Every source that a region's own words rest on, once each, in the order of the claims. */
export function listGuideSources({ sections }: ProvinceGuide): SourceKey[] {
  return [
    ...new Set(
      Object.values(sections)
        .flat()
        .flatMap(({ sources = [] }) => sources),
    ),
  ];
}
