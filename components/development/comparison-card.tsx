import { PictureFile } from '@/components/ui/picture-file';
import type { CanadianSizeComparison } from '@/data/comparisons/types';

/** A Canadian thing of the baby's size: picture first, words second. */
export function ComparisonCard({ comparison }: { comparison: CanadianSizeComparison }) {
  const { name, description, funFact, picture, pictureText } = comparison;
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 border-line border-t pt-5">
      <PictureFile name={picture} text={pictureText} size={80} className="row-span-2" />
      <h3>{name.charAt(0).toUpperCase() + name.slice(1)}</h3>
      <div>
        <p>{description}</p>
        <p className="mt-2 text-ink-soft">{funFact}</p>
      </div>
    </article>
  );
}
