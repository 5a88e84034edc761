import type { Statement } from '@/data/weeks/types';

/** Whom to call where 911 does not answer. Goes first where the visitor lives in Nunavut. */
export const without911: Statement = {
  text: '911 may not work in Nunavut and some other places in the North. There, call the emergency number of your health centre or nursing station.',
  sources: ['nunatsiaq-911', 'nunavik-911'],
};
