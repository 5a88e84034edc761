import { WholeWords } from '@/components/ui/whole-words';

/** A figure in a line with its name: several follow each other like words. */
export function LineFigure({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-2">
      <dt className="text-ink-soft text-sm">
        <WholeWords label={term} />
      </dt>
      <dd className="font-semibold font-serif text-lg tabular-nums leading-snug">{value}</dd>
    </div>
  );
}
