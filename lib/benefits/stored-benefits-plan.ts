import { parseJson } from '@/lib/json/json';
import { isPlannerFields, type PlannerFields } from './planner-fields';

/** What was entered in the benefits planner, as it is kept in the visitor's browser. */
export interface StoredBenefitsPlan {
  fields: PlannerFields;
  /** The due date that the site knew when this was stored. If another one is known since, it replaces the form's. */
  knownDueDate?: string;
  /** Whether the plan was shown, so that it is there again on the next visit. */
  isPlanned: boolean;
}

const VERSION = 1;

/** The text that is stored. Carries a version, so that a later form can still read it. */
export function serializeBenefitsPlan(plan: StoredBenefitsPlan): string {
  return JSON.stringify({ version: VERSION, ...plan });
}

/** Reads what was stored; undefined for anything that is not a whole form of this version. Never throws. */
export function parseBenefitsPlan(text: string | null): StoredBenefitsPlan | undefined {
  const value = parseJson(text ?? '');
  if (typeof value !== 'object' || value === null) return undefined;
  const { version, fields, knownDueDate, isPlanned } = value as Record<string, unknown>;
  if (version !== VERSION || !isPlannerFields(fields) || typeof isPlanned !== 'boolean') return undefined;
  return typeof knownDueDate === 'string' ? { fields, isPlanned, knownDueDate } : { fields, isPlanned };
}
