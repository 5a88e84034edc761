import { InlineScaleDrawing } from '@/components/development/inline-scale-drawing';
import { HERO_WEEK } from '@/data/hero-weeks';
import { listComparisons } from '@/lib/weeks/comparisons';
import { HeroWeekLink } from './hero-week-link';

/** The baby of the week that the home page begins with. Rendered while the page is built. */
export function InlineHeroWeek() {
  const [main] = listComparisons(HERO_WEEK);
  return (
    <>
      <InlineScaleDrawing week={HERO_WEEK} comparison={main} hasCaption={false} />
      <HeroWeekLink week={HERO_WEEK} thing={main.name} />
    </>
  );
}
