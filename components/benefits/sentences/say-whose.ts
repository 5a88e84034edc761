import type { Household, ParentRole } from '@/lib/benefits/types';
import { whose } from '@/words/benefits/leave';
import { getParentNames } from './parent-names';

// Apart from the parents' names, which the form shows before the words of an answer have loaded.

/**
 * A text that names no parent, with the name before it where there are two: both may have the same one.
 * @param role Undefined for what is not of one parent.
 */
export const sayWhose = (household: Household, role: ParentRole | undefined, text: string): string =>
  household.parents.length > 1 && role ? whose({ toDo: text, parent: getParentNames(household)[role] }) : text;
