import { type Answer, getChoiceKey } from '@/lib/benefits/answer';
import { joinWeeks, type Stretch } from '@/lib/benefits/answer-weeks';
import { getSunday } from '@/lib/benefits/benefit-week';
import type { Household } from '@/lib/benefits/types';
import { formatMonth } from '@/lib/format/dates';
import * as words from '@/words/benefits/leave';
import { getChoiceTitle } from './sentences/describe-choice';
import { getParentNames } from './sentences/parent-names';

interface AnswerBarsProps {
  household: Household;
  answers: readonly Answer[];
}

/** How many months stand below the bars at most. */
const MAX_MONTHS_SHOWN = 4;
/** Two days so many weeks apart are never in the same month. */
const WEEKS_BETWEEN_MONTHS = 5;

/**
 * The weeks of every choice as bars below one another, a bar for each parent. Hidden from screen
 * readers, as the tables below say the same.
 */
export function AnswerBars({ household, answers }: AnswerBarsProps) {
  const names = getParentNames(household);
  const isShared = household.parents.length > 1;
  const weeks = answers.flatMap(({ parents }) => parents.flatMap((parent) => parent.weeks.map(({ week }) => week)));
  if (weeks.length === 0) return null;
  const first = Math.min(...weeks);
  const count = Math.max(...weeks) - first + 1;
  const kinds = new Set(answers.flatMap(({ parents }) => parents.flatMap(({ weeks: off }) => off.map(getLook))));
  const steps = Math.min(MAX_MONTHS_SHOWN - 1, Math.floor((count - 1) / WEEKS_BETWEEN_MONTHS));
  const months = Array.from({ length: steps + 1 }, (_, index) =>
    getSunday(first + Math.floor((index * (count - 1)) / Math.max(1, steps))),
  );
  return (
    <figure aria-hidden="true" className="grid gap-2 text-sm print:hidden">
      {answers.map((answer) => (
        <div key={getChoiceKey(answer.choice)} className="grid gap-1">
          <p className="font-semibold">{getChoiceTitle(household, answer)}</p>
          {answer.parents.map((parent) => (
            <div key={parent.plan.role}>
              {isShared && <p className="text-ink-soft">{names[parent.plan.role]}</p>}
              <div className="relative h-5">
                {joinWeeks(parent.weeks).map((stretch) => (
                  <span
                    key={stretch.first}
                    className={`absolute inset-y-0 rounded-[4px] ${looks[getLook(stretch)]} forced-colors:border-2 forced-colors:border-[CanvasText]`}
                    style={{
                      left: `${((stretch.first - first) / count) * 100}%`,
                      width: `calc(${(stretch.weeks / count) * 100}% - 1px)`,
                    }}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
      ))}
      <p className="flex justify-between text-ink-soft">
        {months.map((month) => (
          <span key={month.getTime()}>{formatMonth(month)}</span>
        ))}
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {[...kinds].map((kind) => (
          <li key={kind} className="flex items-center gap-1.5">
            <span
              className={`size-4 rounded-[4px] ${looks[kind]} forced-colors:border-2 forced-colors:border-[CanvasText]`}
            />
            {words.kinds[kind]}
          </li>
        ))}
      </ul>
    </figure>
  );
}

type Look = 'sickness' | 'maternity' | 'own' | 'parental' | 'unpaid';

const looks: Record<Look, string> = {
  sickness: 'bg-honey',
  maternity: 'bg-spruce',
  own: 'bg-spruce/60',
  parental: 'bg-lake',
  unpaid: 'border-2 border-control border-dashed',
};

/** The waiting week is not paid either. */
const getLook = ({ kind }: Pick<Stretch, 'kind'>): Look => (kind === 'waiting' ? 'unpaid' : kind);
