import { type Dispatch, type FormEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Choice } from '@/components/ui/choice';
import { DateField } from '@/components/ui/date-field';
import { pregnancyMethods } from '@/data/pregnancy-rules';
import { useFocusReturn } from '@/lib/browser/focus';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import { formatCalendarDate } from '@/lib/calendar/calendar-date';
import { getInitialFields, type KnownDate, type WayIn } from '@/lib/pregnancy/calculator-fields';
import { getDateBounds } from '@/lib/pregnancy/calculator-form';
import type { CalculatorAction, CalculatorState } from '@/lib/pregnancy/calculator-state';
import * as words from '@/words/calculator/calculator';
import { problems as problemTexts } from '@/words/calculator/problems';
import * as site from '@/words/site';
import { EmbryoAge } from './embryo-age';
import { MoreOptions } from './more-options';
import { ScanAgeFields } from './scan-age-fields';

interface CalculatorFormProps {
  state: CalculatorState;
  dispatch: Dispatch<CalculatorAction>;
  today: Date | undefined;
  /** Whether the form stands below a result, far from the page's own heading. */
  isBelowResult: boolean;
  /** What is asked where the page is about one way in; absent where one chooses. */
  question?: WayQuestion | undefined;
}

/** How a page about one way in asks for its day. */
export interface WayQuestion {
  way: WayIn;
  dateLabel: string;
  dateHint: string;
}

const emptyFields = getInitialFields('');
const waysIn: readonly KnownDate[] = [...pregnancyMethods, 'dueDate'];

export function CalculatorForm({ state, dispatch, today, isBelowResult, question }: CalculatorFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isKnown = state.status !== 'unknown';
  const fields = isKnown ? state.fields : { ...emptyFields, ...question?.way };
  const problems = isKnown ? state.problems : {};
  const refusals = isKnown ? state.refusals : 0;
  const isCalculating = state.status === 'calculating';
  const date = fields.dates[fields.method];
  // Before the page has mounted too: then today comes into the field.
  const isToday = !isKnown || (!!today && date === formatCalendarDate(today));

  useFocusOnRefusal(form, refusals);

  useFocusReturn(submitButton, isCalculating);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (today) dispatch({ type: 'submitted', today });
  }

  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit} aria-label={words.formName} className="grid gap-5">
        {isBelowResult && <h2 className="text-xl">{words.ownHeading}</h2>}
        {!question && (
          <Choice
            legend={words.methodQuestion}
            value={fields.method}
            options={waysIn.map((method) => ({ value: method, label: words.methods[method] }))}
            isDisabled={!isKnown}
            onChange={(method) => dispatch({ type: 'edited', fields: { method } })}
          />
        )}
        {/* What is no longer true of the day keeps its room: nothing below the field moves. */}
        <DateField
          key={fields.method}
          label={question?.dateLabel ?? words.dateLabels[fields.method]}
          hint={
            question ? (
              question.dateHint
            ) : fields.method === 'lmp' ? (
              <>
                {words.dateHints.lmp} <span className={isToday ? '' : 'invisible'}>{words.showsToday}</span>
              </>
            ) : (
              words.dateHints[fields.method]
            )
          }
          value={date}
          bounds={today && getDateBounds(fields, today)}
          problem={problems.date && problemTexts[problems.date]}
          isDisabled={!isKnown}
          onChange={(value) => dispatch({ type: 'date-changed', date: value })}
          onLeave={(isImpossible) => dispatch({ type: 'date-left', isImpossible })}
        />
        {fields.method === 'ultrasound' && <ScanAgeFields fields={fields} problems={problems} dispatch={dispatch} />}
        {question?.way.isTransfer && <EmbryoAge age={fields.embryoAgeDays} isDisabled={!isKnown} dispatch={dispatch} />}
        {!question && (fields.method === 'lmp' || fields.method === 'conception') && (
          <MoreOptions fields={fields} problems={problems} dispatch={dispatch} />
        )}
        <Button ref={submitButton} type="submit" disabled={date === '' || isCalculating}>
          {getButtonText(fields.method, isCalculating)}
        </Button>
        <p className="text-ink-soft text-sm">{site.promise}</p>
      </form>
    </Card>
  );
}

function getButtonText(method: KnownDate, isCalculating: boolean): string {
  if (isCalculating) return words.calculating;
  return method === 'dueDate' ? words.showWeeks : words.calculate;
}
