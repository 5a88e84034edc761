import type { CareLine } from './care-line';

/** Whom the page /find-care lets one call. */
export const findCareLines = {} as const satisfies Record<string, CareLine>;
