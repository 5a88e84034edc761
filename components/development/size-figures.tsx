import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { Figure } from '@/components/ui/figure';
import { SourceLink } from '@/components/ui/source-name';
import { LAST_WEEK } from '@/data/pregnancy-rules';
import { type SourceKey, sources } from '@/data/sources';
import { formatHundredths } from '@/lib/format/amounts';
import { formatNumber } from '@/lib/format/numbers';
import { bindNumbers } from '@/lib/format/text';
import { getBabySize } from '@/lib/pregnancy/growth';
import { listShownSources } from '@/lib/sources/sources';
import { describeSize, findFetalSize, listSizeMethods, listSizeNotes } from '@/lib/weeks/fetal-size';
import * as words from '@/words/development/figures';
import { centimetres, grams, inches, ounces } from '@/words/measures';

/** Length and weight of a week, where there are figures. The notes say why one is missing. */
export function SizeFigures({ week }: { week: number }) {
  const { length, weight } = describeSize(week);
  return (
    <>
      {length && <Figure term={words.length} {...length} isWide={!weight} />}
      {weight && <Figure term={words.weight} {...weight} />}
    </>
  );
}

/** What has to be known beside the figures of a week. */
export function SizeNotes({ week }: { week: number }) {
  return <p className="text-ink-soft text-sm">{bindNumbers(listSizeNotes(week).join(' '))}</p>;
}

interface HowWeEstimateProps {
  week: number;
  /** Sources of further figures that stand beside those of size. */
  furtherSources?: SourceKey[];
  /** Text about those figures. */
  children?: ReactNode;
}

/** Where the figures come from, and the simple formula beside them. Nothing in weeks that have no figures. */
export function HowWeEstimate({ week, furtherSources = [], children }: HowWeEstimateProps) {
  const size = findFetalSize(week);
  if (!size) return null;
  const formula = getBabySize(Math.min(week, LAST_WEEK));
  const keys = new Set([...(size.length?.sources ?? []), ...(size.weight?.sources ?? []), ...furtherSources]);
  const shown = listShownSources([...keys].map((key) => sources[key]));
  return (
    <Disclosure summary={words.howWeEstimate}>
      <p>{bindNumbers(listSizeMethods(week).join(' '))}</p>
      <ul className="my-3 list-disc pl-6">
        {shown.map(({ source }) => (
          <li key={source.title}>
            <SourceLink source={source} />
          </li>
        ))}
      </ul>
      <p>
        {words.simpleFormula({
          length: centimetres(formatNumber(formula.length.cm, 1)),
          inches: inches(formatHundredths(formula.length.inch)),
          weight: grams(formatNumber(formula.weight.g, 1)),
          ounces: ounces(formatHundredths(formula.weight.oz)),
        })}
      </p>
      {children}
    </Disclosure>
  );
}
