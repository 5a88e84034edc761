import '@/components/ui/text-sheet.css';
import './labour-page.css';
import type { ReactNode } from 'react';
import { SomethingWrong } from '@/components/emergency/something-wrong';
import { BodyText } from '@/components/ui/body-text';
import { OnwardLink, WaysOn } from '@/components/ui/onward';
import { SheetNote } from '@/components/ui/sheet-note';
import { SiteLink } from '@/components/ui/site-link';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { labourParts, PREFERENCES } from '@/data/labour/parts';
import { listLabourSources } from '@/lib/sources/page-sources';
import * as words from '@/words/labour/page';
import { parts } from '@/words/labour/parts';
import { LabourPartSection } from './labour-part';
import { PreferenceSheet } from './preference-sheet';

/** Labour and birth: first when to call, then ten parts of what happens and what one can ask, then a sheet to fill in. */
export function LabourPage() {
  return (
    <article className="text-sheet page-width">
      <header className="max-w-reading pt-6 pb-6 md:pt-10">
        <h1>{words.page.shortTitle}</h1>
        <div className="mt-5 print:hidden">
          <SomethingWrong />
        </div>
        <p className="mt-3">
          <BodyText text={words.notAList.text} />{' '}
          <SiteLink path="/contraction-timer" className="text-link print:hidden">
            {words.timerLink}
          </SiteLink>
        </p>
      </header>
      <Contents />
      <div className="text-sheet-columns">
        <section aria-labelledby="your-say" className="mt-8 max-w-reading rounded-card bg-mist p-5 sm:p-7 print:p-0">
          <h2 id="your-say" className="mb-3 text-xl">
            {words.yourSay.title}
          </h2>
          <StatementList statements={words.yourSay.statements} />
        </section>
        {labourParts.map((id) => (
          <LabourPartSection key={id} id={id}>
            <After id={id} />
          </LabourPartSection>
        ))}
      </div>
      <SheetNote path="/labour" />
      <PreferenceSheet />
      <WaysOn title={words.doorsTitle} ways={words.waysOn} />
      <div className="print:hidden">
        <SourceList keys={listLabourSources()} />
      </div>
    </article>
  );
}

/** Every part by a short name, the sheet, and the quiet way for whom this is hard to read. */
function Contents() {
  return (
    <nav aria-labelledby="contents" className="print:hidden">
      <h2 id="contents" className="text-xl">
        {words.contentsTitle}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-5">
        {labourParts.map((id) => (
          <li key={id}>
            <Anchor id={id}>{parts[id].link}</Anchor>
          </li>
        ))}
        <li>
          <Anchor id={PREFERENCES}>{words.sheetLink}</Anchor>
        </li>
      </ul>
      <p className="mt-3 max-w-reading">{words.intro}</p>
      <p className="mt-3 max-w-reading text-ink-soft">
        {words.hardToRead}{' '}
        <SiteLink path="/support" className="text-link">
          {words.supportLink}
        </SiteLink>
      </p>
    </nav>
  );
}

/** What follows a part: the weeks after it, and the signs of that time. */
function After({ id }: { id: (typeof labourParts)[number] }) {
  if (id === 'assisted' || id === 'cesarean')
    return <OnwardLink path="/after-birth#wound">{words.afterwards.wound}</OnwardLink>;
  if (id === 'first-hour') return <SomethingWrong stage="after-birth" />;
  return id === 'first-feed' ? <OnwardLink path="/after-birth#feeding">{words.afterwards.feeding}</OnwardLink> : null;
}

function Anchor({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center leading-tight">
      {children}
    </a>
  );
}
