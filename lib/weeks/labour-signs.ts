import { LABOUR_WORD_WEEKS } from '@/data/labour-rules';
import type { SignId } from '@/data/warning-signs';
import { signNotes } from '@/words/warning-signs';
import { keepSigns, type SignGroup, warningSigns } from './warning-signs';

/** What the lists of when to call say of some signs from week 20 on. */
interface SignsInLabour {
  /** What is an emergency: the same in every week. */
  emergency: SignGroup[];
  /** All else, by weeks, both included, the last ones first. Lists that say the same are one. */
  bands: { fromWeek: number; toWeek: number; groups: SignGroup[] }[];
}

/** What is asked for at these signs, and their words, are those of the lists of when to call. */
export function listSignsInLabour(ids: readonly SignId[]): SignsInLabour {
  const lists = warningSigns
    .filter(({ fromWeek }) => fromWeek >= LABOUR_WORD_WEEKS)
    .map((list) => ({ ...list, groups: dropOtherNotes(sortSigns(keepSigns(list.groups, ids), ids)) }))
    .reverse();
  const bands: SignsInLabour['bands'] = [];
  for (const { fromWeek, toWeek, groups } of lists) {
    const others = groups.filter((group) => !isEmergency(group));
    const later = bands.at(-1);
    if (later && describe(later.groups) === describe(others)) later.fromWeek = fromWeek;
    else if (others.length > 0) bands.push({ fromWeek, toWeek, groups: others });
  }
  return { emergency: lists[0]?.groups.filter(isEmergency) ?? [], bands };
}

const isEmergency = ({ order }: SignGroup) => order === 'call-911';

const describe = (groups: SignGroup[]) =>
  groups.map(({ order, signs }) => [order, ...signs.map(({ id }) => id)]).join();

/** Signs of one order are as urgent as each other: they stand as they are asked for. */
const sortSigns = (groups: SignGroup[], ids: readonly SignId[]) =>
  groups.map((group) => ({
    ...group,
    signs: [...group.signs].sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
  }));

/** A note on words that none of these signs has is left out. */
function dropOtherNotes(groups: SignGroup[]): SignGroup[] {
  const { text: quoting } = signNotes['any-contractions'];
  return groups.map((group) => ({
    ...group,
    notes: group.notes.filter(({ text }) => text !== quoting || group.signs.some(({ id }) => id.startsWith('labour-'))),
  }));
}
