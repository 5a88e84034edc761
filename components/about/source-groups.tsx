import { Disclosure } from '@/components/ui/disclosure';
import { Publisher } from '@/components/ui/publisher';
import { sourceTopics } from '@/data/source-topics';
import { type SourceKey, sources } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';
import { getCheckedRange } from '@/lib/sources/get-checked-range';
import { listSourceGroups } from '@/lib/sources/list-source-groups';
import { wasRead } from '@/lib/sources/was-read';
import { Publication, publicationListClass } from './publication';

const keys = Object.keys(sources) as SourceKey[];
const unreadCount = keys.filter((key) => !wasRead(sources[key].confidence)).length;

/** Every publication on file, by topic, and how we know those whose own page we did not read. */
export function SourceGroups() {
  const checked = parseCalendarDate(getCheckedRange(Object.values(sources)).first);
  return (
    <>
      <p>
        These are the {keys.length} publications on our file.{' '}
        {checked && `We looked at each of them on ${formatDate(checked)} or later. `}
        {unreadCount} of them we have not read yet, and some we read in a copy: it says so below each.
      </p>
      <div className="mt-6 divide-y divide-line border-line border-y">
        {listSourceGroups(keys, sourceTopics, 'More sources').map((group) => (
          <div key={group.id} id={`sources-${group.id}`}>
            <Disclosure summary={`${group.title} (${group.keys.length})`}>
              <ul className={publicationListClass}>
                {group.keys.map((key) => {
                  const { title, url, confidence } = sources[key];
                  const rest = (
                    <>
                      , <Publisher source={sources[key]} />
                    </>
                  );
                  return (
                    <li key={key}>
                      <Publication url={url} title={title} rest={rest} confidence={confidence} />
                    </li>
                  );
                })}
              </ul>
            </Disclosure>
          </div>
        ))}
      </div>
    </>
  );
}
