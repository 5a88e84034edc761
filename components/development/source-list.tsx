import { ExternalLink } from '@/components/ui/external-link';
import { type SourceKey, sources } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';

/** What the page rests on, and when somebody last looked. */
export function SourceList({ keys }: { keys: SourceKey[] }) {
  return (
    <section aria-labelledby="sources" className="mt-12 max-w-reading">
      <h2 id="sources" className="text-xl">
        Sources
      </h2>
      <ul className="mt-3 list-disc space-y-1 pl-6 text-sm">
        {keys.map((key) => {
          const { title, publisher, url, checked } = sources[key];
          const checkedOn = parseCalendarDate(checked);
          return (
            <li key={key}>
              <ExternalLink url={url}>{title}</ExternalLink>, {publisher}
              {checkedOn && <span className="text-ink-soft">. Checked {formatDate(checkedOn)}</span>}
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">
        What carries no source is general knowledge that textbooks share. This page is a guide, not medical advice.
      </p>
    </section>
  );
}
