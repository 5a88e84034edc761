import { ExternalLink } from '@/components/ui/external-link';
import { HowWeCheck } from '@/components/ui/how-we-check';
import { type BenefitEntry, eiEntries, qpipEntries } from '@/data/benefits/benefit-entries';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import { childBenefit } from '@/data/benefits/child-benefit';
import { eiYears } from '@/data/benefits/ei-years';
import { qpipYears } from '@/data/benefits/qpip-years';
import { formatDollars } from '@/lib/format/amounts';
import { keepTogether } from '@/lib/format/text';
import { BenefitSourceItems } from './benefit-source-items';
import { EiYearsTable, QpipYearsTable } from './years-tables';

/** What EI and QPIP pay, in general and by year. Static: stands in the page without script. */
export function BenefitsText() {
  const keys: BenefitSourceKey[] = [...eiEntries, ...qpipEntries, ...eiYears, ...qpipYears].flatMap(
    ({ sources }) => sources,
  );
  return (
    <div data-benefits-text className="mt-14 grid gap-12">
      <section aria-labelledby="ei-benefits">
        <h2 id="ei-benefits">Employment Insurance (EI)</h2>
        <p className="mt-3 max-w-reading">
          Everywhere in Canada except Quebec, maternity and parental benefits come from Employment Insurance.{' '}
          <ExternalLink url={benefitSources['ei-maternity-parental'].url}>
            EI maternity and parental benefits
          </ExternalLink>
        </p>
        <EntryList entries={eiEntries} />
        <EiYearsTable />
      </section>
      <section aria-labelledby="qpip-benefits">
        <h2 id="qpip-benefits">Quebec Parental Insurance Plan (QPIP)</h2>
        <p className="mt-3 max-w-reading">
          In Quebec you get QPIP instead, in French <span lang="fr">Régime québécois d&apos;assurance parentale</span>{' '}
          (RQAP). <ExternalLink url={benefitSources.qpip.url}>Québec Parental Insurance Plan</ExternalLink>
        </p>
        <EntryList entries={qpipEntries} />
        <QpipYearsTable />
      </section>
      <ChildBenefitNote />
      <section aria-labelledby="benefit-sources" className="max-w-reading">
        <h2 id="benefit-sources" className="text-xl">
          Sources
        </h2>
        <BenefitSourceItems keys={[...new Set(keys)]} />
        <HowWeCheck>
          This page is a guide, not a decision. Figures change every year: Service Canada (or RQAP) has the last word.
        </HowWeCheck>
      </section>
    </div>
  );
}

/** Entries in two columns. The last of an odd number spans both, with its details in two columns. */
function EntryList({ entries }: { entries: BenefitEntry[] }) {
  const aloneIndex = entries.length % 2 ? entries.length - 1 : undefined;
  return (
    <div className="mt-6 grid gap-x-10 gap-y-7 md:grid-cols-2">
      {entries.map(({ title, description, details }, index) => (
        <div key={title} className={index === aloneIndex ? 'md:col-span-2' : undefined}>
          <h3>{title}</h3>
          <p className="mt-1.5">{keepTogether(description)}</p>
          <ul
            // As wide as the grid's gap plus the list's indent, so that the second column lines up with the grid's.
            className={`mt-2 list-disc space-y-1 pl-6 marker:text-spruce ${index === aloneIndex ? 'md:columns-2 md:gap-x-16' : ''}`}
          >
            {details.map((detail) => (
              <li key={detail} className="break-inside-avoid">
                {keepTogether(detail)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function ChildBenefitNote() {
  const { period, underSix, sixToSeventeen, fullUpToNetIncome, indexationPercent, base, officialPage } = childBenefit;
  return (
    <section aria-labelledby="child-benefit" className="max-w-reading">
      <h2 id="child-benefit">Canada Child Benefit</h2>
      <p className="mt-3">
        A tax-free monthly payment, on top of EI or QPIP. From {period} it is at most {formatDollars(underSix.year)} a
        year ({formatDollars(underSix.month)} a month) for a child under 6, and {formatDollars(sixToSeventeen.year)} a
        year for a child aged 6{'\u00a0'}to{'\u00a0'}17. Families with a net income of up to{' '}
        {formatDollars(fullUpToNetIncome)} get the full amount.
      </p>
      <p className="mt-2">
        These are the amounts of {base.period}, {formatDollars(base.underSix)} and {formatDollars(base.sixToSeventeen)},
        raised by {indexationPercent.toFixed(1)}% for prices. Check the latest ones:{' '}
        <ExternalLink url={benefitSources[officialPage].url}>how much you can get, Canada Revenue Agency</ExternalLink>
      </p>
    </section>
  );
}
