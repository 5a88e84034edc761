/** Pay a year by which the page about the two options and the two plans shows what each pays, in dollars. Our own choice. */
export const EXAMPLE_PAYS = [40_000, 60_000] as const;
