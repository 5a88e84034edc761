import type { Statement } from '@/data/statement';

/** Whom to call where 911 does not answer. Goes first where the visitor lives in Nunavut: see emergencyInNunavut. */
export const without911: Statement = {
  text: '911 may not work in Nunavut and some other places in the North. There, call the emergency number of your health centre or nursing station.',
  sources: ['nunatsiaq-911', 'nunavik-911'],
};

/** In place of `without911` where we know that the visitor lives in Nunavut, above the line on 911. */
export const emergencyInNunavut: Statement = {
  text: 'In Nunavut, first call the emergency number of your health centre. In Iqaluit, call Qikiqtani General Hospital. If no one answers, call 911.',
  sources: ['nunatsiaq-911'],
};
