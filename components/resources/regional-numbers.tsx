import { MixedText } from '@/components/ui/mixed-text';
import { TelephoneNumbers } from '@/components/ui/telephone-numbers';
import type { HealthLine } from '@/lib/resources/health-lines';

/** A region's health line with its numbers to tap, or whom to call where there is none. */
export function RegionalNumbers({ line }: { line: HealthLine }) {
  if (line.instead) return <>{line.instead}</>;
  return (
    <>
      <MixedText text={line.name} frenchNames={line.frenchNames} />: <TelephoneNumbers numbers={line.numbers} />
    </>
  );
}
