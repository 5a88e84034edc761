import { pregnancyMethods, STANDARD_CYCLE_DAYS, USUAL_EMBRYO_AGE_DAYS } from '@/data/pregnancy-rules';
import { isRecord } from '@/lib/json/json';
import type { PregnancyMethod } from './dating';

/** What stands in the calculator's form, as typed. Each method keeps its own date, so that switching loses nothing. */
export interface CalculatorFields {
  method: PregnancyMethod;
  /** yyyy-MM-dd, or empty while the field holds no date. */
  dates: Record<PregnancyMethod, string>;
  scanWeeks: string;
  scanDays: string;
  cycleLengthDays: string;
  /** Whether the conception date is the day of an embryo transfer. */
  isTransfer: boolean;
  embryoAgeDays: string;
}

/** The form as a visitor first meets it: last period, today (yyyy-MM-dd), a scan of 0 weeks 0 days, a 28-day cycle. */
export function getInitialFields(today: string): CalculatorFields {
  return {
    method: 'lmp',
    dates: { lmp: today, conception: today, ultrasound: today },
    scanWeeks: '0',
    scanDays: '0',
    cycleLengthDays: String(STANDARD_CYCLE_DAYS),
    isTransfer: false,
    embryoAgeDays: String(USUAL_EMBRYO_AGE_DAYS),
  };
}

/** Whether a value of unknown origin, such as a stored one, has the form's shape. Says nothing of its dates. */
export function isCalculatorFields(value: unknown): value is CalculatorFields {
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
