import { useReducer } from 'react';
import type { CalendarGroup } from '@/data/calendar-groups';
import { saveCalendarFile } from '@/lib/browser/save-calendar-file';
import {
  type CalendarExportState,
  initialCalendarExportState,
  reduceCalendarExport,
} from '@/lib/timeline/calendar-export-state';
import type { CalendarEvent } from '@/lib/timeline/list-calendar-events';

/** What is saved when several events are. */
export const CHOSEN = 'chosen';

export interface CalendarExport {
  state: CalendarExportState;
  toggle: (group: CalendarGroup) => void;
  refuse: (problem: 'no-group' | 'no-due-date') => void;
  /** Saves events under a file name; `target` is where the answer is shown. */
  save: (target: string, events: CalendarEvent[], name: string) => void;
}

/** The calendar files of the timeline: one of everything chosen, and one for each event. */
export function useCalendarExport(): CalendarExport {
  const [state, dispatch] = useReducer(reduceCalendarExport, initialCalendarExportState);
  return {
    state,
    toggle: (group) => dispatch({ type: 'group-toggled', group }),
    refuse: (problem) => dispatch({ type: 'refused', problem }),
    save(target, events, name) {
      dispatch({ type: 'asked', target });
      saveCalendarFile(events, name).then(
        () => dispatch({ type: 'saved' }),
        () => dispatch({ type: 'failed' }),
      );
    },
  };
}
