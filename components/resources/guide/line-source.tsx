import { ExternalLink } from '@/components/ui/external-link';
import { healthLineSources } from '@/data/health-line-sources';
import { type ProvinceCode, provinces } from '@/data/provinces';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';

/** Where the number of a region's health line was read and when somebody last looked, or that nobody has yet. */
export function LineSource({ code }: { code: ProvinceCode }) {
  return <p className="mt-3 text-sm">{describe(code)}</p>;
}

function describe(code: ProvinceCode) {
  const { url, checked } = healthLineSources[code];
  const day = parseCalendarDate(checked);
  if (url) {
    return (
      <>
        We read the number of the health line on <ExternalLink url={url}>{new URL(url).host}</ExternalLink>.{' '}
        {day && <span className="inline-block text-ink-soft">Checked {formatDate(day)}.</span>}
      </>
    );
  }
  if (provinces[code].healthLine.instead) {
    return 'We have not seen an official page on a health line for the whole territory.';
  }
  return 'We have not seen an official page for the number of the health line yet. If nobody answers, call your provider, or 911 in an emergency.';
}
