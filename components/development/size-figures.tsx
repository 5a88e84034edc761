import { Disclosure } from '@/components/ui/disclosure';
import { ExternalLink } from '@/components/ui/external-link';
import { sources } from '@/data/sources';
import { formatLength } from '@/lib/format/format-length';
import { formatNumber } from '@/lib/format/format-number';
import { formatWeight } from '@/lib/format/format-weight';
import { keepTogether } from '@/lib/format/keep-together';
import { getBabySize } from '@/lib/pregnancy/get-baby-size';
import { FIRST_WEEK_WITH_WEIGHT, LAST_WEEK, WEEK_WITHOUT_LENGTH } from '@/lib/weeks/constants';
import { findFetalSize } from '@/lib/weeks/find-fetal-size';
import { Figure, type FigureText } from './figure';
import { measureNames } from './measure-names';

/** Length and weight of a week: reference medians where there are any, else words. */
export function SizeFigures({ week }: { week: number }) {
  return (
    <>
      <Figure term="Length" {...describeLength(week)} />
      <Figure term="Weight" {...describeWeight(week)} />
    </>
  );
}

function describeLength(week: number): FigureText {
  const length = findFetalSize(week)?.length;
  if (length) {
    const { cm, inch } = formatLength(length.cm);
    return { value: cm, detail: `${inch}, ${measureNames[length.measure]}` };
  }
  return week === WEEK_WITHOUT_LENGTH
    ? { value: 'No figure', detail: 'between two ways of measuring' }
    : { value: 'Too small', detail: 'to measure' };
}

function describeWeight(week: number): FigureText {
  const weight = findFetalSize(week)?.weight;
  if (!weight) return { value: 'No figure', detail: `before week ${FIRST_WEEK_WITH_WEIGHT}` };
  const { g, oz, lb } = formatWeight(weight.g);
  return { value: g, detail: lb ? `${oz}, ${lb}` : oz };
}

/** Where the figures come from, and the simple formula beside them. Nothing in weeks that have no figures. */
export function HowWeEstimate({ week }: { week: number }) {
  const size = findFetalSize(week);
  const keys = [size?.length?.source, size?.weight?.source].filter((key) => key !== undefined);
  if (keys.length === 0) return null;
  const formula = getBabySize(Math.min(week, LAST_WEEK));
  return (
    <Disclosure summary="How we estimate">
      <p>
        {keepTogether(
          'These are medians: half of babies are bigger in this week, half are smaller. From 20 weeks, length is measured from head to heel, before that from head to bottom. From 24 weeks, it is the length of babies born at that age.',
        )}
      </p>
      <ul className="my-3 list-disc pl-6">
        {keys.map((key) => (
          <li key={key}>
            <ExternalLink url={sources[key].url}>{sources[key].title}</ExternalLink>
          </li>
        ))}
      </ul>
      <p>
        A simple formula that some calculators use gives {formatNumber(formula.length.cm, 1)} cm and{' '}
        {formatNumber(formula.weight.g, 1)} g for this week. It is often far from what is measured.
      </p>
    </Disclosure>
  );
}
