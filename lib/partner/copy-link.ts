import { isInFirstYear } from '@/lib/birth/baby-age';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { findDueDateProblem } from '@/lib/pregnancy/due-date-check';
import { href } from '@/lib/site/href';
import { type LinkProblem, readLinkData, writeLinkData } from '@/lib/take-along/link-data';
import { packText, unpackText } from '@/lib/take-along/packed-text';
import { type FollowedCopy, parseFollowedCopy, serializeFollowedCopy } from './followed-copy';

/**
 * The link that gives a copy to somebody else. The copy stands behind '#': no host is sent it.
 * @param origin Scheme and host that the site is served from, such as 'https://example.ca'.
 */
export async function getCopyLink(origin: string, copy: FollowedCopy): Promise<string> {
  return `${origin}${href(`/partner#${writeLinkData('copy', await packText(serializeFollowedCopy(copy)))}`)}`;
}

/** What a link brought: a copy, or why there is none. */
export type OpenedCopy = { copy: FollowedCopy; problem?: undefined } | { copy?: undefined; problem: LinkProblem };

/**
 * Reads what a link carries behind its '#'.
 * @returns undefined where that is no copy, nor meant to be one
 */
export async function readCopyLink(fragment: string): Promise<OpenedCopy | undefined> {
  const data = readLinkData(fragment);
  if (data?.kind !== 'copy') return undefined;
  if (data.problem !== undefined) return { problem: data.problem };
  const copy = parseFollowedCopy((await unpackText(data.content)) ?? null);
  return copy ? { copy } : { problem: 'damaged' };
}

/** Where the baby of a copy is on a day. */
export type CopyStage =
  | { stage: 'expected'; dueDate: Date }
  | { stage: 'born'; birthday: Date }
  /** The due date is more than 20 days ago, or the first birthday has come: nothing is counted, and nothing stays stored. */
  | { stage: 'over'; day: Date };

/** @returns undefined for a day that cannot be: a due date over 280 days ahead, a birthday to come */
export function getCopyStage({ dueDate, birthday }: FollowedCopy, today: Date): CopyStage | undefined {
  const day = parseCalendarDate(birthday ?? dueDate);
  if (!day) return undefined;
  if (birthday !== undefined) {
    if (day > today) return undefined;
    return isInFirstYear(day, today) ? { stage: 'born', birthday: day } : { stage: 'over', day };
  }
  const problem = findDueDateProblem(day, today);
  if (!problem) return { stage: 'expected', dueDate: day };
  return problem === 'due-date-too-long-ago' ? { stage: 'over', day } : undefined;
}

/** How a copy stands to the one that is followed already. */
export type CopyOrder = 'same' | 'newer' | 'older' | 'same-day';

/** Copies are told apart by the day on which they were made, and on one day by what they hold. */
export function compareCopies(opened: FollowedCopy, followed: FollowedCopy): CopyOrder {
  if (serializeFollowedCopy(opened) === serializeFollowedCopy(followed)) return 'same';
  if (opened.madeOn === followed.madeOn) return 'same-day';
  return opened.madeOn > followed.madeOn ? 'newer' : 'older';
}
