'use client';

import { type MouseEvent, useRef, useState } from 'react';
import { dateHints, dateLabels, problemTexts } from '@/components/calculator/wording';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DateField } from '@/components/ui/date-field';
import { site } from '@/data/site';
import { openPage } from '@/lib/browser/open-page';
import { isStorageWorking } from '@/lib/browser/storage';
import { useFocusOnRefusal } from '@/lib/browser/use-focus-on-refusal';
import { storePregnancy } from '@/lib/browser/use-pregnancy';
import { useToday } from '@/lib/browser/use-today';
import { getInitialFields } from '@/lib/pregnancy/calculator-fields';
import type { FieldProblem } from '@/lib/pregnancy/check-calculator-fields';
import { checkLastPeriod } from '@/lib/pregnancy/check-last-period';
import { getDateBounds } from '@/lib/pregnancy/get-date-bounds';

const emptyFields = getInitialFields('');

/** The shortest way to a due date: one date, one button. Without a date the button leads to the calculator. */
export function HeroForm() {
  const today = useToday();
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<FieldProblem>();
  const [refusals, setRefusals] = useState(0);
  useFocusOnRefusal(field, refusals);

  /** @returns whether the link should do what links do */
  function calculate(): boolean {
    if (!today || (text === '' && !problem)) return true;
    const checked = checkLastPeriod(text, today);
    if ('problem' in checked) {
      setProblem(checked.problem);
      setRefusals(refusals + 1);
      return false;
    }
    storePregnancy(checked.pregnancy);
    // Where the browser keeps nothing, the date travels in the address instead.
    openPage(isStorageWorking() ? '/calculator#result' : `/calculator?date=${checked.pregnancy.dueDate}`);
    return false;
  }
  const follow = (event: MouseEvent) => {
    if (!calculate()) event.preventDefault();
  };

  return (
    <Card>
      <form
        data-island="hero"
        noValidate
        aria-label="Your due date"
        onSubmit={(event) => {
          event.preventDefault();
          if (text !== '') calculate();
        }}
        className="grid gap-5"
      >
        <noscript>
          <style>{'[data-hero-date]{display:none}'}</style>
        </noscript>
        <div ref={field} data-hero-date>
          <DateField
            label={dateLabels.lmp}
            hint={dateHints.lmp}
            value={text}
            bounds={today && getDateBounds(emptyFields, today)}
            problem={problem && problemTexts[problem]}
            isDisabled={!today}
            onChange={(value) => {
              setText(value);
              setProblem(undefined);
            }}
            onLeave={(isImpossible) => {
              if (isImpossible) setProblem('no-such-date');
            }}
          />
        </div>
        <ButtonLink path="/calculator" onClick={follow}>
          Calculate Your Due Date
        </ButtonLink>
        <p className="text-ink-soft text-sm">{site.promise}</p>
      </form>
    </Card>
  );
}
