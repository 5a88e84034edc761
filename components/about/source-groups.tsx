import { Publisher } from '@/components/ui/publisher';
import { sourceTopics } from '@/data/source-topics';
import { type SourceKey, sources } from '@/data/sources';
import { parseCalendarDate } from '@/lib/calendar/parse-calendar-date';
import { formatDate } from '@/lib/format/format-date';
import { getCheckedRange } from '@/lib/sources/get-checked-range';
import { listSourceGroups } from '@/lib/sources/list-source-groups';
import { Publication } from './publication';

const keys = Object.keys(sources) as SourceKey[];

/** Every publication the site rests on, by topic, with how sure we are of it. */
export function SourceGroups() {
  return (
    <>
      <p>
        {getCheckedText()} Under each stands how we checked it, and when. What still has to be confirmed is marked as
        such.
      </p>
      {listSourceGroups(keys, sourceTopics, 'More sources').map((group) => (
        <section key={group.id} aria-labelledby={`sources-${group.id}`} className="mt-8">
          <h3 id={`sources-${group.id}`}>{group.title}</h3>
          <ul className="mt-3 list-disc space-y-3 pl-6 marker:text-spruce">
            {group.keys.map((key) => {
              const { title, url, confidence, checked } = sources[key];
              const rest = (
                <>
                  , <Publisher source={sources[key]} />
                </>
              );
              return (
                <li key={key}>
                  <Publication url={url} title={title} rest={rest} confidence={confidence} checked={checked} />
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </>
  );
}

function getCheckedText(): string {
  const count = `These are the ${keys.length} publications that the texts and figures of this site rest on.`;
  const range = getCheckedRange(Object.values(sources));
  const first = parseCalendarDate(range.first);
  const last = parseCalendarDate(range.last);
  if (!first || !last) return count;
  return first.getTime() === last.getTime()
    ? `${count} All were last checked on ${formatDate(last)}.`
    : `${count} They were last checked between ${formatDate(first)} and ${formatDate(last)}.`;
}
