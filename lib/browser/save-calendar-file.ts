import type { ProvinceCode } from '@/data/provinces';
import type { CalendarEvent } from '@/lib/timeline/calendar-event';
import { downloadFile } from './platform';

/** Which events of a due date are saved. */
export interface CalendarSelection {
  dueDate: Date;
  region: ProvinceCode | undefined;
  includes: (event: CalendarEvent) => boolean;
}

/**
 * Saves events as a calendar file. Their texts and the code that writes the file load on the first call.
 * @throws Error when that fails, or the browser saves no files.
 */
export async function saveCalendarFile({ dueDate, region, includes }: CalendarSelection, name: string): Promise<void> {
  if (!('download' in HTMLAnchorElement.prototype)) throw new Error('This browser saves no files');
  const [{ listCalendarEvents }, { createCalendarFile }] = await Promise.all([
    import('@/lib/timeline/calendar-events'),
    import('@/lib/timeline/calendar-file'),
  ]);
  const content = createCalendarFile(listCalendarEvents(dueDate, region).filter(includes), new Date());
  downloadFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), name);
}
