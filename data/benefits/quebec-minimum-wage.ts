/**
 * Quebec's general minimum wage, in dollars an hour, oldest first. QPIP pays more to those who earned less than 40 hours
 * of it a week. A new wage, each May, is one more entry.
 */
export const quebecMinimumWages = [
  { from: '2025-05-01', perHour: 16.1 },
  { from: '2026-05-01', perHour: 16.6 },
] as const;
