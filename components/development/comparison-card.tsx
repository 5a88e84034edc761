import type { ReactNode } from 'react';
import { PictureFile } from '@/components/ui/picture-file';
import { bindNumbers } from '@/lib/format/text';
import type { CanadianSizeComparison } from '@/lib/weeks/comparisons';

interface ComparisonCardProps {
  comparison: CanadianSizeComparison;
  heading: 'h3' | 'h4';
  /** A button under the text. */
  children?: ReactNode;
}

/** A Canadian thing of the baby's size: picture first, words second. */
export function ComparisonCard({ comparison, heading: Heading, children }: ComparisonCardProps) {
  const { title, description, funFact, picture, pictureText } = comparison;
  return (
    <article className="grid grid-cols-[auto_1fr] gap-x-5 border-line border-t pt-5">
      <PictureFile name={picture} text={pictureText} size={80} className="mt-1" />
      <div>
        <Heading className="mb-1 font-semibold font-serif text-lg leading-tight">{title}</Heading>
        <p>{bindNumbers(description)}</p>
        <p className="mt-2 text-ink-soft">{bindNumbers(funFact)}</p>
        {children}
      </div>
    </article>
  );
}
