import type { ResourceLink } from '@/data/national-resources';
import type { GuideStatement, ProvinceGuide } from '@/data/province-guides/types';
import type { ProvinceResources, SpecialProgram } from '@/data/province-resources/types';

/** An official page, with what it pays and its phone where it is a program's. */
export type GuideLink = ResourceLink & Partial<Pick<SpecialProgram, 'name' | 'amount' | 'telephone'>>;

export interface GuideSection {
  id: 'care' | 'birth' | 'travel' | 'money' | 'program' | 'child-care' | 'after-birth' | 'newcomers';
  statements: GuideStatement[];
  links: GuideLink[];
}

/** What a region's guide says, section by section, each with the official pages that belong to it. */
export function listGuideSections({ sections }: ProvinceGuide, resources: ProvinceResources): GuideSection[] {
  const { specialPrograms } = resources;
  const travelLinks = specialPrograms.isForTravel ? [specialPrograms] : [];
  const programLinks = specialPrograms.isForTravel ? [] : [specialPrograms];
  return [
    { id: 'care', statements: sections.prenatalCare, links: [resources.healthLink] },
    { id: 'birth', statements: sections.givingBirth, links: [] },
    ...(sections.travel ? [{ id: 'travel' as const, statements: sections.travel, links: travelLinks }] : []),
    { id: 'money', statements: sections.money, links: [resources.parentalBenefits, resources.maternityInfo] },
    { id: 'program', statements: sections.program, links: programLinks },
    { id: 'child-care', statements: sections.childCare, links: [resources.childcareOptions] },
    { id: 'after-birth', statements: sections.afterBirth, links: [] },
    { id: 'newcomers', statements: sections.newcomers, links: [] },
  ];
}
