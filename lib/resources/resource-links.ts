import * as facts from '@/data/national-resources';
import { eiBenefits } from '@/data/national-resources';
import { type ProgramAmount, provinceResourcePages } from '@/data/province-resources';
import type { ProvinceCode } from '@/data/provinces';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataDate } from '@/lib/format/dates';
import * as words from '@/words/national-resources';
import { eiBenefits as eiBenefitsWords } from '@/words/national-resources';
import { ordinals } from '@/words/number-words';
import { provinceResourcesWords } from '@/words/province-resources';

/** A page of another site that we send visitors to, with what is said of it. */
export type ResourceLink = facts.LinkedPage & words.LinkedPageWords;

/** The six pages of the card 'National Canadian Resources', each by the one name that the site has for it. */
export function listNationalResources(): (ResourceLink & { name: string })[] {
  return listIds(facts.nationalPages).map((id) => ({
    ...facts.nationalPages[id],
    ...words.nationalPages[id],
    name: words.nationalLabels[id],
  }));
}

/** More that Canada offers to everybody. */
export function listFurtherNationalResources(): ResourceLink[] {
  return listIds(facts.furtherNationalPages).map((id) => ({
    ...facts.furtherNationalPages[id],
    ...words.furtherNationalPages[id],
  }));
}

function listIds<Id extends string>(pages: Record<Id, unknown>): Id[] {
  return Object.keys(pages) as Id[];
}

/** A program that only one region has. */
export interface SpecialProgram extends ResourceLink {
  /** The program's name, or the names of several. */
  name: string;
  /** What it pays, and which page says so. */
  amount?: { text: string; asOf: string };
  telephone?: { printed: string; dialled: string };
  /** Whether it is about travelling to give birth. */
  isForTravel?: true;
}

/** Where the visitors of one province or territory find help; what each is: data/province-resources. */
export interface ProvinceResources {
  healthLink: ResourceLink;
  maternityInfo: ResourceLink;
  parentalBenefits: ResourceLink;
  childcareOptions: ResourceLink;
  specialPrograms: SpecialProgram;
  /** Further official pages, for the region's own page. */
  further: ResourceLink[];
}

/** The pages of a region with what is said of them. Who has no program of their own gets Employment Insurance. */
export function getProvinceResources(code: ProvinceCode): ProvinceResources {
  const pages = provinceResourcePages[code];
  const words = provinceResourcesWords[code];
  const { amount: figures, ...program } = pages.specialPrograms;
  const { amount, amountAsOf, ...programWords } = words.specialPrograms;
  const shown = figures && formatFigures(figures);
  return {
    healthLink: { ...pages.healthLink, ...words.healthLink },
    maternityInfo: { ...pages.maternityInfo, ...words.maternityInfo },
    parentalBenefits: { ...(pages.parentalBenefits ?? eiBenefits), ...(words.parentalBenefits ?? eiBenefitsWords) },
    childcareOptions: { ...pages.childcareOptions, ...words.childcareOptions },
    specialPrograms: {
      ...program,
      ...programWords,
      ...(shown && amount && amountAsOf && { amount: { text: amount(shown), asOf: amountAsOf(shown) } }),
    },
    further: Object.entries(words.further ?? {}).flatMap(([id, said]) => {
      const page = pages.further?.[id];
      return page ? [{ ...page, ...said }] : [];
    }),
  };
}

function formatFigures({ dollarsAMonth, dollarsAtBirth, fromWeeks, fromMonth, saidOn }: ProgramAmount) {
  return {
    aMonth: formatDollars(dollarsAMonth),
    atBirth: dollarsAtBirth === undefined ? '' : formatDollars(dollarsAtBirth),
    fromWeeks: fromWeeks === undefined ? '' : String(fromWeeks),
    fromMonth: fromMonth === undefined ? '' : ordinals[fromMonth],
    saidOn: saidOn === undefined ? '' : formatDataDate(saidOn),
  };
}
