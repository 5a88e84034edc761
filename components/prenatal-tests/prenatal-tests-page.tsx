import '@/components/ui/text-sheet.css';
import { InPageScript } from '@/components/ui/in-page-script';
import { OnwardLine } from '@/components/ui/onward';
import { RegionFolds } from '@/components/ui/region-folds';
import { SheetNote } from '@/components/ui/sheet-note';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { bindNumbers } from '@/lib/format/text';
import { listPrenatalTestSources } from '@/lib/sources/page-sources';
import { findTest, testsEverywhere } from '@/lib/visits/prenatal-tests';
import * as findCare from '@/words/find-care/page';
import * as words from '@/words/prenatal-tests';
import { codesInOrder } from '@/words/regions';
import { withoutCard } from '@/words/visits';
import { RegionScreening, ScreeningWeeks } from './region-screening';
import { TestDetails } from './test-details';

/** Which screening each region offers, until when and who pays; then the tests of every region. */
export function PrenatalTestsPage() {
  const { appointment, visit } = findTest('ask-about-screening');
  return (
    <article className="text-sheet page-width">
      <header className="max-w-reading pt-3 pb-4 md:pt-8">
        <h1>{words.title}</h1>
        <p className="mt-2 text-ink-soft">{appointment.note && bindNumbers(appointment.note)}</p>
      </header>
      <div className="text-sheet-columns">
        <section aria-labelledby="regions" className="max-w-reading">
          <h2 id="regions" className="mb-3 text-xl">
            {words.regionsTitle}
          </h2>
          <RegionFolds
            codes={codesInOrder}
            heading="h3"
            hasAddresses
            getNote={(code) => <ScreeningWeeks code={code} />}
          >
            {(code) => <RegionScreening code={code} />}
          </RegionFolds>
          <InPageScript name="own-region-fold" />
          <div className="mt-5 grid gap-2">
            <p>{bindNumbers(appointment.purpose)}</p>
            {visit.happens.map(({ text }) => (
              <p key={text}>{bindNumbers(text)}</p>
            ))}
            <OnwardLine path="/find-care" className="print:hidden">
              {withoutCard}
            </OnwardLine>
          </div>
        </section>
        <section aria-labelledby="everywhere" className="mt-8 max-w-reading">
          <h2 id="everywhere">{words.everywhereTitle}</h2>
          <p className="mt-2">{words.everywhereLead}</p>
          <ul className="mt-5 grid gap-7">
            {testsEverywhere.map((test) => (
              <li key={test.appointment.id}>
                <TestDetails test={test} heading="h3" />
              </li>
            ))}
          </ul>
          <OnwardLine path="/timeline" className="print:hidden">
            {findCare.timeline}
          </OnwardLine>
        </section>
        <section aria-labelledby="after-result" className="mt-10 max-w-reading">
          <h2 id="after-result" className="mb-3 text-xl">
            {words.afterResult.title}
          </h2>
          <StatementList statements={words.afterResult.statements} />
          <OnwardLine path="/options" className="print:hidden">
            {findCare.options}
          </OnwardLine>
        </section>
      </div>
      <SheetNote path="/tests" />
      <div className="print:hidden">
        <SourceList keys={listPrenatalTestSources()} />
      </div>
    </article>
  );
}
