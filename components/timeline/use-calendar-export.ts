import { useReducer } from 'react';
import type { CalendarGroup } from '@/data/calendar-groups';
import type { ProvinceCode } from '@/data/provinces';
import { saveCalendarFile } from '@/lib/browser/save-calendar-file';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { type CalendarEvent, placeInCalendar } from '@/lib/timeline/calendar-event';
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

  const place = (event: CalendarEvent) => (today ? placeInCalendar(event, today) : event);

  function save(target: string, select: (event: CalendarEvent) => CalendarEvent | undefined, name: string) {
    if (!dueDate) return dispatch({ type: 'refused', problem: 'no-due-date' });
    dispatch({ type: 'asked', target });
    saveCalendarFile({ dueDate, region, select }, name).then(
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
      save(CHOSEN, (event) => (groups.includes(event.group) && isFor(event, region) ? place(event) : undefined), name);
    },
    saveOne: (id) => save(id, (event) => (event.id === id ? (place(event) ?? event) : undefined), `${id}.ics`),
  };
}

/** Without a region only what is offered everywhere. */
function isFor({ regions }: CalendarEvent, region: ProvinceCode | undefined): boolean {
  return !regions || region !== undefined;
}
