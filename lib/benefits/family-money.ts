import { childBenefitReductions, childBenefitYears } from '@/data/benefits/child-benefit-years';
import { familySupplement, familySupplementTable } from '@/data/benefits/family-supplement';
import { findYearFigures } from './program-years';

/**
 * What the family supplement adds to one EI week (Employment Insurance Regulations, section 34), in dollars: 0 above
 * the table's last income, and without a child. Only children for whom the Canada Child Benefit was received for the
 * month before count, and only one of two partners gets it.
 * @param netIncome Of the family, a year.
 * @param ages Of the children, in completed years.
 */
export function getFamilySupplement(netIncome: number, ages: readonly number[], averagePay: number): number {
  const row = familySupplementTable.find(({ upToIncome }) => netIncome < upToIncome + 1);
  if (!row || ages.length === 0) return 0;
  const [one, two, three] = [row.oneChild, row.twoChildren, row.threeChildren];
  const byNumber = ages.length === 1 ? one : ages.length === 2 ? two : three + (ages.length - 3) * row.eachMore;
  const underSeven = ages.filter((age) => age < 7).length;
  const most = (averagePay * familySupplement.mostPercent) / 100;
  return Math.min(byNumber + underSeven * row.eachUnderSeven, most);
}

/**
 * The Canada Child Benefit a year, in dollars, never below 0: the most for the children's ages, less a share of the net
 * income above two limits. What the first limits take is rounded to the dollar, as the Canada Revenue Agency's sheet
 * does. A month is a twelfth. Ages of 18 and more count nothing.
 * @param julyYear The year in whose July the payments begin; figures of the last year known stand in for a later one.
 * @param netIncome Of the family, in the year before `julyYear`.
 */
export function getChildBenefit(julyYear: number, netIncome: number, ages: readonly number[]): number {
  const figures = findYearFigures(childBenefitYears, julyYear);
  const young = ages.filter((age) => age < 6).length;
  const older = ages.filter((age) => age >= 6 && age < 18).length;
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
