import type { CalendarEvent } from '@/lib/timeline/list-calendar-events';
import { downloadFile } from './download-file';

/**
 * Saves events as a calendar file among the visitor's downloads. What writes it loads at this moment.
 * @throws Error when it cannot be loaded or written, or the browser saves no files.
 */
export async function saveCalendarFile(events: CalendarEvent[], name: string): Promise<void> {
  if (!('download' in HTMLAnchorElement.prototype)) throw new Error('This browser saves no files');
  const { createCalendarFile } = await import('@/lib/timeline/create-calendar-file');
  const content = createCalendarFile(events, new Date());
  downloadFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), name);
}
