import { ExternalLink } from '@/components/ui/external-link';
import { healthLineSources } from '@/data/health-line-sources';
import type { ProvinceCode } from '@/data/provinces';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';

/** Where the number of a region's health line was read, how sure we are of it, and when somebody last looked. */
export function LineSource({ code }: { code: ProvinceCode }) {
  const { url, checked } = healthLineSources[code];
  const day = parseCalendarDate(checked);
  return (
    <p className="mt-3 text-sm">
      {url ? (
        <>
          The health line stands on <ExternalLink url={url}>{new URL(url).host}</ExternalLink>.
        </>
      ) : (
        'Whom to call for a nurse was not read at its source yet and is to be confirmed.'
      )}
      {day && <span className="text-ink-soft"> Checked {formatDate(day)}.</span>}
    </p>
  );
}
