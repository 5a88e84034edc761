import { SourceItems } from '@/components/development/source-items';
import { Disclosure } from '@/components/ui/disclosure';
import { sources } from '@/data/sources';
import type { Statement } from '@/data/weeks/types';

/** What the statements of a list rest on, once each. Nothing where none names a source. */
export function ClaimSources({ statements }: { statements: Statement[] }) {
  const keys = [...new Set(statements.flatMap((statement) => statement.sources ?? []))];
  if (keys.length === 0) return null;
  return (
    <Disclosure summary="Sources">
      <SourceItems sources={keys.map((key) => sources[key])} />
    </Disclosure>
  );
}
