import { startOfDay } from 'date-fns';
import { useReducer } from 'react';
import { type CalendarGroup, calendarGroups } from '@/data/calendar-groups';
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
  dueDate: Date | undefined;
  region: ProvinceCode | undefined;
  state: CalendarExportState;
  /** What can be chosen: no weeks where they are over. */
  offered: CalendarGroup[];
  toggle: (group: CalendarGroup) => void;
  toggleKeepLink: () => void;
  /** An event as it goes into a calendar today; undefined where it is not chosen, or over. */
  selectChosen: (event: CalendarEvent) => CalendarEvent | undefined;
  /** The same for an event that is asked for by its id: also what is over. */
  selectOne: (event: CalendarEvent) => CalendarEvent;
  saveChosen: () => void;
  /** Saves a single event, by its id. */
  saveOne: (id: string) => void;
}

/** The calendar files of the timeline: one of everything chosen, and one for each event. */
export function useCalendarExport(
  dueDate: Date | undefined,
  region: ProvinceCode | undefined,
  today: Date | undefined,
  hasBirth: boolean,
): CalendarExport {
  const [state, dispatch] = useReducer(reduceCalendarExport, initialCalendarExportState);
  const { hasKeepLink } = state;
  const areWeeksOver = hasBirth || (dueDate !== undefined && today !== undefined && dueDate < startOfDay(today));
  const offered = calendarGroups.filter((group) => group !== 'weeks' || !areWeeksOver);
  const chosen = offered.filter((group) => state.groups.includes(group));

  const place = (event: CalendarEvent) => (today ? placeInCalendar(event, today) : event);
  const selectOne = (event: CalendarEvent) => place(event) ?? event;
  const selectChosen = (event: CalendarEvent) =>
    chosen.includes(event.group) && isFor(event, region) ? place(event) : undefined;

  function save(target: string, select: (event: CalendarEvent) => CalendarEvent | undefined, name: string) {
    if (!dueDate) return dispatch({ type: 'refused', problem: 'no-due-date' });
    dispatch({ type: 'asked', target });
    saveCalendarFile({ dueDate, region, select, hasKeepLink }, name).then(
      () => dispatch({ type: 'saved' }),
      () => dispatch({ type: 'failed' }),
    );
  }

  return {
    dueDate,
    region,
    state,
    offered,
    toggle: (group) => dispatch({ type: 'group-toggled', group }),
    toggleKeepLink: () => dispatch({ type: 'keep-link-toggled' }),
    selectChosen,
    selectOne,
    saveChosen() {
      if (chosen.length === 0) return dispatch({ type: 'refused', problem: 'no-group' });
      const name = `pregnancy-${dueDate ? formatCalendarDate(dueDate) : ''}.ics`;
      save(CHOSEN, selectChosen, name);
    },
    saveOne: (id) => save(id, (event) => (event.id === id ? selectOne(event) : undefined), `${id}.ics`),
  };
}

/** Without a region only what is offered everywhere. */
function isFor({ regions }: CalendarEvent, region: ProvinceCode | undefined): boolean {
  return !regions || region !== undefined;
}
