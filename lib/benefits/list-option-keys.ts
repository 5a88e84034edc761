import { type BenefitProgram, eiOptionKeys, type OptionKey, qpipOptionKeys } from './types';

/** The options of a program, in the order in which the program lists them. */
export function listOptionKeys(program: BenefitProgram): readonly OptionKey[] {
  return program === 'ei' ? eiOptionKeys : qpipOptionKeys;
}
