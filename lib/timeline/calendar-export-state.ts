import { type CalendarGroup, calendarGroups, firstCalendarGroups } from '@/data/calendar-groups';

/** What is chosen for the calendar file, and how the last attempt to save one went. */
export interface CalendarExportState {
  groups: CalendarGroup[];
  /** Whether the entries hold the link to come back. */
  hasKeepLink: boolean;
  status: 'ready' | 'saving' | 'saved' | 'failed';
  /** What was saved: the id of a single event, or 'chosen' for the groups. */
  target?: string;
  problem?: 'no-group' | 'no-due-date';
}

/** What can happen to it. */
export type CalendarExportAction =
  | { type: 'group-toggled'; group: CalendarGroup }
  | { type: 'keep-link-toggled' }
  | { type: 'refused'; problem: 'no-group' | 'no-due-date' }
  | { type: 'asked'; target: string }
  | { type: 'saved' }
  | { type: 'failed' };

/** What one has to go to is chosen at first. */
export const initialCalendarExportState: CalendarExportState = {
  groups: firstCalendarGroups,
  hasKeepLink: false,
  status: 'ready',
};

/** What is chosen stays, whether or not a file could be saved. */
export function reduceCalendarExport(state: CalendarExportState, action: CalendarExportAction): CalendarExportState {
  const { groups, hasKeepLink } = state;
  switch (action.type) {
    case 'group-toggled': {
      const wasChosen = groups.includes(action.group);
      const chosen = calendarGroups.filter((id) => (id === action.group ? !wasChosen : groups.includes(id)));
      return { groups: chosen, hasKeepLink, status: 'ready' };
    }
    case 'keep-link-toggled':
      return { groups, hasKeepLink: !hasKeepLink, status: 'ready' };
    case 'refused':
      return { groups, hasKeepLink, status: 'ready', problem: action.problem };
    case 'asked':
      return { groups, hasKeepLink, status: 'saving', target: action.target };
    case 'saved':
    case 'failed':
      return { ...state, status: action.type };
  }
}
