import { afterBirthLines } from './after-birth';
import type { CareLine } from './care-line';
import { findCareLines } from './find-care';
import { leavingHomeLines } from './leaving-home';
import { optionsLines } from './options';
import { safetyLines } from './safety';

const lines = { ...afterBirthLines, ...findCareLines, ...leavingHomeLines, ...optionsLines, ...safetyLines };

export type CareLineId = keyof typeof lines;

/** Everybody whom the pages of finding care let one call. */
export const careLines: Record<CareLineId, CareLine> = lines;
