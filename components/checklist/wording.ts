import { OWN_ITEMS_MAX, OWN_LABEL_MAX_LENGTH } from '@/data/packing-rules';
import type { BabyCount, ChecklistFilter, PackingPlan } from '@/lib/checklist/checklist';
import type { OwnItemProblem } from '@/lib/checklist/own-items';
import { getPackingWeek } from '@/lib/checklist/packing-plan';

export const BAG_TITLE = 'Canadian Hospital Bag Checklist';

export const filterLabels: Record<ChecklistFilter, string> = {
  all: 'All Items',
  essentials: 'Essentials',
  additional: 'Additional',
};

export const babyCountLabels: Record<BabyCount, string> = {
  1: '1',
  2: '2 (twins)',
  3: '3 (triplets)',
  4: '4 or more',
};

export const ownItemProblemTexts: Record<OwnItemProblem, string> = {
  empty: 'Write what you want to pack.',
  'too-long': `This is too long. Use ${OWN_LABEL_MAX_LENGTH} characters or fewer.`,
  duplicate: 'This is already in that part of the list.',
  'too-many': `You have ${OWN_ITEMS_MAX} items of your own, which is the most. Remove one first.`,
};

export const resetToast = { title: 'Checklist reset', description: 'All items have been unchecked.' };
export const savedToast = { title: 'Checklist saved', description: 'Your progress has been saved.' };
export const notSavedToast = {
  title: 'Checklist not saved',
  description: 'This browser does not let us keep your list. Save it as an image or print it.',
  tone: 'alert',
} as const;
export const undoneToast = { title: 'Undone', description: 'Your list is as it was.' };
export const noPictureToast = {
  title: 'The picture was not saved',
  description: 'Your browser could not draw it. Try again, or print the list.',
  tone: 'alert',
} as const;

/** When to pack for this plan, as a sentence; undefined where the general 36 weeks hold. */
export function getEarlierAdvice(plan: PackingPlan): string | undefined {
  const week = getPackingWeek(plan);
  switch (plan.babies) {
    case 1:
      return plan.mustTravel ? `As you must travel, pack at ${week} weeks.` : undefined;
    case 2:
      return plan.mustTravel
        ? `With twins and travel, pack at ${week} weeks.`
        : `With twins, pack at ${week} weeks: twins often come early.`;
    case 3:
      return plan.mustTravel
        ? `With triplets and travel, pack at ${week} weeks.`
        : `With triplets, pack at ${week} weeks: triplets often come early.`;
    case 4:
      return plan.mustTravel
        ? `With four or more babies and travel, pack at ${week} weeks.`
        : `With four or more babies, pack at ${week} weeks: they often come early.`;
  }
}
