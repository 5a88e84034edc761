import type { SignOrder } from '@/data/sign-orders';
import { type SignId, signLists } from '@/data/warning-signs';

/** What the lists of when to call ask for at a sign: one entry for each list that has it, by age. */
export function listSignOrders(id: SignId): SignOrder[] {
  return signLists.flatMap(({ groups }) =>
    groups.filter(({ signs }) => (signs as readonly SignId[]).includes(id)).map(({ order }) => order),
  );
}
