export const claimStartAssumption =
  'We assume your claim starts on the Sunday after your last day of work. If you stop early in a week, it can start on the Sunday of that week.';
/** After what a waiting week is: the first and the last day of the claims that have none. */
export const waitingWaiver = (from: string, to: string) =>
  `Claims that began from ${from} to ${to} should have none. That last day has been moved before: ask Service Canada about a later claim.`;
/** Of a second parent's claim. */
export const secondWaitingWeek =
  'Two parents of one baby share a waiting week. A week that was waived was not served, so the second claim may then have one: ask Service Canada.';
