import { ExternalLink } from '@/components/ui/external-link';
import { getCalendarLinks } from '@/lib/timeline/calendar-links';
import { createDueDateEvent } from '@/lib/timeline/due-date-event';
import * as words from '@/words/timeline/calendar-links';

/** The due date for calendars on the web. */
export function CalendarLinks({ dueDate }: { dueDate: Date }) {
  const { google, outlook } = getCalendarLinks(createDueDateEvent(dueDate));
  return (
    <div className="mt-4 min-h-32 border-line border-t pt-4 sm:min-h-28">
      <p>{words.intro}</p>
      <p className="flex flex-wrap gap-x-6">
        <ExternalLink url={google} className="inline-flex min-h-11 items-center text-link">
          {words.google}
        </ExternalLink>
        <ExternalLink url={outlook} className="inline-flex min-h-11 items-center text-link">
          {words.outlook}
        </ExternalLink>
      </p>
    </div>
  );
}
