import { milestones as facts, type MilestoneFacts, type MilestoneWeek } from '@/data/milestones';
import * as words from '@/words/milestones';

/** A milestone with its words. */
export type Milestone = MilestoneFacts & (typeof words.milestones)[MilestoneWeek];

/** The milestones of a pregnancy, by week. */
export const milestones: Milestone[] = facts.map((fact) => ({ ...fact, ...words.milestones[fact.week] }));

/** The first milestone beyond a week; undefined from week 40 on, when the due date has come. */
export function findNextMilestone(week: number): Milestone | undefined {
  return milestones.find((milestone) => milestone.week > week);
}
