import type { Answer } from './answer';
import { type BenefitWeek, getSaturday } from './benefit-week';
import { isPaid, type PaidWeek } from './money';
import type { ParentRole } from './types';

/** The dollars of a household in one calendar month. */
export interface MonthRow {
  year: number;
  /** 0 for January. */
  month: number;
  benefit: Partial<Record<ParentRole, number>>;
  topUp: Partial<Record<ParentRole, number>>;
  total: number;
  /** Paid weeks that end in the month. */
  paidWeeks: Partial<Record<ParentRole, number>>;
  /** Weeks off without pay that end in the month, the waiting week among them. */
  unpaidWeeks: Partial<Record<ParentRole, number>>;
}

/** What comes in month by month: a week counts in the month of its Saturday, about when it is paid. */
export function listMonths({ parents }: Answer): MonthRow[] {
  const months = new Map<string, MonthRow>();
  for (const { plan, weeks } of parents) {
    for (const week of weeks) {
      const row = getMonthRow(months, week.week);
      row.total += week.benefit + week.topUp;
      if (week.topUp > 0) row.topUp[plan.role] = (row.topUp[plan.role] ?? 0) + week.topUp;
      row.benefit[plan.role] = (row.benefit[plan.role] ?? 0) + week.benefit;
      const counts = isPaid(week) ? row.paidWeeks : row.unpaidWeeks;
      counts[plan.role] = (counts[plan.role] ?? 0) + 1;
    }
  }
  return [...months.values()].sort((a, b) => a.year - b.year || a.month - b.month);
}

function getMonthRow(months: Map<string, MonthRow>, week: BenefitWeek): MonthRow {
  const saturday = getSaturday(week);
  const year = saturday.getFullYear();
  const month = saturday.getMonth();
  const key = `${year}-${month}`;
  const row = months.get(key) ?? {
    year,
    month,
    benefit: {},
    topUp: {},
    total: 0,
    paidWeeks: {},
    unpaidWeeks: {},
  };
  months.set(key, row);
  return row;
}

/** Weeks in a row of one parent that are paid alike. */
export interface Stretch {
  kind: PaidWeek['kind'];
  reason?: PaidWeek['reason'];
  first: BenefitWeek;
  last: BenefitWeek;
  weeks: number;
  ratePercent: number;
  benefit: number;
  topUp: number;
}

/** A parent's weeks, those joined that follow each other and are paid alike. */
export function joinWeeks(weeks: readonly PaidWeek[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { week, ...paid } of weeks) {
    const last = stretches.at(-1);
    const isSame =
      last?.last === week - 1 &&
      last.kind === paid.kind &&
      last.reason === paid.reason &&
      last.ratePercent === paid.ratePercent &&
      last.benefit === paid.benefit &&
      last.topUp === paid.topUp;
    if (last && isSame) {
      last.last = week;
      last.weeks += 1;
    } else stretches.push({ ...paid, first: week, last: week, weeks: 1 });
  }
  return stretches;
}
