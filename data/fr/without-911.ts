import type { Statement } from '@/data/statement';

/** Whom to call where 911 does not answer. Goes first where the visitor lives in Nunavut: see emergencyInNunavut. */
export const without911: Statement = {
  text: 'Au Nunavut et à d’autres endroits du Nord, le 911 peut ne pas marcher. Là, appelez votre centre de santé ou votre poste infirmier, à son numéro d’urgence.',
  sources: ['nunatsiaq-911', 'nunavik-911'],
};

/** In place of `without911` where we know that the visitor lives in Nunavut, above the line on 911. */
export const emergencyInNunavut: Statement = {
  text: 'Au Nunavut, appelez d’abord votre centre de santé, à son numéro d’urgence. À Iqaluit, appelez l’Hôpital général Qikiqtani. Si personne ne répond, appelez le 911.',
  sources: ['nunatsiaq-911'],
};
