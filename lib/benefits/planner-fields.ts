import { qpipRules } from '@/data/benefits/qpip-rules';
import { isRecord } from '@/lib/json/is-record';
import type { EarningsPeriod } from './parse-earnings';
import { eiOptionKeys, type OptionKey, type OtherStart, type ParentRole, qpipOptionKeys } from './types';

/** Whose parental weeks a field asks for: those of a parent who plans alone, or of each of two. */
export type ShareField = 'alone' | ParentRole;

/** The planner's form, as typed. Dates are yyyy-MM-dd or empty. */
export interface PlannerFields {
  dueDate: string;
  birthDate: string;
  lastWorkDay: string;
  parents: 'one' | 'two';
  earnings: Record<ParentRole, string>;
  earningsPer: EarningsPeriod;
  otherStart: OtherStart;
  shares: Record<OptionKey, Record<ShareField, string>>;
}

export type PlannerDateField = 'dueDate' | 'birthDate' | 'lastWorkDay';

const optionKeys: OptionKey[] = [...eiOptionKeys, ...qpipOptionKeys];
const { basic, special } = qpipRules;

/** The form as it is first seen: one parent, and all the weeks there are, split so that none is lost. */
export const initialPlannerFields: PlannerFields = {
  dueDate: '',
  birthDate: '',
  lastWorkDay: '',
  parents: 'one',
  earnings: { birth: '', other: '' },
  earningsPer: 'week',
  otherStart: 'at-birth',
  shares: {
    standard: { alone: '35', birth: '35', other: '5' },
    extended: { alone: '61', birth: '61', other: '8' },
    basic: withBonus(basic.shareableWeeks, basic.bonusWeeks, basic.bonusFromWeeks),
    special: withBonus(special.shareableWeeks, special.bonusWeeks, special.bonusFromWeeks),
  },
};

function withBonus(shareable: number, bonus: number, bonusFrom: number): Record<ShareField, string> {
  return { alone: String(shareable), birth: String(shareable + bonus - bonusFrom), other: String(bonusFrom) };
}

/** Whether a value of unknown origin is a whole form that the planner could have stored. */
export function isPlannerFields(value: unknown): value is PlannerFields {
  if (!isRecord(value)) return false;
  const { dueDate, birthDate, lastWorkDay, parents, earnings, earningsPer, otherStart, shares } = value;
  return (
    [dueDate, birthDate, lastWorkDay].every((text) => typeof text === 'string') &&
    (parents === 'one' || parents === 'two') &&
    (earningsPer === 'week' || earningsPer === 'year') &&
    (otherStart === 'at-birth' || otherStart === 'after-birth-parent') &&
    hasTexts(earnings, ['birth', 'other']) &&
    isRecord(shares) &&
    optionKeys.every((key) => hasTexts(shares[key], ['alone', 'birth', 'other']))
  );
}

function hasTexts(value: unknown, keys: string[]): boolean {
  return isRecord(value) && keys.every((key) => typeof value[key] === 'string');
}
