import { useEffect, useReducer } from 'react';
import { Card } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';
import { SourceItems } from '@/components/ui/source-items';
import { sources } from '@/data/sources';
import { usePregnancy } from '@/lib/browser/use-pregnancy';
import { formatDays } from '@/lib/format/durations';
import { initialDateComparisonState, reduceDateComparison } from '@/lib/pregnancy/date-comparison';
import * as words from '@/words/calculator/why-dates-differ';
import { DateComparison } from './date-comparison';
import { DateComparisonForm } from './date-comparison-form';

const datingSources = [
  sources['msd-dating'],
  sources['bc-early-prenatal'],
  sources['sogc-303'],
  sources['sogc-388'],
  sources['sogc-214'],
];

/** A last period and a scan beside each other. Needs no result, and begins with what one was calculated from. */
export function WhyDatesDiffer({ today }: { today: Date }) {
  const known = usePregnancy();
  const [state, dispatch] = useReducer(reduceDateComparison, initialDateComparisonState);
  const { comparison } = state;

  const knownFields = known.status === 'known' ? known.value?.fields : undefined;
  useEffect(() => {
    if (knownFields) dispatch({ type: 'known', fields: knownFields });
  }, [knownFields]);

  return (
    <Card className="mt-8 py-3 sm:py-4">
      <Disclosure summary={words.title}>
        <div className="grid max-w-reading gap-5">
          <p>{words.intro}</p>
          <div>
            <DateComparisonForm state={state} dispatch={dispatch} today={today} />
            {/* On the page before it has text: screen readers miss a region that arrives together with its text. */}
            <p role="status" aria-label={words.difference} className="not-empty:mt-6 font-semibold font-serif text-lg">
              {comparison && getDifferenceText(comparison.signedDifferenceDays)}
            </p>
          </div>
          {comparison && <DateComparison comparison={comparison} />}
          <p>{words.afterTransfer}</p>
          <div>
            <p className="text-ink-soft text-sm">{words.sources}</p>
            <SourceItems sources={datingSources} />
          </div>
        </div>
      </Disclosure>
    </Card>
  );
}

function getDifferenceText(days: number): string {
  if (days === 0) return words.noDifference;
  const length = formatDays(Math.abs(days));
  return days > 0 ? words.scanIsLater(length) : words.scanIsEarlier(length);
}
