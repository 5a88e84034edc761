import type { Source } from '@/data/source';

/** The sources on leaving home to give birth: part of data/sources.ts. */
export const leavingHomeSources = {} as const satisfies Record<string, Source>;

export type LeavingHomeSourceKey = keyof typeof leavingHomeSources;
