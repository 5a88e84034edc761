import { FileScaleDrawing } from '@/components/development/file-scale-drawing';
import { listComparisons } from '@/lib/weeks/comparisons';
import * as words from '@/words/calculator/result';

/** The baby of a week beside a thing of its length, to scale, and that length in a sentence. */
export function ResultDrawing({ week }: { week: number }) {
  const [main] = listComparisons(week);
  return (
    <div className="grid gap-3">
      <FileScaleDrawing week={week} comparison={main} hasCaption={false} />
      <p className="min-h-14 text-lg leading-snug">
        {words.asLongAs(<strong className="font-serif">{main.name}</strong>)}
      </p>
    </div>
  );
}
