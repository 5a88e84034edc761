import { onDemand } from '@/components/ui/on-demand';
import { readStored } from '@/lib/browser/storage';

const BirthLine = onDemand(() => import('./birth-line').then((part) => part.BirthLine));

/**
 * After a birth a line in the widgets that prepare for one, once they know what is stored. It loads only where a birth
 * was entered, which few of their visitors have done: the others get their first tap answered sooner.
 */
export function LateBirthLine() {
  return readStored('birth') !== null && <BirthLine />;
}
