import { type LabourPart, signsOfParts } from '@/data/labour/parts';
import { TERM_WEEKS } from '@/data/labour-rules';
import type { SignId } from '@/data/warning-signs';
import { findWarningSigns, type SignGroup } from '@/lib/weeks/warning-signs';

/** The signs to call about that belong to a part of the page on labour, in the groups and the order of the list at term. */
export function listSignsOfLabourPart(part: LabourPart): SignGroup[] {
  const ids: readonly SignId[] = signsOfParts[part] ?? [];
  const groups = findWarningSigns(TERM_WEEKS)?.groups ?? [];
  return groups
    .map((group) => ({ ...group, signs: group.signs.filter(({ id }) => ids.includes(id)) }))
    .filter(({ signs }) => signs.length > 0);
}
