import type { Source } from '@/data/source';

/** The sources on being safe at home: part of data/sources.ts. */
export const safetySources = {} as const satisfies Record<string, Source>;
