import { ExternalLink } from '@/components/ui/external-link';
import type { CalendarEntry } from '@/lib/timeline/calendar-event';
import { getCalendarLinks } from '@/lib/timeline/calendar-links';
import type { EntryLinks } from '@/lib/timeline/entry-address';
import * as words from '@/words/timeline/calendar-links';

/** The ways of one entry into calendars on the web. */
export function WebCalendarLinks({ entry, links }: { entry: CalendarEntry; links: EntryLinks }) {
  const urls = getCalendarLinks(entry, links);
  return (
    <p className="flex flex-wrap gap-x-6">
      {(['google', 'outlook'] as const).map((name) => (
        <ExternalLink key={name} url={urls[name]} className="inline-flex min-h-11 items-center text-link">
          {words.calendars[name]}
          <span className="sr-only">{words.whatIsAdded(entry.title)}</span>
        </ExternalLink>
      ))}
    </p>
  );
}
