import { Disclosure } from '@/components/ui/disclosure';
import { SourceItems } from '@/components/ui/source-items';
import { sources } from '@/data/sources';
import type { Statement } from '@/data/statement';
import { listShownSources } from '@/lib/sources/sources';
import * as words from '@/words/calculator/journey';

/** What the statements of a list rest on, once each. Nothing where no source of theirs is shown. */
export function ClaimSources({ statements }: { statements: Statement[] }) {
  const keys = [...new Set(statements.flatMap((statement) => statement.sources ?? []))];
  if (listShownSources(keys.map((key) => sources[key])).length === 0) return null;
  return (
    <Disclosure summary={words.sources}>
      <SourceItems sources={keys.map((key) => sources[key])} />
    </Disclosure>
  );
}
