/**
 * What a line tells the visitor to do, from the least to the most urgent. 'call-unit': call the labour and delivery unit
 * now and ask how to come, for whom the hospital is too far to be reached in time.
 */
const ORDERS = ['call', 'call-now', 'call-or-go', 'go', 'call-unit'] as const;

/** See `ORDERS`. */
export type AdviceOrder = (typeof ORDERS)[number];

/** Signs that count at any age and with any gap. Their order depends on the visitor's answers and age. */
export type SignId = 'too-close' | 'running-long' | 'long';

/** The order of each line that gives one. */
export const lineOrders = {
  'preterm-go': 'go',
  'preterm-call': 'call-now',
  'preterm-same-day': 'call',
  'before-20-go': 'go',
  'before-20-call': 'call-or-go',
  'if-preterm-go': 'call-or-go',
  'if-preterm': 'call-or-go',
  'far-close': 'call-unit',
  'list-go': 'go',
  'list-call': 'call-now',
  'far-call': 'call-now',
  'plane-call': 'call-now',
  'past-41-call': 'call-now',
  'past-42': 'call',
  'far-go': 'go',
  'later-go': 'go',
  'hour-complete': 'call-or-go',
  'call-now': 'call-now',
  'five-minutes': 'call-now',
  'later-call': 'call-now',
  close: 'call',
  'close-before': 'call',
} as const satisfies Record<string, AdviceOrder>;

/** See `lineOrders`. */
export type OrderId = keyof typeof lineOrders;

/** Lines that give none. */
type ExplanationId =
  | 'preterm'
  | 'preterm-signs'
  | 'before-20'
  | 'before-20-signs'
  | 'age-unknown'
  | 'list-go-at-first'
  | 'list-call-at-first'
  | 'far-at-first'
  | 'plane-at-first'
  | 'past-41'
  | 'far-or-later'
  | 'far-unknown'
  | 'far-at-ten'
  | 'later-at-five'
  | 'five-one-one'
  | 'no-pattern'
  | 'early-warning'
  | 'early-signs'
  | 'unsure';

/** The words stand in data/en/contractions/advice.ts. */
export type AdviceTextId = OrderId | ExplanationId;

/** What a sign asks for. */
export type SignOrder = Exclude<AdviceOrder, 'call'>;

/** A line of the advice, with the order that it gives, if it gives one. */
export type AdviceLine = ({ id: SignId; order: SignOrder } | { id: AdviceTextId; order: AdviceOrder | undefined }) & {
  /** From this line on they hold only at 37 weeks or more; a line above is for less. */
  startsTerm?: true;
};

/** Whether an order is one for now: to call, to go, or either. */
export function isForNow(order: AdviceOrder | undefined): boolean {
  return rank(order) >= rank('call-now');
}

/** Lines that say more than their order, and so stay beside another one with the same. */
const informing = new Set<AdviceLine['id']>([
  'too-close',
  'running-long',
  'long',
  'far-call',
  'plane-call',
  'later-call',
]);

/** The lines with the highest order, and of those that say nothing but that order the first. */
export function keepHighest(lines: AdviceLine[]): AdviceLine[] {
  const highest = getHighest(lines);
  const kept = lines.filter(({ order }) => order === highest);
  const plain = kept.find(({ id }) => !informing.has(id));
  return kept.filter((line) => line === plain || informing.has(line.id));
}

/** The lines of ids, with their orders. */
export const listLines = (...ids: (AdviceTextId | undefined)[]): AdviceLine[] =>
  ids.flatMap((id) => (id ? { id, order: getOrder(id) } : []));

const getOrder = (id: AdviceTextId): AdviceOrder | undefined =>
  id in lineOrders ? lineOrders[id as OrderId] : undefined;

/** How urgent an order is; -1 for none. */
export const rank = (order: AdviceOrder | undefined) => (order === undefined ? -1 : ORDERS.indexOf(order));

/** The most urgent order of lines. */
export const getHighest = (lines: Pick<AdviceLine, 'order'>[]) =>
  ORDERS.findLast((order) => lines.some((line) => line.order === order));
