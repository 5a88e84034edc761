import { childBenefitAges, childBenefitReductions, childBenefitYears } from '@/data/benefits/child-benefit';
import { familySupplement, familySupplementTable } from '@/data/benefits/family-supplement';
import { type BenefitWeek, getSunday } from './benefit-week';
import { getArrivalDay, getBenefitYear, getPaidMonth } from './child-benefit-year';
import { findYearFigures } from './program-years';
import type { FamilyEvent, Household } from './types';

/**
 * What the family supplement adds to one EI week (Employment Insurance Regulations, section 34), in dollars: 0 above
 * the table's last income, and without a child. Only children for whom the Canada Child Benefit was received for the
 * month before count, and only one of two partners gets it.
 * @param netIncome The family's net income of a year, in dollars.
 * @param ages The ages of the children, in completed years.
 */
export function getFamilySupplement(netIncome: number, ages: readonly number[], averagePay: number): number {
  const row = familySupplementTable.find(({ upToIncome }) => netIncome < upToIncome + 1);
  const children = ages.filter((age) => age <= childBenefitAges.olderTo);
  if (!row || children.length === 0) return 0;
  const byNumber = [0, row.oneChild, row.twoChildren, row.threeChildren];
  const first = byNumber[Math.min(children.length, 3)] ?? 0;
  const more = Math.max(0, children.length - 3) * row.eachMore;
  const underSeven = children.filter((age) => age < familySupplement.youngBelowAge).length * row.eachUnderSeven;
  const most = (averagePay * familySupplement.mostPercent) / 100;
  return Math.min(first + more + underSeven, most);
}

/**
 * What the family supplement adds to a week of a household, in dollars. A new child counts from the second month after
 * that of the birth or arrival on: the first Canada Child Benefit is that of the month after it, and the supplement looks
 * at the month before the week. A week belongs to the month of its Sunday; ages stay what they are today. The regulations
 * name no year of the income: that of the Canada Child Benefit which the supplement looks at stands in for it.
 */
export function getHouseholdSupplement({ event, family }: Household, week: BenefitWeek, averagePay: number): number {
  if (!family) return 0;
  const arrival = getArrivalDay(event);
  const isCounted = getSunday(week) >= new Date(arrival.getFullYear(), arrival.getMonth() + 2, 1);
  const ages = isCounted ? [...family.childAges, ...listNewAges(event)] : family.childAges;
  return getFamilySupplement(family.netIncome, ages, averagePay);
}

/**
 * The Canada Child Benefit a year, in dollars, never below 0: the most for the children's ages, less a share of the net
 * income above two limits. What the first limits take is rounded to the dollar, as the Canada Revenue Agency's sheet
 * does. A month is a twelfth. Ages of 18 and more count nothing.
 * @param julyYear The year in whose July the payments begin; figures of the last year known stand in for a later one.
 * @param netIncome The family's net income of the year before `julyYear`, in dollars.
 */
export function getChildBenefit(julyYear: number, netIncome: number, ages: readonly number[]): number {
  const figures = findYearFigures(childBenefitYears, julyYear);
  const { olderFrom, olderTo } = childBenefitAges;
  const young = ages.filter((age) => age < olderFrom).length;
  const older = ages.filter((age) => age >= olderFrom && age <= olderTo).length;
  const children = young + older;
  if (children === 0) return 0;
  const most = young * figures.underSix + older * figures.sixToSeventeen;
  const { percents } = childBenefitReductions;
  const [first, second] = percents[Math.min(children, percents.length) - 1] ?? percents[0];
  const [low, high] = figures.incomes;
  if (netIncome <= low) return most;
  const reduction =
    netIncome <= high
      ? ((netIncome - low) * first) / 100
      : Math.round(((high - low) * first) / 100) + ((netIncome - high) * second) / 100;
  return Math.max(0, most - reduction);
}

/** The Canada Child Benefit of a month. */
export interface MonthlyChildBenefit {
  /** Dollars for all children together. */
  dollars: number;
  /** The part of it that comes with the new child or children. */
  added: number;
  /** The first month of these figures, as its first day. */
  from: Date;
  /** The last month of these figures, June: then those of another income follow. */
  until: Date;
}

/** The Canada Child Benefit once the new child is there, of the first month that is to come; undefined without a net income. */
export function getMonthlyChildBenefit({ event, family }: Household, today: Date): MonthlyChildBenefit | undefined {
  if (!family) return undefined;
  const firstMonth = getPaidMonth(event, today);
  const julyYear = getBenefitYear(firstMonth);
  const { netIncome, childAges } = family;
  const dollars = getChildBenefit(julyYear, netIncome, [...childAges, ...listNewAges(event)]) / 12;
  const before = getChildBenefit(julyYear, netIncome, childAges) / 12;
  return { dollars, added: dollars - before, from: firstMonth, until: new Date(julyYear + 1, 5 /* Jun */, 1) };
}

const listNewAges = ({ babies }: FamilyEvent) => Array.from({ length: babies }, () => 0);
