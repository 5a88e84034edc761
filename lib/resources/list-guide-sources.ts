import { eiRules } from '@/data/benefits/ei-rules';
import { jobLeaves } from '@/data/benefits/job-leave';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ProvinceGuide } from '@/data/province-guides/types';
import type { SourceKey } from '@/data/sources';

/** Every source of a region's page, once each: of its lines and words in their order, then of the weeks that are paid and protected. */
export function listGuideSources({ code, crisisLine, sections }: ProvinceGuide): SourceKey[] {
  const keys = [
    ...(crisisLine?.sources ?? []),
    ...Object.values(sections)
      .flat()
      .flatMap(({ sources = [] }) => sources),
    jobLeaves[code].source,
    ...(code === 'QC' ? qpipRules : eiRules).sources,
  ];
  return [...new Set(keys.filter((key) => key !== undefined))];
}
