import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import { eiRules } from '@/data/benefits/ei-rules';
import { jobLeaves } from '@/data/benefits/job-leave';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ProvinceCode } from '@/data/provinces';
import { type Answer, listPrograms } from '@/lib/benefits/answer';
import { isOtherAlone } from '@/lib/benefits/job-leave';
import { findClaimFigures } from '@/lib/benefits/money';
import type { Household } from '@/lib/benefits/types';
import { formatDollars } from '@/lib/format/amounts';
import { formatDataDate, formatDataMonth } from '@/lib/format/dates';
import { waitingElsewhere } from '@/words/benefits/leave';
import * as words from '@/words/benefits/leave-notes';
import { BenefitSourceItems } from './benefit-source-items';
import { describeHospital, describeSupplement, listWaitingPay } from './sentences/describe-figures';

interface AnswerNotesProps {
  household: Household;
  answer: Answer;
  province: ProvinceCode;
}

/** What the answer rests on, what it leaves out, and its sources. */
export function AnswerNotes({ household, answer, province }: AnswerNotesProps) {
  const programs = listPrograms(household);
  const claims = answer.parents.flatMap(({ plan, schedule }) => {
    const found = findClaimFigures(plan, schedule);
    return found && schedule.claim
      ? [{ ...found, plan, year: schedule.claim.year, waiting: schedule.claim.waiting }]
      : [];
  });
  // Where the figures of the claim's year are not known, that stands beside the dollars.
  const figures = claims.flatMap(({ figures: { year, maxInsurableEarnings }, year: claimYear, plan: { program } }) =>
    year === claimYear ? [words.figures[program](year, formatDollars(maxInsurableEarnings))] : [],
  );
  const { source } = jobLeaves[province];
  const keys: BenefitSourceKey[] = [
    ...programs.flatMap((program): readonly BenefitSourceKey[] =>
      program === 'ei' ? eiRules.sources : qpipRules.sources,
    ),
    ...claims.flatMap(({ figures: { sources } }) => sources),
    ...(source ? [source] : []),
  ];
  return (
    <section aria-labelledby="leave-notes" className="max-w-reading print:hidden">
      <Disclosure summary={<h3 id="leave-notes">{words.heading}</h3>}>
        <ul className="list-disc space-y-2 pl-6 marker:text-spruce">
          {[...new Set(figures)].map((text) => (
            <li key={text}>{text}</li>
          ))}
          {claims.some(({ isCapped }) => isCapped) && <li>{words.capped}</li>}
          <li>{words.taxAndRounding}</li>
          {programs.includes('ei') && (
            <>
              <li>
                {words.waiting(formatDataDate(eiRules.waitingWaived.from), formatDataDate(eiRules.waitingWaived.to))}
              </li>
              {listWaitingPay(household, answer).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {claims.filter(({ plan }) => plan.program === 'ei').length > 1 && <li>{words.secondWaiting}</li>}
              {isOtherAlone(household) && <li>{waitingElsewhere}</li>}
              <li>{words.selfEmployed}</li>
              <li>{describeSupplement(answer)}</li>
              {household.event.babies > 1 && <li>{words.twinsEi}</li>}
              {(household.event.hospitalWeeksTouched ?? household.event.hospitalWeeks) > 0 && (
                <li>{describeHospital(household)}</li>
              )}
              {household.event.arrival !== 'birth' && <li>{words.attachment}</li>}
            </>
          )}
          {programs.includes('qpip') && (
            <>
              <li>{words.qpipFirstWeek}</li>
              {claims.some(({ isRaised }) => isRaised) && <li>{words.qpipRaised}</li>}
              {claims.filter(({ plan }) => plan.program === 'qpip').length > 1 && <li>{words.qpipBonus}</li>}
              <li>{words.qpipHospital}</li>
              {household.event.arrival === 'surrogacy' && (
                <li>{words.qpipSurrogacy(formatDataMonth(qpipRules.surrogacySince))}</li>
              )}
            </>
          )}
          {programs.length > 1 && <li>{words.mixed}</li>}
        </ul>
        <p className="mt-4">{words.official}</p>
        <ul className="mt-1 list-disc pl-6">
          {programs.map((program) => (
            <li key={program}>
              <ExternalLink url={benefitSources[officialTools[program]].url}>{words.tools[program]}</ExternalLink>
            </li>
          ))}
        </ul>
        <h3 className="mt-6">{words.sources}</h3>
        <BenefitSourceItems keys={keys} />
      </Disclosure>
    </section>
  );
}

/** The government's own calculator of each program. */
const officialTools = { ei: 'ei-maternity-parental', qpip: 'qpip' } as const satisfies Record<string, BenefitSourceKey>;
