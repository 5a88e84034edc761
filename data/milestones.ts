import type { SourceKey } from '@/data/sources';

interface MilestoneRule {
  /** Begins that many weeks after the first day of the last period. Its words stand under it in data/en/milestones.ts. */
  week: number;
  /** Whether the home page names it. */
  isOnHome?: boolean;
  /** What its text rests on. */
  sources?: SourceKey[];
}

/** The milestones of a pregnancy, by week: the one list for the timeline, the calculator's journey and the home page. */
const rules = [
  { week: 4, sources: ['heart-start'] },
  { week: 8 },
  { week: 12, isOnHome: true },
  { week: 18, sources: ['anatomy-scan', 'fraser-tests'] },
  { week: 20, isOnHome: true, sources: ['anatomy-scan'] },
  { week: 24 },
  { week: 28, isOnHome: true, sources: ['born-ontario'] },
  { week: 37, sources: ['sub-terms', 'preterm-halton'] },
  { week: 39, sources: ['sub-terms'] },
  { week: 40, isOnHome: true, sources: ['msd-dating'] },
] as const satisfies MilestoneRule[];

/** The weeks that have a milestone. */
export type MilestoneWeek = (typeof rules)[number]['week'];

/** What is known of a milestone without any words. */
export type MilestoneFacts = MilestoneRule & { week: MilestoneWeek };

export const milestones: MilestoneFacts[] = rules;
