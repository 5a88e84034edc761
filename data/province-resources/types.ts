import type { ResourceLink } from '@/data/national-resources';
import type { ProvinceCode } from '@/data/provinces';

/** A program that only this region has. */
export interface SpecialProgram extends ResourceLink {
  /** The program's name, or the names of several. */
  name: string;
  /** What it pays, if a page says so, and as of when: amounts change, and not every page is dated. */
  amount?: { text: string; asOf: string };
  telephone?: { printed: string; dialled: string };
  /** Whether it is about travelling to give birth, so that it is listed in that section of the guide. */
  isForTravel?: true;
}

/** Where the visitors of one province or territory find help. */
export interface ProvinceResources {
  code: ProvinceCode;
  /** Prenatal health care. */
  healthLink: ResourceLink;
  /** Job-protected leave: provincial law, without pay. */
  maternityInfo: ResourceLink;
  /** Who pays during leave: Employment Insurance, in Quebec the Quebec Parental Insurance Plan. */
  parentalBenefits: ResourceLink;
  childcareOptions: ResourceLink;
  specialPrograms: SpecialProgram;
  /** Further official pages, for the region's own page. */
  further: ResourceLink[];
}
