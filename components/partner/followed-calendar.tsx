import { CalendarDaysIcon } from '@heroicons/react/24/outline';
import { useId, useState } from 'react';
import { WebCalendarLinks } from '@/components/timeline/web-calendar-links';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { FieldMessage } from '@/components/ui/field-message';
import { useDevice } from '@/lib/browser/device';
import { getSiteOrigin } from '@/lib/browser/platform';
import { saveEntries } from '@/lib/browser/save-calendar-file';
import { formatLongDate } from '@/lib/format/dates';
import type { CalendarEntry } from '@/lib/timeline/calendar-event';
import * as words from '@/words/partner/followed';
import * as linkWords from '@/words/timeline/calendar-links';

/**
 * The appointments of somebody else for one's own calendar: as a file, which brings the reminders along, and one at a time
 * for calendars on the web, which comes first where the calendar of the device opens no files.
 */
export function FollowedCalendar({ entries }: { entries: CalendarEntry[] }) {
  const answerId = useId();
  const device = useDevice();
  const [saving, setSaving] = useState<'ready' | 'saving' | 'saved' | 'failed'>('ready');

  function save() {
    if (saving === 'saving') return;
    setSaving('saving');
    saveEntries(words.calendarFile, async () => ({ entries, calendarName: words.calendarName })).then(
      () => setSaving('saved'),
      () => setSaving('failed'),
    );
  }

  const ways = [
    <div key="file">
      <Button look="secondary" onClick={save} aria-describedby={answerId} className="max-sm:w-full">
        <CalendarDaysIcon aria-hidden className="size-5" />
        {words.addToCalendar}
      </Button>
      <div role="status" className="text-sm">
        {saving === 'saved' && <p className="mt-1">{words.calendarSaved}</p>}
        <FieldMessage id={answerId} text={saving === 'failed' ? words.calendarNotSaved : undefined} />
      </div>
      <p className="mt-1.5 text-ink-soft text-sm">{words.calendarNote}</p>
    </div>,
    <Disclosure key="links" summary={linkWords.title} isOpen={device === 'android'}>
      <p className="text-ink-soft text-sm">{linkWords.intro}</p>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {entries.map((entry) => (
          <li key={entry.id} className="py-2">
            <p className="font-semibold">{entry.title}</p>
            <p className="text-sm">{formatLongDate(entry.start)}</p>
            <WebCalendarLinks entry={entry} links={{ origin: getSiteOrigin() }} />
          </li>
        ))}
      </ul>
    </Disclosure>,
  ];
  return <div className="mb-5 print:hidden">{device === 'android' ? ways.toReversed() : ways}</div>;
}
