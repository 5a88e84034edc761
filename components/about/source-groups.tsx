import { Disclosure } from '@/components/ui/disclosure';
import { sources } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';
import { getCheckedRange, wasRead } from '@/lib/sources/sources';
import * as words from '@/words/about';
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
        {words.sourceCount(all.length)} {checked && `${words.checkedSince(formatDate(checked))} `}
        {words.unreadSources(unreadCount)}
      </p>
      <div className="mt-6 divide-y divide-line border-line border-y">
        {groupedSources.map(({ id, publications }) => (
          <div key={id} id={`sources-${id}`}>
            <Disclosure summary={words.topicWithCount(words.sourceTopics[id], publications.length)}>
              <PublicationList topic={id} className={publicationListClass} />
            </Disclosure>
          </div>
        ))}
      </div>
    </>
  );
}
