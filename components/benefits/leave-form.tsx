import { addDays, differenceInCalendarDays } from 'date-fns';
import { useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { DateField } from '@/components/ui/date-field';
import { Disclosure } from '@/components/ui/disclosure';
import { FieldMessage } from '@/components/ui/field-message';
import { InPageScript } from '@/components/ui/in-page-script';
import { KnownFacts } from '@/components/ui/known-facts';
import { onDemand } from '@/components/ui/on-demand';
import { ProvinceSelect } from '@/components/ui/province-select';
import { BIRTH_AGE_DAYS, BIRTH_MAX_DAYS_AGO, OLDEST_DAYS_AGO } from '@/data/benefits/planner-limits';
import { DUE_DATE_MAX_DAYS_AHEAD, PREGNANCY_DAYS } from '@/data/pregnancy-rules';
import type { ProvinceCode } from '@/data/provinces';
import { listPlanned } from '@/lib/benefits/leave-form';
import type { LeaveProblems } from '@/lib/benefits/read-form';
import { parseCalendarDate } from '@/lib/calendar/calendar-date';
import { formatDate } from '@/lib/format/dates';
import * as words from '@/words/benefits/leave-form';
import * as regions from '@/words/regions';
import * as knownFacts from '@/words/ui/known-facts';
import { BabiesChoice } from './babies-choice';
import { describeDateProblem, type LeaveFormProps } from './form-props';
import { ParentQuestions } from './parent-questions';

const MoreQuestions = onDemand(
  () => import('./more-questions').then((module) => module.MoreQuestions),
  <p className="text-ink-soft">{words.openingMore}</p>,
);

interface FirstQuestionsProps extends LeaveFormProps {
  onProvince: (province: ProvinceCode | undefined) => void;
}

type EventDate = 'dueDate' | 'arrivedOn' | 'hospitalFrom' | 'hospitalTo';

/** Where a field stands: on its own, or behind the line of what is known. */
type Place = 'field' | 'line';

/**
 * What the answer needs: where, when and who. What was entered before, here or elsewhere on the site, is one line. A field
 * stays where it is while somebody changes it.
 */
export function FirstQuestions({ onProvince, ...props }: FirstQuestionsProps) {
  const { state, province, today, problems, dispatch } = props;
  const { fields } = state;
  const isAdoption = fields.arrival === 'adoption';
  const [pinned, setPinned] = useState<{ region?: Place; dueDate?: Place; arrivedOn?: Place }>({});
  const places = {
    region: pinned.region ?? (province ? 'line' : 'field'),
    dueDate: pinned.dueDate ?? (fields.dueDate === '' ? 'field' : 'line'),
    arrivedOn: pinned.arrivedOn ?? (fields.arrivedOn === '' ? 'field' : 'line'),
  } satisfies typeof pinned;
  const pin = (name: keyof typeof places) => setPinned({ ...pinned, [name]: places[name] });
  const getDateProps = (name: 'dueDate' | 'arrivedOn') => {
    const field = getEventDateProps(props, name);
    return {
      ...field,
      onChange: (value: string) => {
        pin(name);
        field.onChange(value);
      },
    };
  };
  const describeDay = (name: 'dueDate' | 'arrivedOn', describe: (day: string) => string, label: string) => {
    const day = problems[name] ? undefined : parseCalendarDate(fields[name]);
    return day ? describe(formatDate(day)) : label;
  };

  const questions = [
    {
      place: places.region,
      fact: province ? regions.names[province] : words.where,
      field: (
        <ProvinceSelect
          key="region"
          label={words.where}
          value={province}
          emptyLabel={words.noProvince}
          onChange={(code) => {
            pin('region');
            onProvince(code);
          }}
        />
      ),
    },
    isAdoption
      ? {
          place: places.arrivedOn,
          fact: describeDay('arrivedOn', words.arrivedOn, words.placementDate),
          field: <DateField key="placement" label={words.placementDate} {...getDateProps('arrivedOn')} />,
        }
      : {
          place: places.dueDate,
          fact: describeDay('dueDate', knownFacts.due, words.dueDate),
          field: <DateField key="due-date" label={words.dueDate} {...getDateProps('dueDate')} />,
        },
  ];
  const birthDate = <DateField key="birth-date" label={words.birthDate} {...getDateProps('arrivedOn')} />;
  const isBirthAsked = !isAdoption && canBeBorn(fields.dueDate, fields.arrivedOn, today);
  if (isBirthAsked && places.arrivedOn === 'line')
    questions.push({
      place: 'line',
      fact: describeDay('arrivedOn', words.born, words.birthDate),
      field: birthDate,
    });
  const known = questions.filter(({ place }) => place === 'line');
  const asked = questions.filter(({ place }) => place === 'field');
  return (
    <div className="grid gap-5">
      {/* The script below sets the attribute before React does. */}
      <div
        data-leave-facts={state.status === 'ready' ? 'shown' : undefined}
        className="grid gap-5"
        suppressHydrationWarning
      >
        {known.length > 0 && (
          <KnownFacts facts={known.map(({ fact }) => fact)}>
            <div className="grid items-start gap-5 @xl:grid-cols-2">{known.map(({ field }) => field)}</div>
          </KnownFacts>
        )}
        {asked.length > 0 && (
          <div className="grid items-start gap-5 @xl:grid-cols-2">{asked.map(({ field }) => field)}</div>
        )}
      </div>
      <InPageScript name="await-leave-facts" />
      <Choice
        legend={words.who}
        value={fields.who}
        options={(['birth', 'other', 'both'] as const).map((value) => ({
          value,
          label: (fields.arrival === 'birth' ? words.whoOptions : words.whoAdopts)[value],
        }))}
        onChange={(who) => dispatch({ type: 'edited', fields: { who } })}
      />
      {isBirthAsked && places.arrivedOn === 'field' && (
        <Disclosure
          summary={words.alreadyBorn}
          isOpen={pinned.arrivedOn === 'field' || problems.dueDate === 'due-date-too-long-ago'}
        >
          {birthDate}
        </Disclosure>
      )}
    </div>
  );
}

interface ExactQuestionsProps extends LeaveFormProps {
  onStartAgain: () => void;
}

/** The other questions, in the order in which their answers matter. Each can be left out. */
export function ExactQuestions({ onStartAgain, ...props }: ExactQuestionsProps) {
  const { state, province, dispatch } = props;
  const { fields } = state;
  const [hasMore, setHasMore] = useState(false);
  return (
    <section aria-labelledby="make-it-exact" className="grid gap-5">
      <h2 id="make-it-exact" className="text-xl">
        {words.makeItExact}
      </h2>
      {province === 'QC' && (
        <div className="grid items-start gap-5 @xl:grid-cols-2">
          {fields.who === 'birth' && (
            <Choice
              legend={words.twoParents}
              value={fields.hasTwoParents}
              options={[
                { value: 'yes', label: words.yes },
                { value: 'no', label: words.no },
              ]}
              onChange={(hasTwoParents) => dispatch({ type: 'edited', fields: { hasTwoParents } })}
            />
          )}
          <BabiesChoice
            babies={fields.babies}
            onChange={(babies) => dispatch({ type: 'edited', fields: { babies } })}
          />
        </div>
      )}
      {listPlanned(fields.who).map((role) => (
        <ParentQuestions key={role} role={role} {...props} />
      ))}
      <div className="border-line border-t pt-3">
        <Disclosure summary={words.more} onToggle={setHasMore}>
          {hasMore && (
            <MoreQuestions
              {...props}
              getDateProps={(name) => getEventDateProps(props, name)}
              onStartAgain={onStartAgain}
            />
          )}
        </Disclosure>
        <FieldMessage
          id="folded-problem"
          text={!hasMore && hasFoldedProblem(props.problems) ? words.notCounted : undefined}
        />
      </div>
    </section>
  );
}

/** Whether something is not counted whose message stands among the folded questions. */
function hasFoldedProblem({ hospitalFrom, hospitalTo, parents = {} }: LeaveProblems): boolean {
  return (
    [hospitalFrom, hospitalTo].some(Boolean) ||
    Object.values(parents).some((found) => foldedOfParent.some((name) => found[name]))
  );
}

const foldedOfParent = [
  'topUpPercent',
  'topUpWeeks',
  'sicknessWeeks',
  'regularWeeks',
  'agreementDate',
  'earnedBeside',
  'atWorkFrom',
  'atWorkTo',
] as const;

/** Whether a baby with this due date can be born already; before half of the pregnancy nobody is asked. */
function canBeBorn(dueDate: string, arrivedOn: string, today: Date | undefined): boolean {
  const due = parseCalendarDate(dueDate);
  if (arrivedOn !== '' || !due || !today) return true;
  return differenceInCalendarDays(due, today) <= PREGNANCY_DAYS - BIRTH_AGE_DAYS.min;
}

/** What the fields of the family's dates have in common. */
function getEventDateProps({ state, today, problems, dispatch }: LeaveFormProps, name: EventDate) {
  const problem = problems[name];
  return {
    value: state.fields[name],
    bounds: today && { start: addDays(today, -OLDEST_DAYS_AGO), end: addDays(today, getDaysAhead(name)) },
    problem: describeDateProblem(state, name, problem),
    isDisabled: state.status === 'unknown',
    onChange: (value: string) => dispatch({ type: 'edited', fields: { [name]: value } }),
    onLeave: (isImpossible: boolean) => dispatch({ type: 'left', name, isImpossible }),
  };
}

const getDaysAhead = (name: EventDate) =>
  name === 'dueDate' || name === 'arrivedOn' ? DUE_DATE_MAX_DAYS_AHEAD : BIRTH_MAX_DAYS_AGO;
