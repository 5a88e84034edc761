import type { SignOrder } from '@/data/sign-orders';
import type { PregnancySignId, SignNoteId } from '@/data/warning-signs';

/** The signs of early pregnancy that cannot wait, by what they ask for, as in the list of those weeks. */
export const emergencySigns: readonly { order: SignOrder; note?: SignNoteId; ids: readonly PregnancySignId[] }[] = [
  { order: 'call-911', ids: ['very-heavy-bleeding', 'pass-out'] },
  {
    order: 'call-911-or-go',
    note: 'outside-the-uterus',
    ids: ['severe-pain', 'one-sided-pain', 'shoulder-pain'],
  },
  {
    order: 'go-to-emergency',
    note: 'nursing-station',
    ids: ['bleeding-with-pain', 'bleeding-with-fever', 'bleeding-and-weak'],
  },
];
