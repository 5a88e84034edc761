import type { CardProps } from '@/components/share/card-designs';

/** The number of the day, in a `<text>`, with what a language raises beside it. */
export function DayNumber({ day, raised }: Pick<CardProps['date'], 'day' | 'raised'>) {
  return (
    <>
      {day}
      {raised && (
        <tspan fontSize="0.36em" dx="0.06em" dy="-1.15em" letterSpacing="0">
          {raised}
        </tspan>
      )}
    </>
  );
}
