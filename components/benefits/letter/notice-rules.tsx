import { Disclosure } from '@/components/ui/disclosure';
import { FoldedSources } from '@/components/ui/folded-sources';
import { HowWeCheck } from '@/components/ui/how-we-check';
import { RegionFolds } from '@/components/ui/region-folds';
import { notices } from '@/data/benefits/notice';
import { type SourceKey, sources } from '@/data/sources';
import * as words from '@/words/benefits/letter';
import { federal, noticeWords } from '@/words/benefits/notice';
import { codesInOrder } from '@/words/regions';
import { NoticeRule } from './notice-rule';

/** What each law asks for, and the sources of the page. Static: stands in the page without script. */
export function NoticeRules() {
  const keys: SourceKey[] = [
    ...Object.values(notices).flatMap((notice) => notice.sources),
    ...Object.values(noticeWords).flatMap((parts) =>
      Object.values(parts).flatMap((statements: { sources?: SourceKey[] }[]) =>
        statements.flatMap((statement) => statement.sources ?? []),
      ),
    ),
    ...[...words.everywhere, words.howCounted].flatMap((statement) => statement.sources ?? []),
  ];
  return (
    <section aria-labelledby="by-region" className="mt-12 print:hidden">
      <h2 id="by-region">{words.byRegion}</h2>
      <p className="mt-2 mb-3 max-w-reading text-ink-soft text-sm">{words.howCounted.text}</p>
      <div className="border-line border-t">
        <Disclosure
          summary={
            <h3 id="federal" className="font-sans font-semibold text-base">
              {federal}
            </h3>
          }
        >
          <NoticeRule law="FED" />
        </Disclosure>
      </div>
      <RegionFolds codes={codesInOrder} heading="h3" hasAddresses>
        {(code) => <NoticeRule law={code} />}
      </RegionFolds>
      <section aria-labelledby="sources" className="mt-4 max-w-reading">
        <FoldedSources id="sources" sources={[...new Set(keys)].map((key) => sources[key])} />
        <HowWeCheck>{words.notLegalAdvice}</HowWeCheck>
      </section>
    </section>
  );
}
