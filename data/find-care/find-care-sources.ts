import type { Source } from '@/data/source';

/** The sources on who looks after a pregnancy where one lives: part of data/sources.ts. */
export const findCareSources = {} as const satisfies Record<string, Source>;

export type FindCareSourceKey = keyof typeof findCareSources;
