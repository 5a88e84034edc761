import { addMonths, max, startOfMonth } from 'date-fns';
import type { FamilyEvent } from './types';

/** The day of the birth or arrival, or of what is planned. */
export const getArrivalDay = ({ dueDate, arrivedOn }: FamilyEvent): Date => arrivedOn ?? dueDate;

/**
 * The month of the Canada Child Benefit that a family asks about, as its first day: that after the birth or arrival, for
 * which the first one is paid (Canada Revenue Agency), or this month once that is past.
 */
export const getPaidMonth = (event: FamilyEvent, today: Date): Date =>
  max([addMonths(startOfMonth(getArrivalDay(event)), 1), startOfMonth(today)]);

/** The year in whose July the benefit year of a month began: it lasts from July to June. */
export const getBenefitYear = (month: Date): number =>
  month.getMonth() >= 6 /* Jul */ ? month.getFullYear() : month.getFullYear() - 1;

/**
 * The year by whose net income the Canada Child Benefit is paid, which is the one before its benefit year (data/benefits:
 * `cra-ccb`): from January to June not last year. Without an event that of today.
 */
export const getIncomeYear = (event: FamilyEvent | undefined, today: Date): number =>
  getBenefitYear(event ? getPaidMonth(event, today) : today) - 1;
