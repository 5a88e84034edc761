import type { ProvinceCode } from '@/data/provinces';
import { useRegionCode } from '@/lib/browser/use-region';
import { getHealthLine } from '@/lib/resources/health-lines';
import * as regions from '@/words/regions';
import * as words from '@/words/ui/help-lines';
import { HealthLineNumbers } from './health-line-numbers';
import { MixedText } from './mixed-text';
import { TelephoneNumbers } from './telephone-numbers';

interface RegionalHealthLineProps {
  /** The region to take where the visitor's own is not known. */
  otherwise?: ProvinceCode | undefined;
}

/**
 * Whom to call for a nurse's advice where the visitor lives; the numbers of all regions while we do not know. Stands
 * within a widget, inside a sentence's element.
 */
export function RegionalHealthLine({ otherwise }: RegionalHealthLineProps) {
  const code = useRegionCode() ?? otherwise;
  if (!code) return <HealthLineNumbers />;
  const { name, foreignNames, numbers, instead } = getHealthLine(code);
  if (instead) return words.adviceInRegion({ region: regions.names[code], advice: instead });
  return words.lineInRegion({
    line: <MixedText text={name} foreignNames={foreignNames} />,
    region: regions.names[code],
    numbers: <TelephoneNumbers numbers={numbers} />,
  });
}
