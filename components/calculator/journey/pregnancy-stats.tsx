import { HeartEstimate, HeartFigures } from '@/components/development/heart-figures';
import { HowWeEstimate, SizeFigures, SizeNotes } from '@/components/development/size-figures';
import { Figure } from '@/components/ui/figure';
import { formatWeeks } from '@/lib/format/durations';
import { getWeeksSinceConception } from '@/lib/pregnancy/gestational-age';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { findHeartRateText } from '@/lib/weeks/fetal-size';
import * as words from '@/words/calculator/journey';
import { noReassurance } from '@/words/calculator/no-reassurance';

/** The baby in figures: age, size, heart. */
export function PregnancyStats({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { weeks } = pregnancy.gestationalAge;
  return (
    <section>
      <h3 className="mb-3 text-xl">{words.stats}</h3>
      <dl className="grid grid-cols-2 gap-3 *:first:col-span-2">
        <Figure
          term={words.ageSinceConception}
          value={formatWeeks(getWeeksSinceConception(weeks))}
          detail={words.ageDetail}
        />
        <SizeFigures week={weeks} />
        <HeartFigures pregnancy={pregnancy} />
      </dl>
      <div className="mt-3 space-y-1 text-ink-soft text-sm">
        <SizeNotes week={weeks} />
        <p>{noReassurance}</p>
      </div>
      <HowWeEstimate week={weeks} furtherSources={findHeartRateText(weeks)?.sources}>
        <HeartEstimate pregnancy={pregnancy} />
      </HowWeEstimate>
    </section>
  );
}
