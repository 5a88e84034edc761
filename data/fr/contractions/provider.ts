import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/provider');

export const title: Words<English['title']> = 'Numéro de mon médecin ou de ma sage-femme';
export const label: Words<English['label']> = 'Numéro à appeler';
export const hint: Words<English['hint']> =
  'Il reste sur cet appareil. Pour un numéro de poste, écrivez « poste » et ses chiffres à la fin.';
export const extension: Words<English['extension']> = 'poste';
export const problems: Words<English['problems']> = {
  missing: 'Entrez le numéro à appeler.',
  characters: 'Utilisez seulement des chiffres, des espaces, + ( ) - et des points, et poste avant ses chiffres.',
  length: 'Un numéro à appeler a de 3 à 15 chiffres.',
};
export const save: Words<English['save']> = 'Enregistrer';
export const cancel: Words<English['cancel']> = 'Ne rien changer';
export const remove: Words<English['remove']> = 'Retirer';
