import { isNotice, type ToDo } from '@/lib/benefits/to-dos';
import type { Household } from '@/lib/benefits/types';
import type { CalendarEntry } from '@/lib/timeline/calendar-event';
import { createDueDateEvent } from '@/lib/timeline/due-date-event';
import * as words from '@/words/benefits/leave-calendar';
import { describeToDo } from './describe-to-dos';
import { sayWhose } from './say-whose';

/** What a calendar app calls the file's calendar. */
export const calendarName: string = words.calendarName;

/**
 * The dated to-dos of a household as calendar entries. What has no day is left out. The due date is the same entry as in
 * the timeline's file, so that a calendar with both has it once.
 */
export function listLeaveEntries(household: Household, toDos: readonly ToDo[]): CalendarEntry[] {
  return toDos.flatMap((toDo) => {
    const { key, role, day } = toDo;
    if (!day || !isDated(key)) return [];
    if (key === 'due') return [createDueDateEvent(day)];
    return [
      {
        id: ['leave', key, role].filter(Boolean).join('-'),
        title: sayWhose(household, role, words.titles[key]),
        description: describeToDo({ ...toDo, isLate: false }),
        start: day,
        end: day,
        path: isNotice(toDo) ? '/benefits/letter' : '/benefits',
      },
    ];
  });
}

const isDated = (key: ToDo['key']): key is keyof typeof words.titles | 'due' => key === 'due' || key in words.titles;
