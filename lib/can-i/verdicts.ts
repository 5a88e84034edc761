import type { CanIFacts } from '@/data/can-i/entry';
import { fromToWeek, fromWeek, toWeek } from '@/words/can-i/page';

export type WeekSpan = NonNullable<CanIFacts['byWeek']>[number];

/** The first and the last week that the answers know: a pregnancy as the site counts it. */
export const FIRST_ANSWERED_WEEK = 0;
export const LAST_ANSWERED_WEEK = 42;

/** What a span of weeks is called: 'To week 19:', 'Weeks 32 to 36:', 'From week 37:'. */
export function getSpanName({ fromWeek: from, toWeek: to }: WeekSpan): string {
  if (from === FIRST_ANSWERED_WEEK) return toWeek(to);
  return to === LAST_ANSWERED_WEEK ? fromWeek(from) : fromToWeek(from, to);
}

/** Whether an answer leads to a person: one who decides, who prescribed, or who is to be called. */
export function needsPerson({
  verdict,
  byWeek = [],
  call,
}: Pick<CanIFacts, 'verdict' | 'byWeek'> & { call?: string | undefined }): boolean {
  const said = [verdict, ...byWeek.map((span) => span.verdict)];
  return call !== undefined || said.some((one) => !['yes', 'with-care', 'better-not'].includes(one));
}

/** Whether an answer asks, in some case, for a call to the poison centre: then it names the source of its numbers. */
export function namesPoisonCentre({ sources, callSources = [] }: Pick<CanIFacts, 'sources' | 'callSources'>): boolean {
  return [...sources, ...callSources].includes('poison-numbers');
}
