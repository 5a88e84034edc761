import type { CareLine } from './care-line';

/** Whom the page /safety lets one call. */
export const safetyLines = {} as const satisfies Record<string, CareLine>;
