import type { ToDo } from '@/lib/benefits/to-dos';
import type { Household } from '@/lib/benefits/types';
import { saveEntries } from '@/lib/browser/save-calendar-file';

/**
 * Saves the days of a leave as a calendar file, whose texts load on the call.
 * @throws Error when that fails, or the browser saves no files.
 */
export async function saveLeaveCalendar(household: Household, toDos: readonly ToDo[]): Promise<void> {
  await saveEntries('parental-leave.ics', async () => {
    const { listLeaveEntries, calendarName } = await import('./leave-calendar');
    return { entries: listLeaveEntries(household, toDos), calendarName };
  });
}
