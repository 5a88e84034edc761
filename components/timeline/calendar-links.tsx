import { ExternalLink } from '@/components/ui/external-link';
import { getCalendarLinks } from '@/lib/timeline/calendar-links';
import { createDueDateEvent } from '@/lib/timeline/due-date-event';

/** The due date for calendars on the web. */
export function CalendarLinks({ dueDate }: { dueDate: Date }) {
  const { google, outlook } = getCalendarLinks(createDueDateEvent(dueDate));
  return (
    <div className="mt-4 min-h-32 border-line border-t pt-4 sm:min-h-28">
      <p>Or add your due date to a calendar on the web. The link holds the date and nothing else about you.</p>
      <p className="flex flex-wrap gap-x-6">
        <ExternalLink url={google} className="inline-flex min-h-11 items-center text-link">
          Google Calendar
        </ExternalLink>
        <ExternalLink url={outlook} className="inline-flex min-h-11 items-center text-link">
          Outlook
        </ExternalLink>
      </p>
    </div>
  );
}
