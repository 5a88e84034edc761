import { LAST_WEEK } from '@/lib/weeks/constants';
import { DUE_DATE_EVENT_ID } from './constants';

/** The id of a milestone's calendar event. In week 40 that is the due date's, which is an event of its own. */
export function getMilestoneEventId(week: number): string {
  return week === LAST_WEEK ? DUE_DATE_EVENT_ID : `milestone-${week}`;
}
