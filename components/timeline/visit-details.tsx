import { MoreFacts } from '@/components/development/more-facts';
import { SiteLink } from '@/components/ui/site-link';
import { StatementList } from '@/components/ui/statement-list';
import type { ProvinceCode } from '@/data/provinces';
import type { VisitPayers } from '@/data/visits/visits';
import { bindNumbers } from '@/lib/format/text';
import { findVisit, listPayers, listRegionalPayers } from '@/lib/visits/visits';
import type { Appointment } from '@/lib/weeks/appointments';
import { names } from '@/words/regions';
import * as words from '@/words/visits';

interface VisitDetailsProps {
  appointment: Pick<Appointment, 'id' | 'title'>;
  /** Where the visitor lives, if that is known; without it, every region that has an answer. */
  region: ProvinceCode | undefined;
}

/** What happens at a visit, test or vaccine, who pays for it and three questions to ask, folded. Nothing for other appointments. */
export function VisitDetails({ appointment: { id, title }, region }: VisitDetailsProps) {
  const visit = findVisit(id);
  if (!visit) return null;
  return (
    <MoreFacts summary={words.summary} about={title}>
      <div className="grid gap-3 pb-2">
        <div>
          <h4 className="font-sans font-semibold text-sm">{words.happensTitle}</h4>
          <StatementList statements={visit.happens} />
        </div>
        <div>
          <h4 className="font-sans font-semibold text-sm">{words.paysTitle}</h4>
          {region ? (
            <StatementList statements={listPayers(visit.pays, region)} />
          ) : (
            <PayersByRegion pays={visit.pays} />
          )}
          <SiteLink path="/find-care" className="inline-flex min-h-11 items-center text-link text-sm">
            {words.withoutCard}
          </SiteLink>
        </div>
        <div>
          <h4 className="font-sans font-semibold text-sm">{words.questionsTitle}</h4>
          <ol className="list-decimal space-y-1 pl-6 marker:text-spruce">
            {visit.questions.map((question) => (
              <li key={question}>{bindNumbers(question)}</li>
            ))}
          </ol>
        </div>
      </div>
    </MoreFacts>
  );
}

interface PayersByRegionProps {
  pays: VisitPayers;
  /** Whether the own-region-fold script of the page finds those of other regions, which stay off paper. */
  marksRegions?: boolean;
}

/** What holds everywhere, then what each region adds; where nothing holds everywhere, that nothing was found elsewhere. */
export function PayersByRegion({ pays, marksRegions = false }: PayersByRegionProps) {
  const everywhere = pays.everywhere ?? { text: words.notFoundElsewhere };
  const regional = listRegionalPayers(pays);
  return (
    <>
      {regional.length > 0 && (
        <dl className="space-y-1">
          {regional.map(({ code, statement }) => (
            <div key={code} data-payer-in={marksRegions ? code : undefined}>
              <dt className="inline font-semibold">{names[code]}</dt>{' '}
              <dd className="inline">{bindNumbers(statement.text)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-1">{bindNumbers(everywhere.text)}</p>
    </>
  );
}
