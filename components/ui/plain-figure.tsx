import { WholeWords } from './whole-words';

interface PlainFigureProps {
  term: string;
  value: string;
  /** How large the value is. */
  className: string;
}

/** A figure without a box, in a description list: large, with its name below it. */
export function PlainFigure({ term, value, className }: PlainFigureProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-ink-soft text-sm">
        <WholeWords label={term} />
      </dt>
      <dd className={`font-semibold font-serif tabular-nums leading-snug ${className}`}>{value}</dd>
    </div>
  );
}
