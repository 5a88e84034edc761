/** What a sign asks for, the most urgent first: every list keeps this order. */
export const signOrders = [
  'call-911',
  'call-911-or-go',
  'go-to-emergency',
  'go',
  'call-then-go',
  'call-or-go',
  'call-now',
  'same-day',
] as const;
export type SignOrder = (typeof signOrders)[number];
