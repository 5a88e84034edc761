import '@/components/ui/text-sheet.css';
import { addDays } from 'date-fns';
import type { ReactNode } from 'react';
import { PageSection } from '@/components/layout/page-section';
import { ButtonLink } from '@/components/ui/button';
import { HowWeCheck } from '@/components/ui/how-we-check';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { BenefitSourceKey } from '@/data/benefits/benefit-sources';
import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import {
  eiFigures,
  eiWeeks,
  listEiExamples,
  listQpipExamples,
  qpipFigures,
  qpipWeeks,
} from '@/lib/benefits/option-examples';
import { EXTENDED_PAYS_FROM_WEEKS } from '@/lib/benefits/reason';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataDate } from '@/lib/format/dates';
import { bindNumbers } from '@/lib/format/text';
import * as leave from '@/words/benefits/leave';
import { nextQpipYear, whatThisIs } from '@/words/benefits/rules';
import * as words from '@/words/benefits/standard-or-extended';
import { languageCode } from '@/words/language';
import { FoldedBenefitSources } from './benefit-source-items';
import { NextEiYear, nextEiYearStart } from './years-tables';

const eiExamples = listEiExamples();
const sources: BenefitSourceKey[] = [
  'ei-act-12',
  'ei-act-23',
  'ei-act-14',
  'ei-apply',
  ...eiFigures.sources,
  ...qpipRules.sources,
  ...qpipFigures.sources,
];

/** Which option of EI, which plan of QPIP: the short answer, then the dollars. */
export function StandardOrExtended() {
  return (
    <article className="text-sheet text-sheet-columns page-width">
      <header className="max-w-reading pt-6 md:pt-10">
        <h1>{words.title}</h1>
        <div className="mt-4 grid gap-1 rounded-card bg-mist p-5 text-lg">
          <p className="font-semibold">{bindNumbers(words.answer.year)}</p>
          <p className="font-semibold">{bindNumbers(words.answer.months)}</p>
          <p className="mt-1 text-base">{words.answer.final}</p>
        </div>
      </header>
      <PageSection id="dollars" title={words.dollarsTitle}>
        <PayTable caption={words.tables.ei} weeks={eiWeeks} examples={eiExamples} />
        <p className="mt-3">{words.moreWeeksNote}</p>
        <p className="mt-3 text-ink-soft text-sm">
          {bindNumbers(
            words.dollarsLead({
              year: eiFigures.year,
              from: formatDataDate(eiFigures.appliesFrom),
              to: formatDataDate(formatCalendarDate(addDays(nextEiYearStart, -1))),
            }),
          )}
        </p>
        <p className="mt-2 text-ink-soft text-sm">
          <NextEiYear />
        </p>
      </PageSection>
      <PageSection id="for-a-year" title={words.yearTitle}>
        <List>
          {eiExamples.slice(0, 2).map(({ yearlyPay, lostWithExtended }) => (
            <li key={yearlyPay}>{words.yearLoss(formatDollars(yearlyPay), formatDollars(lostWithExtended))}</li>
          ))}
          <li>{bindNumbers(leave.extendedPays.usually(EXTENDED_PAYS_FROM_WEEKS))}</li>
          <li>{leave.backEarly}</li>
          <li>{leave.wrongBox(<TelephoneLink {...eiRules.telephones[languageCode]} />)}</li>
        </List>
      </PageSection>
      <PageSection id="both" title={words.bothTitle}>
        <List>
          <li>{leave.sameChoice.ei}</li>
          <li>{bindNumbers(words.shared)}</li>
          <li>{bindNumbers(words.windows)}</li>
          <li>{bindNumbers(leave.nextBaby)}</li>
        </List>
      </PageSection>
      <PageSection id="planner" title={words.plannerTitle} className="print:hidden">
        <p className="mb-4">{words.planner}</p>
        <ButtonLink path="/benefits">{words.toPlanner}</ButtonLink>
      </PageSection>
      <PageSection id="quebec" title={words.quebecTitle}>
        <p className="mb-3">{words.quebecLead}</p>
        <List>
          {words.plans.map((plan) => (
            <li key={plan}>{bindNumbers(plan)}</li>
          ))}
          <li>{leave.sameChoice.qpip}</li>
          <li>{leave.planIsFinal}</li>
        </List>
        <div className="mt-5">
          <PayTable caption={words.tables.qpip} weeks={qpipWeeks} examples={listQpipExamples()} />
        </div>
        <p className="mt-3 text-ink-soft text-sm">{bindNumbers(words.quebecDollars(qpipFigures.year))}</p>
        <p className="mt-2 text-ink-soft text-sm">{nextQpipYear(qpipFigures.year + 1)}</p>
      </PageSection>
      <section aria-labelledby="benefit-sources" className="mt-12 max-w-reading border-line border-t pt-1">
        <FoldedBenefitSources id="benefit-sources" keys={sources} others={[]} />
        <HowWeCheck>{whatThisIs}</HowWeCheck>
      </section>
    </article>
  );
}

const List = ({ children }: { children: ReactNode }) => (
  <ul className="list-disc space-y-2 pl-6 marker:text-spruce">{children}</ul>
);

interface PayTableProps<Choice extends string> {
  caption: string;
  /** Of each choice, for one parent who gave birth. */
  weeks: Record<Choice, number>;
  examples: { yearlyPay: number; choices: Record<Choice, { weekly: number; total: number }> }[];
}

/** What each choice pays by yearly pay; the last example is the most that is insured. */
function PayTable<Choice extends keyof typeof words.choices>({ caption, weeks, examples }: PayTableProps<Choice>) {
  const choices = Object.keys(weeks) as Choice[];
  return (
    <table className="wrap-anywhere w-full tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-line border-b text-ink-soft text-sm">
        <tr>
          <th scope="col" className="py-2 pr-3 text-left align-bottom font-semibold">
            {words.pay}
          </th>
          {choices.map((choice) => (
            <th key={choice} scope="col" className="py-2 pr-3 text-left align-bottom font-semibold last:pr-0">
              <span className="block text-base text-ink">{words.choices[choice]}</span>
              <span className="font-normal">{words.inWeeks(weeks[choice])}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {examples.map((example) => (
          <tr key={example.yearlyPay} className="border-line border-b align-top">
            <th scope="row" className="min-w-18 py-2 pr-3 text-left font-semibold">
              {example === examples.at(-1)
                ? words.orMore(formatDollars(example.yearlyPay))
                : formatDollars(example.yearlyPay)}
            </th>
            {choices.map((choice) => (
              <td key={choice} className="py-2 pr-3 last:pr-0">
                <span className="font-semibold">{formatDollars(example.choices[choice].weekly)}</span>{' '}
                <span className="inline-block">{words.aWeek}</span>{' '}
                <span className="block text-ink-soft text-sm">
                  {words.inAll(formatDollars(example.choices[choice].total))}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
