/** One pregnancy, by which the pages about ways to count show their arithmetic. */
export const exampleConception = new Date(2026, 8 /* Sep */, 15);
export const exampleTransfer = { date: new Date(2026, 8 /* Sep */, 20), embryoAgeDays: 5 } as const;
export const exampleScan = { date: new Date(2026, 10 /* Nov */, 27), weeks: 12, days: 3 } as const;
