import { MinusIcon, PlusIcon } from '@heroicons/react/24/outline';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { FortyWeekPath } from '@/components/calculator/forty-week-path';
import { Button } from '@/components/ui/button';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import { formatLongDate } from '@/lib/format/dates';
import { getPregnancyProgress, getWeekStart } from '@/lib/pregnancy/gestational-age';
import { getTrimester } from '@/lib/pregnancy/trimesters';
import * as words from '@/words/timeline/timeline';
import { StepButton } from './step-button';

interface WeekSliderProps {
  week: number;
  /** The week that the visitor is in, if that is known. */
  ownWeek: number | undefined;
  dueDate: Date | undefined;
  onChange: (week: number | undefined) => void;
}

/** Chooses a week of the forty, and shows how far along it is. */
export function WeekSlider({ week, ownWeek, dueDate, onChange }: WeekSliderProps) {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [hasStepped, setHasStepped] = useState(false);
  const days = week * 7;
  const trimester = getTrimester(days);
  const description = words.weekInTrimester(week, trimester);
  const share = { '--share': (week - FIRST_WEEK) / (LAST_WEEK - FIRST_WEEK) } as CSSProperties;

  function step(next: number) {
    setHasStepped(true);
    onChange(next);
  }
  function goBack() {
    setHasStepped(false);
    onChange(undefined);
    // The pressed button disappears, so focus moves to the slider, which announces its week.
    slider.current?.focus();
  }

  return (
    <section aria-labelledby={`${id}-heading`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id={`${id}-heading`} className="tabular-nums">
          {words.week(week)}
          <span className="font-normal font-sans text-base text-ink-soft"> · {words.trimesters[trimester]}</span>
        </h2>
        <p className="text-ink-soft text-sm tabular-nums">
          {dueDate ? words.from(formatLongDate(getWeekStart(dueDate, week))) : words.exampleWeek}
        </p>
      </div>
      <div className="mt-4">
        <FortyWeekPath
          pregnancy={{
            pregnancyProgress: getPregnancyProgress(days),
            gestationalAge: { weeks: week, days: 0 },
            trimester,
          }}
        />
      </div>
      <div className="mt-3 flex min-h-12 items-center justify-between gap-x-4 leading-tight [@media(scripting:none)]:hidden">
        <label htmlFor={id} className="font-semibold">
          {words.chooseWeek}
        </label>
        {ownWeek !== undefined && ownWeek !== week && (
          <Button look="quiet" onClick={goBack}>
            {words.backToOwnWeek(ownWeek)}
          </Button>
        )}
      </div>
      <div className="flex items-center gap-2 sm:gap-3 [@media(scripting:none)]:hidden">
        <StepButton
          label={words.previousWeek}
          isDisabled={week === FIRST_WEEK}
          onClick={() => step(week - 1)}
          icon={MinusIcon}
        />
        <input
          ref={slider}
          id={id}
          type="range"
          min={FIRST_WEEK}
          max={LAST_WEEK}
          step={1}
          value={week}
          aria-valuetext={description}
          onChange={(event) => {
            setHasStepped(false);
            onChange(event.target.valueAsNumber);
          }}
          style={share}
          className="week-slider min-w-0 grow"
        />
        <StepButton
          label={words.nextWeek}
          isDisabled={week === LAST_WEEK}
          onClick={() => step(week + 1)}
          icon={PlusIcon}
        />
      </div>
      {/* Announces the week after a step button: the slider announces its own changes. */}
      <p role="status" className="sr-only">
        {hasStepped && description}
      </p>
    </section>
  );
}
