import type { CareLine } from './care-line';

/** Whom the page /leaving-home lets one call. */
export const leavingHomeLines = {} as const satisfies Record<string, CareLine>;
