import { SourceItems } from '@/components/development/source-items';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import type { Source } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';
import { getCheckedRange, listShownSources } from '@/lib/sources/sources';

/** The sources of what is said of benefits, and the day: amounts change every year. */
export function BenefitSourceItems({ keys }: { keys: BenefitSourceKey[] }) {
  const sources: Source[] = keys.map((key) => benefitSources[key]);
  const checked = parseCalendarDate(getCheckedRange(listShownSources(sources).map(({ source }) => source)).first);
  return (
    <>
      <SourceItems sources={sources} />
      {checked && <p className="mt-2 text-ink-soft text-sm">Checked {formatDate(checked)}.</p>}
    </>
  );
}
