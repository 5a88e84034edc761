import { SheetOrigin } from '@/components/ui/sheet-origin';
import { type BenefitSourceKey, benefitSources } from '@/data/benefits/benefit-sources';
import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { ProvinceCode } from '@/data/provinces';
import { type Answer, countPaid, findFirstParentalWeek, listPrograms } from '@/lib/benefits/answer';
import { getSunday } from '@/lib/benefits/benefit-week';
import type { Comparison } from '@/lib/benefits/compare';
import { listLateClaims } from '@/lib/benefits/late-claims';
import { findClaimFigures } from '@/lib/benefits/money';
import type { Household } from '@/lib/benefits/types';
import { formatDataDate, formatPlainLongDate } from '@/lib/format/dates';
import { getCheckedRange } from '@/lib/sources/sources';
import * as words from '@/words/benefits/leave';
import { waiting } from '@/words/benefits/leave-notes';
import { languageCode } from '@/words/language';
import { describeLate, listComingYears, listExtendedWarnings, listQualifyWarnings } from './sentences/describe-claims';
import { listShortLeaveWarnings } from './sentences/describe-job-leave';
import { getParentNames } from './sentences/parent-names';
import { listRows } from './sentences/sheet-rows';
import { SheetApplication } from './sheet-to-dos';

interface FormSheetProps {
  household: Household;
  comparison: Comparison;
  answer: Answer;
  province: ProvinceCode;
  today: Date;
}

/**
 * The first printed page: what each parent answers on the form of EI or QPIP. On paper alone, and without a parent for
 * whom nothing is paid, who has nothing to ask for.
 */
export function FormSheet({ household, comparison, answer, province, today }: FormSheetProps) {
  const claiming = answer.parents.filter((parent) => countPaid(parent) > 0);
  if (claiming.length === 0) return null;
  const years = claiming.flatMap(({ plan, schedule }) => findClaimFigures(plan, schedule)?.figures.year ?? []);
  const names = getParentNames(household);
  return (
    <section data-form-sheet className="hidden print:block">
      <h2>{words.formSheet}</h2>
      <p className="mt-2">{words.sheetIntro(Math.max(...years), formatDataDate(getCheckedDay(household)))}</p>
      <p>{words.decides[getDecider(household)]}</p>
      {listSheetWarnings({ household, comparison, answer, province, today }).map((text) => (
        <p key={text} className="mt-1 font-semibold">
          {text}
        </p>
      ))}
      {claiming.map((parent) => (
        <div key={parent.plan.role} className="mt-4">
          {household.parents.length > 1 && <h3>{names[parent.plan.role]}</h3>}
          <table className="w-full text-left">
            <thead>
              <tr className="border-line border-b">
                <th scope="col" className="py-1 pr-4">
                  {words.sheetHeads.asks}
                </th>
                <th scope="col" className="py-1">
                  {words.sheetHeads.answer}
                </th>
              </tr>
            </thead>
            <tbody>
              {listRows(household, comparison, answer, parent).map(([key, text]) => (
                <tr key={key} className="border-line border-b align-top">
                  <th scope="row" className="py-1 pr-4 font-normal">
                    {words.sheetRows[key]}
                  </th>
                  <td className="py-1 font-semibold">{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <SheetApplication household={household} answer={answer} today={today} role={parent.plan.role} />
        </div>
      ))}
      <CheckLine answer={answer} />
      <p className="mt-4 text-sm">
        <SheetOrigin path="/benefits" />
      </p>
    </section>
  );
}

/** Who has the last word on an answer. */
function getDecider(household: Household): keyof typeof words.decides {
  const [program = 'ei', ...others] = listPrograms(household);
  return others.length > 0 ? 'both' : program;
}

/** What has to be known before the form is filled in, as the answer says it on the screen. */
function listSheetWarnings({ household, comparison, answer, province, today }: FormSheetProps): string[] {
  const isWaiting = answer.parents.some(({ schedule }) => schedule.claim?.waiting === 'served');
  const { from, to } = eiRules.waitingWaived;
  return [
    ...listLateClaims(household, answer, today).map((late) => describeLate(household, late)),
    ...listExtendedWarnings(household, answer, province),
    ...listShortLeaveWarnings(household, answer, province),
    ...listQualifyWarnings(household, comparison),
    ...listComingYears(answer),
    ...(isWaiting ? [waiting(formatDataDate(from), formatDataDate(to))] : []),
  ];
}

/** Since this day each rule of the answer has been checked, yyyy-MM-dd. */
function getCheckedDay(household: Household): string {
  const rules = { ei: eiRules, qpip: qpipRules };
  const sources = listPrograms(household).flatMap((program): readonly BenefitSourceKey[] => rules[program].sources);
  return getCheckedRange(sources.map((key) => benefitSources[key])).first;
}

function CheckLine({ answer }: { answer: Answer }) {
  const week = findFirstParentalWeek(answer, 'ei');
  return week === undefined ? null : (
    <p className="mt-3">
      {words.sheetCheck({
        day: formatPlainLongDate(getSunday(week)),
        number: eiRules.telephones[languageCode].printed,
      })}
    </p>
  );
}
