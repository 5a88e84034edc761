import type { ProvinceCode } from '@/data/provinces';
import type { CalendarEntry, CalendarEvent } from '@/lib/timeline/calendar-event';
import { downloadFile, getSiteOrigin } from './platform';

/** Which events of a due date are saved, and how: as they are given back. */
export interface CalendarSelection {
  dueDate: Date;
  region: ProvinceCode | undefined;
  select: (event: CalendarEvent) => CalendarEvent | undefined;
  /** Whether the entries hold the link to come back. */
  hasKeepLink: boolean;
}

/**
 * Saves events of the timeline as a calendar file. Their texts and the code that writes the file load on the first call.
 * @throws Error when that fails, or the browser saves no files.
 */
export async function saveCalendarFile(selection: CalendarSelection, name: string): Promise<void> {
  const { dueDate, region, select, hasKeepLink } = selection;
  await saveEntries(name, async () => {
    const [{ listCalendarEvents }, { readOwnAppointments }, { getKeepLink }] = await Promise.all([
      import('@/lib/timeline/calendar-events'),
      import('./use-own-appointments'),
      import('@/lib/take-along/keep-link'),
    ]);
    const events = listCalendarEvents(dueDate, region, readOwnAppointments());
    return {
      entries: events.flatMap((event) => select(event) ?? []),
      keepLink: hasKeepLink ? getKeepLink(getSiteOrigin(), dueDate, region) : undefined,
    };
  });
}

/**
 * Saves entries that load on the call as a calendar file, as `saveCalendarFile` does.
 * @throws Error when that fails, or the browser saves no files.
 */
export async function saveEntries(
  fileName: string,
  load: () => Promise<{ entries: CalendarEntry[]; calendarName?: string; keepLink?: string | undefined }>,
): Promise<void> {
  if (!('download' in HTMLAnchorElement.prototype)) throw new Error('This browser saves no files');
  const [{ entries, calendarName, keepLink }, { createCalendarFile }] = await Promise.all([
    load(),
    import('@/lib/timeline/calendar-file'),
  ]);
  const content = createCalendarFile(entries, new Date(), { origin: getSiteOrigin(), keepLink }, calendarName);
  downloadFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), fileName);
}
