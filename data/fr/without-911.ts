import type { Statement } from '@/data/statement';

/** Whom to call where 911 does not answer. Goes first where the visitor lives in Nunavut: see emergencyInNunavut. */
export const without911: Statement = {
  text: 'Le 911 peut ne pas marcher au Nunavut et à d’autres endroits du Nord. Là, appelez le numéro d’urgence de votre centre de santé ou de votre poste infirmier.',
  sources: ['nunatsiaq-911', 'nunavik-911'],
};

/** In place of `without911` where we know that the visitor lives in Nunavut, above the line on 911. */
export const emergencyInNunavut: Statement = {
  text: 'Au Nunavut, appelez d’abord le numéro d’urgence de votre centre de santé. À Iqaluit, appelez l’Hôpital général Qikiqtani. Si personne ne répond, appelez le 911.',
  sources: ['nunatsiaq-911'],
};
