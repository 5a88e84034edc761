import { MixedText } from '@/components/ui/mixed-text';
import { TelephoneNumbers } from '@/components/ui/telephone-numbers';
import type { HealthLine } from '@/lib/resources/health-lines';
import { lineWithNumbers } from '@/words/health-lines';

/** A region's health line with its numbers to tap, or whom to call where there is none. */
export function RegionalNumbers({ line: { name, foreignNames, numbers, instead } }: { line: HealthLine }) {
  if (instead) return instead;
  return lineWithNumbers({
    name: <MixedText text={name} foreignNames={foreignNames} />,
    numbers: <TelephoneNumbers numbers={numbers} />,
  });
}
