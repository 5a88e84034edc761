import type { Arrival, Household, ParentRole } from '@/lib/benefits/types';
import * as words from '@/words/benefits/parents';

/** How the parents are called, by how a child joins the family. */
export const getNamesFor = (arrival: Arrival): Record<ParentRole, string> =>
  arrival === 'birth' ? words.parents : words.adoptingParents;

/** How the parents of a household are called. */
export const getParentNames = ({ event }: Household): Record<ParentRole, string> => getNamesFor(event.arrival);
