import type { FinderOutcome } from '@/lib/resources/finder-state';
import { formatPostalCode, isPostalCode } from '@/lib/resources/postal-code';
import * as regions from '@/words/regions';

const SANTAS_POSTAL_CODE = 'H0H0H0';

/** What came of the last search or choice, said to those who cannot see what changed below. */
export function FinderStatus({ outcome }: { outcome: FinderOutcome | undefined }) {
  return (
    <div role="status" aria-label="Search result">
      {outcome && (
        // What went wrong stands beside the field.
        <p className={outcome.type === 'found' ? 'mt-4 font-medium' : 'sr-only'}>{describeOutcome(outcome)}</p>
      )}
    </div>
  );
}

export function describeOutcome(outcome: FinderOutcome): string {
  if (outcome.type === 'chosen') return `${regions.names[outcome.region]} Resources are shown below.`;
  const shown = formatPostalCode(outcome.postalCode);
  if (outcome.type === 'found') {
    if (outcome.postalCode === SANTAS_POSTAL_CODE) {
      return `${shown} is where letters to Santa go. It begins as codes in Quebec do. The resources are shown below.`;
    }
    const region = regions.theRegion(outcome.region);
    // The first letter was enough to find the region, though the rest is no postal code.
    if (!isPostalCode(outcome.postalCode)) {
      return `Postal codes that begin with ${shown.slice(0, 1)} are in ${region}. The resources are shown below.`;
    }
    return `${shown} is in ${region}. The resources are shown below.`;
  }
  if (outcome.isPartOfX) {
    return `${shown} could be in the Northwest Territories or in Nunavut. Enter its first three characters, or choose from the list.`;
  }
  return `No province or territory has the postal code ${shown}. Check it, or choose from the list.`;
}
