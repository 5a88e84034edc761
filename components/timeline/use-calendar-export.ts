import { isBefore, startOfDay } from 'date-fns';
import { useReducer } from 'react';
import type { CalendarGroup } from '@/data/calendar-groups';
import type { ProvinceCode } from '@/data/provinces';
import { saveCalendarFile } from '@/lib/browser/save-calendar-file';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import type { CalendarEvent } from '@/lib/timeline/calendar-event';
import {
  type CalendarExportState,
  initialCalendarExportState,
  reduceCalendarExport,
} from '@/lib/timeline/calendar-export-state';

/** Where the answer is shown when everything chosen is saved. */
export const CHOSEN = 'chosen';

export interface CalendarExport {
  state: CalendarExportState;
  toggle: (group: CalendarGroup) => void;
  saveChosen: () => void;
  /** Saves a single event, by its id. */
  saveOne: (id: string) => void;
}

/** The calendar files of the timeline: one of everything chosen, and one for each event. */
export function useCalendarExport(
  dueDate: Date | undefined,
  region: ProvinceCode | undefined,
  today: Date | undefined,
): CalendarExport {
  const [state, dispatch] = useReducer(reduceCalendarExport, initialCalendarExportState);

  function save(target: string, includes: (event: CalendarEvent) => boolean, name: string) {
    if (!dueDate) return dispatch({ type: 'refused', problem: 'no-due-date' });
    dispatch({ type: 'asked', target });
    saveCalendarFile({ dueDate, region, includes }, name).then(
      () => dispatch({ type: 'saved' }),
      () => dispatch({ type: 'failed' }),
    );
  }

  return {
    state,
    toggle: (group) => dispatch({ type: 'group-toggled', group }),
    saveChosen() {
      const { groups } = state;
      if (groups.length === 0) return dispatch({ type: 'refused', problem: 'no-group' });
      const name = `pregnancy-${dueDate ? formatCalendarDate(dueDate) : ''}.ics`;
      save(CHOSEN, (event) => groups.includes(event.group) && isStillAhead(event, today) && isFor(event, region), name);
    },
    saveOne: (id) => save(id, (event) => event.id === id, `${id}.ics`),
  };
}

/** What is over does not belong in a calendar, but for the due date, which babies often pass. */
function isStillAhead({ group, end }: CalendarEvent, today: Date | undefined): boolean {
  return group === 'due-date' || !today || !isBefore(end, startOfDay(today));
}

/** Without a region only what is offered everywhere. */
function isFor({ regions }: CalendarEvent, region: ProvinceCode | undefined): boolean {
  return !regions || region !== undefined;
}
