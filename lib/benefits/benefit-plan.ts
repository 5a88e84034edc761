import type { ProvinceCode } from '@/data/provinces';
import { type EarningsProblem, parseEarnings } from './earnings';
import { getEiOption } from './ei-option';
import type { BenefitOption, BenefitProgram, OptionKey, ParentalShare, ParentRole, PlanInput } from './plan-types';
import {
  checkPlannerDates,
  type PlannerDateField,
  type PlannerDateProblems,
  type PlannerFields,
} from './planner-fields';
import { getQpipOption } from './qpip-option';
import { checkShares, listOptionKeys, type ShareProblems } from './shares';

/** Quebec has its own plan; everyone else gets Employment Insurance. */
export function getProgram(province: ProvinceCode | undefined): BenefitProgram {
  return province === 'QC' ? 'qpip' : 'ei';
}

/**
 * The messages beside the fields. Dates are checked in order, and only the first of several problems among them is
 * named.
 */
export interface PlannerProblems {
  province?: 'no-province';
  dates?: PlannerDateProblems;
  earnings?: Partial<Record<ParentRole, EarningsProblem>>;
  shares?: ShareProblems;
}

/** What two parents, or one, can get in both options of their program. */
export interface BenefitPlan {
  program: BenefitProgram;
  province: ProvinceCode;
  input: PlanInput;
  options: BenefitOption[];
}

interface PlannerEntry {
  fields: PlannerFields;
  province: ProvinceCode | undefined;
  /** Date fields in which something stands that is no date. */
  impossible: readonly PlannerDateField[];
}

/** Reads the planner's form and computes both options, or says what is wrong with which fields. */
export function getBenefitPlan(
  { fields, province, impossible }: PlannerEntry,
  today: Date,
): { plan: BenefitPlan } | { problems: PlannerProblems } {
  const program = getProgram(province);
  const dates = checkPlannerDates(fields, impossible, program, today);
  const shares = checkShares(fields, program);
  const birth = parseEarnings(fields.earnings.birth, fields.earningsPer);
  const other = fields.parents === 'two' ? parseEarnings(fields.earnings.other, fields.earningsPer) : undefined;
  const otherProblem = other && 'problem' in other ? other.problem : undefined;
  if (!province || 'problems' in dates || 'problems' in shares || 'problem' in birth || otherProblem) {
    return {
      problems: {
        ...(!province && { province: 'no-province' }),
        ...('problems' in dates && { dates: dates.problems }),
        earnings: {
          ...('problem' in birth && { birth: birth.problem }),
          ...(otherProblem && { other: otherProblem }),
        },
        ...('problems' in shares && { shares: shares.problems }),
      },
    };
  }
  const input: PlanInput = {
    ...dates,
    weeklyEarnings: {
      birth: birth.weeklyEarnings,
      ...(other && 'weeklyEarnings' in other && { other: other.weeklyEarnings }),
    },
    otherStart: fields.otherStart,
  };
  const options = listOptionKeys(program).map((key) =>
    getOption(key, input, shares.shares[key] ?? { birth: 0, other: 0 }),
  );
  return { plan: { program, province, input, options } };
}

function getOption(key: OptionKey, input: PlanInput, share: ParentalShare): BenefitOption {
  return key === 'standard' || key === 'extended' ? getEiOption(key, input, share) : getQpipOption(key, input, share);
}
