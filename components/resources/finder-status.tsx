import type { FinderOutcome } from '@/lib/resources/finder-state';
import { formatPostalCode, isPostalCode } from '@/lib/resources/postal-code';
import * as words from '@/words/resources/finder';

const SANTAS_POSTAL_CODE = 'H0H0H0';

/** The result of the last search or choice, announced to screen readers. */
export function FinderStatus({ outcome }: { outcome: FinderOutcome | undefined }) {
  return (
    <div role="status" aria-label={words.searchResult}>
      {outcome && (
        // Visible only for a found region: a problem is shown beside the field.
        <p className={outcome.type === 'found' ? 'mt-4 font-medium' : 'sr-only'}>{describeOutcome(outcome)}</p>
      )}
    </div>
  );
}

export function describeOutcome(outcome: FinderOutcome): string {
  if (outcome.type === 'chosen') return words.chosen(outcome.region);
  const { postalCode } = outcome;
  const shown = formatPostalCode(postalCode);
  if (outcome.type === 'unmatched') return (outcome.isPartOfX ? words.foundTwoTerritories : words.notFound)(shown);
  if (postalCode === SANTAS_POSTAL_CODE) return words.foundSanta(shown);
  // The region was found by the first letter, although the whole is no postal code.
  if (!isPostalCode(postalCode)) return words.foundByLetter(postalCode.slice(0, 1), outcome.region);
  return words.found(shown, outcome.region);
}
