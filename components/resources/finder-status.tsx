import { provinces } from '@/data/provinces';
import type { FinderOutcome } from '@/lib/resources/finder-state';
import { formatPostalCode, isPostalCode } from '@/lib/resources/postal-code';
import { getNameInSentence } from '@/lib/resources/provinces';

const SANTAS_POSTAL_CODE = 'H0H0H0';

/** The result of the last search or choice, announced to screen readers. */
export function FinderStatus({ outcome }: { outcome: FinderOutcome | undefined }) {
  return (
    <div role="status" aria-label="Search result">
      {outcome && (
        // Visible only for a found region: a problem is shown beside the field.
        <p className={outcome.type === 'found' ? 'mt-4 font-medium' : 'sr-only'}>{describeOutcome(outcome)}</p>
      )}
    </div>
  );
}

export function describeOutcome(outcome: FinderOutcome): string {
  if (outcome.type === 'chosen') return `${provinces[outcome.region].name} Resources are shown below.`;
  const shown = formatPostalCode(outcome.postalCode);
  if (outcome.type === 'found') {
    if (outcome.postalCode === SANTAS_POSTAL_CODE) {
      return `${shown} is where letters to Santa go. It begins as codes in Quebec do. The resources are shown below.`;
    }
    const region = getNameInSentence(outcome.region);
    // The region was found by the first letter, although the whole is no postal code.
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
