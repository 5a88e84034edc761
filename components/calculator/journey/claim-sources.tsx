import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { sources } from '@/data/sources';
import type { Statement } from '@/data/weeks/types';

/** What the statements of a list rest on, once each. Nothing where none names a source. */
export function ClaimSources({ statements }: { statements: Statement[] }) {
  const keys = [...new Set(statements.flatMap((statement) => statement.sources ?? []))];
  if (keys.length === 0) return null;
  return (
    <Disclosure summary="Sources">
      <ul className="list-disc space-y-1 pl-6 text-sm">
        {keys.map((key) => (
          <li key={key}>
            <ExternalLink url={sources[key].url}>{sources[key].title}</ExternalLink>, {sources[key].publisher}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
