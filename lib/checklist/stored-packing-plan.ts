import { babyCounts, type PackingPlan } from './types';

/** One baby, no travelling: what holds until the visitor says otherwise. */
export const defaultPackingPlan: PackingPlan = { babies: 1, mustTravel: false };

/** The text that is stored. */
export function serializePackingPlan({ babies, mustTravel }: PackingPlan): string {
  return JSON.stringify({ babies, mustTravel });
}

/** Reads what was stored; what cannot be read is as by default. */
export function parsePackingPlan(text: string | null): PackingPlan {
  const { babies, mustTravel } = readObject(text ?? '');
  return {
    babies: babyCounts.find((count) => count === babies) ?? defaultPackingPlan.babies,
    mustTravel: mustTravel === true,
  };
}

function readObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
