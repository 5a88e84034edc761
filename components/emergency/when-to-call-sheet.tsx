import { WhenToCall } from '@/components/development/when-to-call';
import { PageHeading } from '@/components/layout/page-heading';
import { SourceList } from '@/components/ui/source-list';
import { StatementList } from '@/components/ui/statement-list';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { whenToCallAfterBirth } from '@/lib/birth/when-to-call-after-birth';
import { AFTER_BIRTH_BAND, getSignBand } from '@/lib/weeks/sign-bands';
import { listWarningStatements, warningSigns } from '@/lib/weeks/warning-signs';
import * as words from '@/words/when-to-call';

/** Every list of when to call, whole: by weeks, then after the birth. */
export function WhenToCallSheet() {
  const { emergency, baby, parent, furtherHelp } = whenToCallAfterBirth;
  const statements = [
    ...warningSigns.flatMap((list) => listWarningStatements(list)),
    ...Object.values(whenToCallAfterBirth).flat(),
  ];
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
        <StatementList statements={emergency} />
        <h3>{words.baby}</h3>
        <StatementList statements={baby} />
        <h3>{words.parent}</h3>
        <StatementList statements={parent} />
        <StatementList statements={furtherHelp} />
      </section>
      <SourceList keys={[...new Set(statements.flatMap(({ sources = [] }) => sources))]} />
    </div>
  );
}
