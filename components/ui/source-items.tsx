import type { Source } from '@/data/sources';
import { listShownSources } from '@/lib/sources/sources';
import { officialPage, titleAndPublisher } from '@/words/ui/sources';
import { Publisher, SourceLink } from './source-name';

/**
 * The sources of a text, and the official pages beside it. Takes sources instead of keys, so that a widget does not
 * load the list of all.
 */
export function SourceItems({ sources }: { sources: Source[] }) {
  return (
    <ul className="mt-3 list-disc space-y-1 pl-6 text-sm [&>li]:text-wrap">
      {listShownSources(sources).map(({ source, isOfficialPage }) => {
        const link = <SourceLink source={source} />;
        return (
          <li key={`${source.url} ${source.title}`}>
            {titleAndPublisher({
              title: isOfficialPage ? officialPage(link) : link,
              publisher: <Publisher source={source} />,
            })}
          </li>
        );
      })}
    </ul>
  );
}
