import * as words from '@/words/sign-search';
import { saySign } from './say-sign';

const fever = words.signEntryWords.fever.say;

it.each([
  [{ week: 30 }, words.pregnantInWeek(30)],
  [{ fromWeek: 20, toWeek: 25 }, words.pregnantBetween(20, 25)],
  [{ daysAfterBirth: 6 }, words.gaveBirthAgo(6)],
  [{ daysAfterBirth: 0 }, words.gaveBirthAgo(0)],
  [{ daysAfterBirth: undefined }, words.gaveBirth],
  [undefined, words.pregnant],
])('says who calls, then the sign: %j', (caller, start) => {
  expect(saySign(caller, fever)).toBe(words.say(start, fever));
});
