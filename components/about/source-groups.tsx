import { Disclosure } from '@/components/ui/disclosure';
import { sources } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';
import { getCheckedRange, wasRead } from '@/lib/sources/sources';
import { groupedSources } from './grouped-sources';
import { publicationListClass } from './publication';
import { PublicationList } from './publication-list';

const all = Object.values(sources);
const unreadCount = all.filter(({ confidence }) => !wasRead(confidence)).length;

/** Every publication on file, by topic, and how we know those whose own page we did not read. */
export function SourceGroups() {
  const checked = parseCalendarDate(getCheckedRange(all).first);
  return (
    <>
      <p>
        These are the {all.length} publications on file.{' '}
        {checked && `We looked at each of them on ${formatDate(checked)} or later. `}
        {unreadCount} of them we have not read yet, and some we read in a copy: it says so below each.
      </p>
      <div className="mt-6 divide-y divide-line border-line border-y">
        {groupedSources.map(({ id, title, publications }) => (
          <div key={id} id={`sources-${id}`}>
            <Disclosure summary={`${title} (${publications.length})`}>
              <PublicationList topic={id} className={publicationListClass} />
            </Disclosure>
          </div>
        ))}
      </div>
    </>
  );
}
