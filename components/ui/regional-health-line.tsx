import { provinces } from '@/data/provinces';
import { useRegion } from '@/lib/browser/use-region';
import * as words from '@/words/ui/help-lines';
import { HealthLineNumbers } from './health-line-numbers';
import { MixedText } from './mixed-text';
import { TelephoneNumbers } from './telephone-numbers';

/**
 * Whom to call for a nurse's advice where the visitor lives; the numbers of all regions while we do not know. Stands
 * within a widget, inside a sentence's element.
 */
export function RegionalHealthLine() {
  const known = useRegion();
  const code = known.status === 'known' ? known.value : undefined;
  if (!code) return <HealthLineNumbers />;
  const { name, frenchNames, numbers, instead } = provinces[code].healthLine;
  if (instead) return words.adviceInRegion(provinces[code].name, instead);
  return words.lineInRegion(
    <MixedText text={name} frenchNames={frenchNames} />,
    provinces[code].name,
    <TelephoneNumbers numbers={numbers} />,
  );
}
