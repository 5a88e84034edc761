import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/form');

export const titles: Words<English['titles']> = {
  new: 'Ajouter une contraction',
  timed: 'Modifier une contraction',
  active: 'Modifier le début',
};
export const labels: Words<English['labels']> = { startTime: 'Début', endTime: 'Fin' };
export const problems: Words<English['problems']> = {
  missing: 'Entrez un jour et une heure.',
  'no-such-time': 'Cette heure n’existe pas : les horloges la sautent cette nuit-là. Entrez-en une autre.',
  'too-old': 'Entrez les quatre chiffres de l’année.',
  future: 'Cette heure n’est pas encore venue. Entrez l’heure actuelle ou une heure passée.',
  'end-before-start': 'La fin doit venir après le début.',
  overlap: 'Ces heures chevauchent une autre contraction. Changez-les, ou changez d’abord l’autre contraction.',
};
export const enteredLength = (length: string) => `Durée : ${length}`;
export const save: Words<English['save']> = 'Enregistrer';
export const cancel: Words<English['cancel']> = 'Ne rien changer';
