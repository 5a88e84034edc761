'use client';

import { useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { SiteLink } from '@/components/ui/site-link';
import { asWidget } from '@/components/ui/widget-boundary';
import { useToday } from '@/lib/browser/clock';
import { useFocusOnRefusal } from '@/lib/browser/focus-on-refusal';
import { openPage } from '@/lib/browser/platform';
import * as words from '@/words/home/widgets';
import { lastPeriodLabel } from '@/words/last-period';
import * as site from '@/words/site';

// Loads when the field is used: the rules of dates are heavy, and many visitors of this page go elsewhere.
const loadCheck = () => import('./check-hero-date').then((module) => module.checkHeroDate);
// The button tries again.
const preloadCheck = () => loadCheck().catch(() => {});

const otherWays = [
  { path: '/calculator#due-date', label: words.knownDueDate },
  { path: '/calculator#conception', label: words.conception },
  { path: '/calculator#ultrasound', label: words.ultrasound },
];

/** The shortest way to a due date: one date, one button. Without a date the button leads to the calculator. */
export const HeroForm = asWidget(function HeroForm() {
  const today = useToday();
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  useFocusOnRefusal(field, refusals);

  async function calculate(day: Date) {
    const checkHeroDate = await loadCheck();
    const checked = checkHeroDate(text, day);
    if ('path' in checked) return openPage(checked.path);
    setProblem(checked.problem);
    setRefusals((count) => count + 1);
  }

  /** @returns whether the date was taken care of, so that the link need not lead anywhere */
  function takeDate(): boolean {
    // A typed text that is no date, such as February 31, has an empty value.
    const isEmpty = text === '' && !input.current?.validity.badInput;
    if (!today || isEmpty) return false;
    calculate(today).catch(() => openPage('/calculator'));
    return true;
  }

  return (
    <Card>
      <fieldset
        data-island="hero"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target === input.current) takeDate();
        }}
        className="grid min-w-0 gap-3"
      >
        <legend className="sr-only">{words.yourDueDate}</legend>
        <div ref={field} data-needs-script>
          <Field label={lastPeriodLabel} problem={problem}>
            {(control) => (
              <input
                {...control}
                ref={input}
                type="date"
                value={text}
                disabled={!today}
                onFocus={preloadCheck}
                onChange={(event) => {
                  setText(event.target.value);
                  setProblem(undefined);
                }}
                className="field-box w-full tabular-nums"
              />
            )}
          </Field>
        </div>
        <ButtonLink
          path="/calculator"
          onClick={(event) => {
            if (takeDate()) event.preventDefault();
          }}
        >
          {words.calculate}
        </ButtonLink>
        <p className="-my-1 flex flex-wrap gap-x-4 text-sm">
          {otherWays.map(({ path, label }) => (
            <SiteLink key={path} path={path} className="inline-flex min-h-11 items-center text-link">
              {label}
            </SiteLink>
          ))}
        </p>
        <p className="text-ink-soft text-sm">{site.promise}</p>
      </fieldset>
    </Card>
  );
});
