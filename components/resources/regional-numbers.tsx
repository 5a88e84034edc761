import { MixedText } from '@/components/ui/mixed-text';
import { TelephoneLink } from '@/components/ui/telephone-link';
import type { HealthLine } from '@/data/provinces';

/** A region's health line with its numbers to tap, or whom to call where there is none. */
export function RegionalNumbers({ line }: { line: HealthLine }) {
  if (line.instead) return <>{line.instead}</>;
  return (
    <>
      <MixedText text={line.name} frenchNames={line.frenchNames} />:{' '}
      {line.numbers.map(({ printed, dialled }, index) => (
        <span key={dialled}>
          {index > 0 && ' or '}
          <TelephoneLink printed={printed} dialled={dialled} />
        </span>
      ))}
    </>
  );
}
