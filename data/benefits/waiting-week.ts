/** What is said of the start of an EI claim and its waiting week. The rules themselves: ei-rules.ts. */
export const claimStartAssumption =
  'We assume your claim starts on the Sunday after your last day of work. If you stop early in a week, it can start on the Sunday of that week.';

/** After what a waiting week is. */
export const waitingWaiver =
  'Claims that began from March 30, 2025 to October 10, 2026 should have none. That last day has been moved before: ask Service Canada about a later claim.';

/** Of a second parent's claim. */
export const secondWaitingWeek =
  'Two parents of one baby share a waiting week. A week that was waived was not served, so the second claim may then have one: ask Service Canada.';
