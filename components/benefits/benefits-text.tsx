import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { HowWeCheck } from '@/components/ui/how-we-check';
import { SiteLink } from '@/components/ui/site-link';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import { type ChildBenefitYear, childBenefitYears } from '@/data/benefits/child-benefit';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { sources } from '@/data/sources';
import { listBenefitEntries } from '@/lib/benefits/benefit-entries';
import type { Program } from '@/lib/benefits/types';
import { formatDollars, formatPercent } from '@/lib/format/amounts';
import { formatDataMonth } from '@/lib/format/dates';
import { bindNumbers } from '@/lib/format/text';
import * as papersWords from '@/words/after-birth/papers-lead';
import { ownBenefitElsewhere, ownBenefits } from '@/words/benefits/child-benefit';
import type { BenefitEntry } from '@/words/benefits/entries';
import * as words from '@/words/benefits/rules';
import { FoldedBenefitSources } from './benefit-source-items';
import { EiYearsTable, QpipYearsTable } from './years-tables';

/** What EI and QPIP pay, in general and by year. Static: stands in the page without script. */
export function BenefitsText() {
  const entries = listBenefitEntries();
  const keys: BenefitSourceKey[] = [...entries.ei, ...entries.qpip, ...eiYears, ...qpipYears].flatMap(
    ({ sources }) => sources,
  );
  return (
    <div data-benefits-text className="mt-10">
      <div className="divide-y divide-line border-line border-y">
        <Part id="ei-benefits" title={words.ei} program="ei">
          <p className="max-w-reading">
            {words.aboutEi(
              <ExternalLink url={benefitSources['ei-maternity-parental'].url}>{words.eiPage}</ExternalLink>,
            )}
          </p>
          <EntryList entries={entries.ei} />
        </Part>
        <Part id="ei-years" title={words.eiYears} program="ei">
          <EiYearsTable />
        </Part>
        <Part id="qpip-benefits" title={words.qpip} program="qpip">
          <p className="max-w-reading">
            {words.aboutQpip(<ExternalLink url={benefitSources.qpip.url}>{words.qpipPage}</ExternalLink>)}
          </p>
          <EntryList entries={entries.qpip} />
        </Part>
        <Part id="qpip-years" title={words.qpipYears} program="qpip">
          <QpipYearsTable />
        </Part>
        <Part id="child-benefit" title={words.childBenefit}>
          <ChildBenefitNote />
          <p className="mt-2 max-w-reading">
            {papersWords.benefitsLead}{' '}
            <SiteLink path="/papers" className="inline-flex min-h-11 items-center text-link">
              {papersWords.toPapersFromBenefits}
            </SiteLink>
          </p>
        </Part>
        <section aria-labelledby="benefit-sources">
          <FoldedBenefitSources id="benefit-sources" keys={keys} others={ownBenefitSources} />
          <div className="max-w-reading pb-4">
            <HowWeCheck>{words.whatThisIs}</HowWeCheck>
          </div>
        </section>
      </div>
    </div>
  );
}

/** What the sentences on the regions' own child benefits rest on. */
const ownBenefitSources = [
  ...new Set([...Object.values(ownBenefits), ownBenefitElsewhere].flatMap((statement) => statement.sources ?? [])),
].map((key) => sources[key]);

interface PartProps {
  id: string;
  title: string;
  /** The program that it tells of, where it is not for everybody. */
  program?: Program;
  children: ReactNode;
}

/** Folded under its title. On paper it is open. */
function Part({ id, title, program, children }: PartProps) {
  return (
    <section aria-labelledby={id} data-program={program}>
      <Disclosure
        summary={
          <h2 id={id} className="font-sans font-semibold text-base">
            {title}
          </h2>
        }
      >
        {children}
      </Disclosure>
    </section>
  );
}

/** Entries in two columns. The last of an odd number spans both, with its details in two columns. */
function EntryList({ entries }: { entries: BenefitEntry[] }) {
  const aloneIndex = entries.length % 2 ? entries.length - 1 : undefined;
  return (
    <div className="mt-4 grid gap-x-10 gap-y-7 md:grid-cols-2">
      {entries.map(({ title, description, details }, index) => (
        <div key={title} className={index === aloneIndex ? 'md:col-span-2' : undefined}>
          <h3>{title}</h3>
          <p className="mt-1.5">{bindNumbers(description)}</p>
          <ul
            // As wide as the grid's gap plus the list's indent, so that the second column lines up with the grid's.
            className={`mt-2 list-disc space-y-1 pl-6 marker:text-spruce ${index === aloneIndex ? 'md:columns-2 md:gap-x-16' : ''}`}
          >
            {details.map((detail) => (
              <li key={detail} className="break-inside-avoid">
                {bindNumbers(detail)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function ChildBenefitNote() {
  const [newest, before] = childBenefitYears.toReversed();
  if (!newest) return null;
  return (
    <div className="max-w-reading">
      <p>
        {words.childBenefitAmounts({
          ...getChildBenefitMonths(newest),
          underSixAYear: formatDollars(newest.underSix),
          underSixAMonth: formatDollars(newest.underSix / 12),
          sixToSeventeenAYear: formatDollars(newest.sixToSeventeen),
          fullUpToNetIncome: formatDollars(newest.incomes[0]),
        })}
      </p>
      {newest.raisedByPercent !== undefined && before && (
        <p className="mt-2">
          {words.childBenefitBase(
            {
              ...getChildBenefitMonths(before),
              underSix: formatDollars(before.underSix),
              sixToSeventeen: formatDollars(before.sixToSeventeen),
              indexation: formatPercent(newest.raisedByPercent, 1),
            },
            <ExternalLink url={benefitSources['cra-ccb'].url}>{words.childBenefitPage}</ExternalLink>,
          )}
        </p>
      )}
    </div>
  );
}

/** A year of the Canada Child Benefit begins in July. */
const getChildBenefitMonths = ({ year }: ChildBenefitYear) => ({
  from: formatDataMonth(`${year}-07-01`),
  to: formatDataMonth(`${year + 1}-06-30`),
});
