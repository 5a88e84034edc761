import { ExternalLink } from '@/components/ui/external-link';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';

/** Sources with the day they were checked. */
export function BenefitSourceItems({ keys }: { keys: BenefitSourceKey[] }) {
  return (
    <ul className="mt-3 list-disc space-y-1 pl-6 text-sm">
      {keys.map((key) => {
        const { title, publisher, url, checked } = benefitSources[key];
        const checkedOn = parseCalendarDate(checked);
        return (
          <li key={key}>
            <ExternalLink url={url}>{title}</ExternalLink>, {publisher}
            {checkedOn && <span className="text-ink-soft">. Checked {formatDate(checkedOn)}</span>}
          </li>
        );
      })}
    </ul>
  );
}
