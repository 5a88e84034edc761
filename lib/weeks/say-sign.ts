import * as words from '@/words/sign-search';

/** Who calls about a sign: pregnant, in a week or in the weeks of a list if they are known, or after a birth. */
export type Caller =
  | { week: number }
  | { fromWeek: number; toWeek: number }
  | { daysAfterBirth: number | undefined }
  | undefined;

/**
 * What to say first on the telephone.
 * @param sign what is noticed, as it follows 'and'
 * @example saySign({ week: 30 }, 'I have a fever') // 'I am 30 weeks pregnant and I have a fever.'
 */
export function saySign(caller: Caller, sign: string): string {
  return words.say(describeCaller(caller), sign);
}

function describeCaller(caller: Caller): string {
  if (!caller) return words.pregnant;
  if ('week' in caller) return words.pregnantInWeek(caller.week);
  if ('fromWeek' in caller) return words.pregnantBetween(caller.fromWeek, caller.toWeek);
  const { daysAfterBirth } = caller;
  return daysAfterBirth === undefined ? words.gaveBirth : words.gaveBirthAgo(daysAfterBirth);
}
