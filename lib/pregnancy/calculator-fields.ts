import { pregnancyMethods, STANDARD_CYCLE_DAYS, USUAL_EMBRYO_AGE_DAYS } from '@/data/pregnancy-rules';
import { isRecord } from '@/lib/json/json';

/** What a visitor may know: a date that gives a due date, or the due date itself. */
export type KnownDate = (typeof pregnancyMethods)[number] | 'dueDate';

/** What stands in the calculator's form, as typed. Each method keeps its own date, so that switching loses nothing. */
export interface CalculatorFields {
  method: KnownDate;
  /** yyyy-MM-dd, or empty while the field holds no date. */
  dates: Record<KnownDate, string>;
  scanWeeks: string;
  scanDays: string;
  cycleLengthDays: string;
  /** Whether the conception date is the day of an embryo transfer. */
  isTransfer: boolean;
  embryoAgeDays: string;
}

/** What a page about one way to date a pregnancy fills in beforehand. */
export type WayIn = Pick<CalculatorFields, 'method' | 'isTransfer'>;

/**
 * The form as a visitor first meets it: last period, today (yyyy-MM-dd), a scan of 0 weeks 0 days, a 28-day cycle, no
 * due date.
 */
export function getInitialFields(today: string): CalculatorFields {
  return {
    method: 'lmp',
    dates: { lmp: today, conception: today, ultrasound: today, dueDate: '' },
    scanWeeks: '0',
    scanDays: '0',
    cycleLengthDays: String(STANDARD_CYCLE_DAYS),
    isTransfer: false,
    embryoAgeDays: String(USUAL_EMBRYO_AGE_DAYS),
  };
}

/** The form of a visitor who knows the due date itself, yyyy-MM-dd. */
export function getDueDateFields(dueDate: string, today: string): CalculatorFields {
  const initial = getInitialFields(today);
  return { ...initial, method: 'dueDate', dates: { ...initial.dates, dueDate } };
}

/**
 * Reads the form of a calculation, such as a stored one. Says nothing of its dates. One in which the due date itself
 * was entered is never stored: then there is only the due date.
 * @returns undefined for anything that has not its shape
 */
export function parseCalculatorFields(value: unknown): CalculatorFields | undefined {
  return isCalculation(value) ? { ...value, dates: { ...value.dates, dueDate: '' } } : undefined;
}

function isCalculation(value: unknown): value is CalculatorFields {
  if (!isRecord(value) || !isRecord(value.dates)) return false;
  const { dates } = value;
  return (
    pregnancyMethods.some((method) => method === value.method) &&
    pregnancyMethods.every((method) => typeof dates[method] === 'string') &&
    [value.scanWeeks, value.scanDays, value.cycleLengthDays, value.embryoAgeDays].every(
      (text) => typeof text === 'string',
    ) &&
    typeof value.isTransfer === 'boolean'
  );
}
