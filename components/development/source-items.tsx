import { ExternalLink } from '@/components/ui/external-link';
import { Publisher } from '@/components/ui/publisher';
import type { Source } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';

/** Sources with the day they were checked. Takes the sources themselves, so that a widget brings along only its own. */
export function SourceItems({ sources }: { sources: Source[] }) {
  return (
    <ul className="mt-3 list-disc space-y-1 pl-6 text-sm">
      {sources.map((source) => {
        const { title, url, checked } = source;
        const checkedOn = parseCalendarDate(checked);
        return (
          <li key={`${url} ${title}`}>
            <ExternalLink url={url}>{title}</ExternalLink>, <Publisher source={source} />
            {checkedOn && (
              <span className="text-ink-soft">
                . <span className="whitespace-nowrap">Checked {formatDate(checkedOn)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
