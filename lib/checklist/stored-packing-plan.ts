import { isRecord } from '@/lib/json/is-record';
import { parseJson } from '@/lib/json/parse-json';
import { babyCounts, type PackingPlan } from './types';

/** One baby, no travelling: what holds until the visitor says otherwise. */
export const defaultPackingPlan: PackingPlan = { babies: 1, mustTravel: false };

/** The text that is stored. */
export function serializePackingPlan({ babies, mustTravel }: PackingPlan): string {
  return JSON.stringify({ babies, mustTravel });
}

/** Reads what was stored; what cannot be read is as by default. */
export function parsePackingPlan(text: string | null): PackingPlan {
  const value = parseJson(text ?? '');
  if (!isRecord(value)) return defaultPackingPlan;
  const { babies, mustTravel } = value;
  return {
    babies: babyCounts.find((count) => count === babies) ?? defaultPackingPlan.babies,
    mustTravel: mustTravel === true,
  };
}
