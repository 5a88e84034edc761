import { type Milestone, milestones } from '@/data/milestones';

/** The first milestone beyond a week; undefined from week 40 on, when the due date has come. */
export function findNextMilestone(week: number): Milestone | undefined {
  return milestones.find((milestone) => milestone.week > week);
}
