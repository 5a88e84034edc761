import { Disclosure } from '@/components/ui/disclosure';
import { Publisher } from '@/components/ui/publisher';
import { sourceTopics } from '@/data/source-topics';
import { type SourceKey, sources } from '@/data/sources';
import { listSourceGroups } from '@/lib/sources/list-source-groups';
import { getLookedAtText } from './get-looked-at-text';
import { Publication } from './publication';

const keys = Object.keys(sources) as SourceKey[];

/** Every publication the site rests on, by topic, and which of them nobody has read yet. */
export function SourceGroups() {
  return (
    <>
      <p>
        These are the {keys.length} publications that the texts and figures of this site rest on.{' '}
        {getLookedAtText(Object.values(sources))} We read them in stored copies of their pages. Where we have not read
        one yet, it says so, and what rests on it is to be confirmed.
      </p>
      <div className="mt-6 divide-y divide-line border-line border-y">
        {listSourceGroups(keys, sourceTopics, 'More sources').map((group) => (
          <div key={group.id} id={`sources-${group.id}`}>
            <Disclosure summary={`${group.title} (${group.keys.length})`}>
              <ul className="list-disc space-y-3 pl-6 marker:text-spruce">
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
            </Disclosure>
          </div>
        ))}
      </div>
    </>
  );
}
