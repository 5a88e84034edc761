import { ExternalLink } from '@/components/ui/external-link';
import { Publisher } from '@/components/ui/publisher';
import type { Source } from '@/data/sources';
import { getCheckedText } from '@/lib/sources/get-checked-text';

/**
 * Sources, with the day they were checked or that nobody has read them yet. Takes the sources themselves, so that a
 * widget brings along only its own.
 */
export function SourceItems({ sources }: { sources: Source[] }) {
  return (
    <ul className="mt-3 list-disc space-y-1 pl-6 text-sm [&>li]:text-wrap">
      {sources.map((source) => {
        const { title, url } = source;
        const checkedText = getCheckedText(source);
        return (
          <li key={`${url} ${title}`}>
            <ExternalLink url={url}>{title}</ExternalLink>, <Publisher source={source} />
            {checkedText && (
              <span className="text-ink-soft">
                . <span className="inline-block">{checkedText}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
