import * as facts from '@/data/national-resources';
import * as words from '@/words/national-resources';

/** A page of another site that we send visitors to, with what is said of it. */
export type ResourceLink = facts.LinkedPage & words.LinkedPageWords;

/** The six pages of the card 'National Canadian Resources', each with the card's own name for it. */
export function listNationalResources(): (ResourceLink & { label: string })[] {
  return listIds(facts.nationalPages).map((id) => ({
    ...facts.nationalPages[id],
    ...words.nationalPages[id],
    label: words.nationalLabels[id],
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
