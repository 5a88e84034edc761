import { ComparisonCard } from '@/components/development/comparison-card';
import { ComparisonDialog } from '@/components/development/comparison-dialog';
import { HeartEstimate, HeartFigures } from '@/components/development/heart-figures';
import { MoreFacts } from '@/components/development/more-facts';
import { OwnWhenToCall } from '@/components/development/own-when-to-call';
import { HowWeEstimate, SizeFigures, SizeNotes } from '@/components/development/size-figures';
import { LIST_ID } from '@/components/development/week-facts';
import { SomethingWrongList } from '@/components/emergency/something-wrong';
import { Card } from '@/components/ui/card';
import { SiteLink } from '@/components/ui/site-link';
import { FIRST_WEEK, LAST_WEEK } from '@/data/pregnancy-rules';
import type { PregnancyCalculation } from '@/lib/pregnancy/pregnancy';
import { type CanadianSizeComparison, getComparisonHeading, listComparisons } from '@/lib/weeks/comparisons';
import { findHeartRateText } from '@/lib/weeks/fetal-size';
import { getShownWeek, getWeekPath } from '@/lib/weeks/weeks';
import { noReassurance } from '@/words/calculator/no-reassurance';
import * as words from '@/words/calculator/summary';
import { more } from '@/words/development/week-page';
import { getWeekTexts } from './week-texts';

/** The week at a glance: what happens, what to do, and how big the baby is. */
export function SummaryView({ pregnancy }: { pregnancy: PregnancyCalculation }) {
  const { weeks } = pregnancy.gestationalAge;
  const shownWeek = getShownWeek(weeks);
  const WeekTexts = getWeekTexts(weeks);
  return (
    <div className="grid gap-5">
      <SomethingWrongList stage={weeks}>
        <div id={LIST_ID} className="scroll-mt-24">
          <OwnWhenToCall week={weeks} heading="h4" />
        </div>
      </SomethingWrongList>
      <Card>
        <h2 className="mb-4">{words.title(weeks)}</h2>
        {weeks < FIRST_WEEK && <p className="mb-4 text-ink-soft">{words.startsSoon}</p>}
        <WeekTexts label={words.tabsOf(weeks)} />
        <p className="mt-5">
          <SiteLink path={getWeekPath(shownWeek)} className="text-link">
            {words.allAbout(shownWeek)}
          </SiteLink>
        </p>
      </Card>
      <SizeComparison pregnancy={pregnancy} shownWeek={shownWeek} />
    </div>
  );
}

function SizeComparison({ pregnancy, shownWeek }: { pregnancy: PregnancyCalculation; shownWeek: number }) {
  const { weeks } = pregnancy.gestationalAge;
  const [main, ...others] = listComparisons(shownWeek);
  const heading = getComparisonHeading(shownWeek, others.length + 1);
  return (
    <Card className="grid items-start gap-x-14 gap-y-5 lg:grid-cols-2">
      <h3 className="text-xl lg:col-span-2">{words.sizeComparison}</h3>
      <div className="grid gap-5">
        <dl className="grid grid-cols-2 gap-3">
          <SizeFigures week={weeks} />
          <HeartFigures pregnancy={pregnancy} />
        </dl>
        <SizeNotes week={weeks} />
        {weeks > LAST_WEEK && <p className="text-ink-soft text-sm">{words.sizeOfLastWeek}</p>}
        <p className="text-ink-soft text-sm">{noReassurance}</p>
        <HowWeEstimate week={weeks} furtherSources={findHeartRateText(weeks)?.sources}>
          <HeartEstimate pregnancy={pregnancy} />
        </HowWeEstimate>
      </div>
      <div className="grid gap-5">
        <p className="font-semibold">{heading}</p>
        <Comparison comparison={main} />
        {others.length > 0 && (
          <MoreFacts summary={more(others.length)} about={heading}>
            {others.map((comparison) => (
              <Comparison key={comparison.picture} comparison={comparison} />
            ))}
          </MoreFacts>
        )}
      </div>
    </Card>
  );
}

function Comparison({ comparison }: { comparison: CanadianSizeComparison }) {
  return (
    <ComparisonCard comparison={comparison} heading="h4">
      <ComparisonDialog comparison={comparison} />
    </ComparisonCard>
  );
}
