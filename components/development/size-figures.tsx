import { Disclosure } from '@/components/ui/disclosure';
import type { LengthMeasure } from '@/data/fetal-size';
import { sources } from '@/data/sources';
import { formatLength } from '@/lib/format/format-length';
import { formatNumber } from '@/lib/format/format-number';
import { formatWeight } from '@/lib/format/format-weight';
import type { PregnancyCalculation } from '@/lib/pregnancy/types';
import { findFetalSize } from '@/lib/weeks/find-fetal-size';

const measureNames: Record<LengthMeasure, string> = { 'crown-rump': 'head to bottom', 'crown-heel': 'head to heel' };
const LAST_WEEK = 40;

/** Length and weight of the week: reference medians where there are any, else words. */
export function SizeFigures({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { weeks } = pregnancy.gestationalAge;
  const size = findFetalSize(weeks);
  return (
    <div>
      <dl className="grid grid-cols-2 gap-3">
        <Figure term="Length" {...describeLength(weeks)} />
        <Figure term="Weight" {...describeWeight(weeks)} />
      </dl>
      {weeks > LAST_WEEK && <p className="mt-3 text-ink-soft text-sm">These are the figures of week {LAST_WEEK}.</p>}
      {size && <HowWeEstimate pregnancy={pregnancy} />}
    </div>
  );
}

interface FigureText {
  value: string;
  detail?: string;
}

function describeLength(weeks: number): FigureText {
  const length = findFetalSize(weeks)?.length;
  if (length) {
    const { cm, inch } = formatLength(length.cm);
    return { value: cm, detail: `${inch}, ${measureNames[length.measure]}` };
  }
  return { value: weeks === 19 ? 'Between two ways of measuring' : 'Too small to measure' };
}

function describeWeight(weeks: number): FigureText {
  const weight = findFetalSize(weeks)?.weight;
  if (!weight) return { value: 'Shown from week 14' };
  const { g, oz } = formatWeight(weight.g);
  return { value: g, detail: oz };
}

function Figure({ term, value, detail }: FigureText & { term: string }) {
  return (
    <div className="rounded-control bg-mist p-4">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd>
        <span className="block font-semibold font-serif text-lg leading-snug">{value}</span>
        {detail && <span className="text-ink-soft text-sm">{detail}</span>}
      </dd>
    </div>
  );
}

function HowWeEstimate({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { babySize, gestationalAge } = pregnancy;
  const size = findFetalSize(gestationalAge.weeks);
  const keys = [size?.length?.source, size?.weight?.source].filter((key) => key !== undefined);
  return (
    <Disclosure summary="How we estimate">
      <p>
        The figures above are medians: half of babies are bigger in this week, half are smaller. From 20 weeks length is
        measured from head to heel, before that from head to bottom.
      </p>
      {keys.length > 0 && (
        <ul className="my-3 list-disc pl-6">
          {keys.map((key) => (
            <li key={key}>{sources[key].title}</li>
          ))}
        </ul>
      )}
      <p>
        A simple formula that many calculators use gives {formatNumber(babySize.length.cm, 1)} cm and{' '}
        {formatNumber(babySize.weight.g, 1)} g for this week. It is often far from what is measured.
      </p>
    </Disclosure>
  );
}
