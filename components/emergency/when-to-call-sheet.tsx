import { WhenToCall } from '@/components/development/when-to-call';
import { PageHeading } from '@/components/layout/page-heading';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import {
  furtherHelpAfterBirth,
  statementsAfterBirth,
  whenToCallAfterBirth,
} from '@/lib/birth/when-to-call-after-birth';
import { AFTER_BIRTH_BAND, getSignBand } from '@/lib/weeks/sign-bands';
import { listWarningStatements, warningSigns } from '@/lib/weeks/warning-signs';
import * as words from '@/words/when-to-call';
import { SignGroups } from './sign-groups';

/** Every list of when to call, whole: by weeks, then after the birth. */
export function WhenToCallSheet() {
  const statements = [...warningSigns.flatMap((list) => listWarningStatements(list)), ...statementsAfterBirth];
  return (
    <div className="page-width">
      <PageHeading title={words.page.shortTitle}>{words.intro}</PageHeading>
      {warningSigns.map(({ fromWeek, toWeek }) => (
        <section key={fromWeek} aria-labelledby={getSignBand(fromWeek)} className="mb-10">
          <h2 id={getSignBand(fromWeek)}>
            {toWeek > LAST_WEEK ? words.weekAndLater(fromWeek) : words.weeks(fromWeek, toWeek)}
          </h2>
          <WhenToCall week={fromWeek} heading="h3" />
        </section>
      ))}
      <section aria-labelledby={AFTER_BIRTH_BAND} className="grid max-w-reading gap-4">
        <h2 id={AFTER_BIRTH_BAND}>{words.afterBirth}</h2>
        <h3>{words.baby}</h3>
        <SignGroups groups={whenToCallAfterBirth.baby} heading="h4" />
        <h3>{words.parent}</h3>
        <SignGroups groups={whenToCallAfterBirth.parent} heading="h4" />
        <StatementList statements={furtherHelpAfterBirth} />
      </section>
      <SourceList keys={[...new Set(statements.flatMap(({ sources = [] }) => sources))]} />
    </div>
  );
}
