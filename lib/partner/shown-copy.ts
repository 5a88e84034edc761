import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { findDueDateProblem } from '@/lib/pregnancy/due-date-check';
import type { LinkProblem } from '@/lib/take-along/link-data';
import { type CopyOrder, type CopyStage, compareCopies, getCopyStage, type OpenedCopy } from './copy-link';
import type { FollowedCopy } from './followed-copy';

/** What whoever follows a baby is shown. */
export interface ShownCopy {
  /** Absent where a due date alone is followed. */
  copy: FollowedCopy | undefined;
  stage: CopyStage;
  /** How it came: it is followed, or a link has brought it and nothing of it is stored. */
  from: 'followed' | 'link';
  /** The one that is followed already, where a link has brought another. */
  other?: { copy: FollowedCopy; order: Exclude<CopyOrder, 'same'> };
}

/** What the page of whoever follows a baby shows. */
export interface PartnerPage {
  /** Absent where nothing was brought, and nothing is followed. */
  shown: ShownCopy | undefined;
  /** What is wrong with the link that was opened. */
  problem: LinkProblem | undefined;
  /** Whether what is stored is over, and is to be forgotten. */
  isOver: boolean;
}

/**
 * What is shown on a day: the copy that a link brought, what is followed, or neither.
 * @param followed the copy and the due date that are stored
 */
export function getPartnerPage(
  opened: OpenedCopy | undefined,
  followed: { copy: FollowedCopy | undefined; dueDate: Date | undefined },
  today: Date,
): PartnerPage {
  const ofFollowed = getFollowed(followed, today);
  const isOver = ofFollowed?.stage.stage === 'over';
  const kept = isOver ? undefined : ofFollowed;
  if (!opened) return { shown: kept, problem: undefined, isOver };
  const stage = opened.copy && getCopyStage(opened.copy, today);
  if (!opened.copy || !stage) return { shown: kept, problem: opened.problem ?? 'damaged', isOver };
  const { copy } = opened;
  const order = kept?.copy && compareCopies(copy, kept.copy);
  if (order === 'same') return { shown: kept, problem: undefined, isOver };
  return {
    shown: { copy, stage, from: 'link', ...(kept?.copy && order && { other: { copy: kept.copy, order } }) },
    problem: undefined,
    isOver,
  };
}

function getFollowed(
  { copy, dueDate }: { copy: FollowedCopy | undefined; dueDate: Date | undefined },
  today: Date,
): ShownCopy | undefined {
  // A date that was followed since is another baby's.
  const isOfDate = !dueDate || (copy?.dueDate !== undefined && copy.dueDate === formatCalendarDate(dueDate));
  const stage = copy && isOfDate ? getCopyStage(copy, today) : undefined;
  if (copy && stage) return { copy, stage, from: 'followed' };
  if (!dueDate) return undefined;
  const problem = findDueDateProblem(dueDate, today);
  if (problem === 'due-date-too-far-ahead') return undefined;
  return {
    copy: undefined,
    stage: problem ? { stage: 'over', day: dueDate } : { stage: 'expected', dueDate },
    from: 'followed',
  };
}
