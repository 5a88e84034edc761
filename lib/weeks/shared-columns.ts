import { type SignOrder, signOrders } from '@/data/sign-orders';
import type { Statement } from '@/data/statement';
import type { WarningSign, WarningSigns } from './warning-signs';

/** Weeks, both included. */
interface Weeks {
  from: number;
  to: number;
}

/** The signs of several lists that ask for the same thing. */
export interface SharedGroup {
  order: SignOrder;
  notes: Statement[];
  /** By the weeks in which they ask for it; first those that do in all weeks of the column, without weeks. */
  parts: { weeks?: Weeks; signs: WarningSign[] }[];
}

/**
 * Lists of when to call in one column, as on paper: each sign once under each order, with the weeks in which it has that
 * order where these are not all.
 * @param lists follow each other
 */
export function shareColumn(lists: WarningSigns[]): SharedGroup[] {
  return signOrders.flatMap((order) => {
    const groups = lists.flatMap(({ groups, fromWeek, toWeek }) =>
      groups.filter((group) => group.order === order).map((group) => ({ ...group, from: fromWeek, to: toWeek })),
    );
    if (groups.length === 0) return [];
    const parts = new Map<string, { weeks: Weeks; signs: WarningSign[] }>();
    for (const sign of new Map(groups.flatMap(({ signs }) => signs).map((known) => [known.id, known])).values()) {
      for (const weeks of joinWeeks(groups.filter(({ signs }) => signs.some(({ id }) => id === sign.id)))) {
        const key = `${weeks.from} ${weeks.to}`;
        parts.set(key, { weeks, signs: [...(parts.get(key)?.signs ?? []), sign] });
      }
    }
    const isWhole = ({ from, to }: Weeks) => from === lists[0]?.fromWeek && to === lists.at(-1)?.toWeek;
    const sorted = [...parts.values()].sort((one, other) => compareWeeks(one.weeks, other.weeks));
    return [
      {
        order,
        notes: [...new Set(groups.flatMap(({ notes }) => notes))],
        parts: [
          ...sorted.filter(({ weeks }) => isWhole(weeks)).map(({ signs }) => ({ signs })),
          ...sorted.filter(({ weeks }) => !isWhole(weeks)),
        ],
      },
    ];
  });
}

const compareWeeks = (one: Weeks, other: Weeks) => one.from - other.from || other.to - one.to;

function joinWeeks(all: Weeks[]): Weeks[] {
  const joined: Weeks[] = [];
  for (const { from, to } of all) {
    const last = joined.at(-1);
    if (last?.to === from - 1) last.to = to;
    else joined.push({ from, to });
  }
  return joined;
}
