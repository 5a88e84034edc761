import { FileScaleDrawing } from '@/components/development/file-scale-drawing';
import { listComparisons } from '@/lib/weeks/comparisons';
import { HeroWeekLink } from './hero-week-link';

/** The baby of a week beside a thing of its length, and the way to that week. The week has a length. */
export function HeroWeek({ week }: { week: number }) {
  const [main] = listComparisons(week);
  return (
    <div>
      <FileScaleDrawing week={week} comparison={main} hasCaption={false} />
      <HeroWeekLink week={week} thing={main.name} />
    </div>
  );
}
