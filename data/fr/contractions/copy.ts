import type { Words } from '@/data/words';

type English = typeof import('@/data/en/contractions/copy');

export const title: Words<English['title']> = 'Une copie pour votre médecin ou votre sage-femme';
export const share: Words<English['share']> = 'Partager en texte';
export const shareTitle: Words<English['shareTitle']> = 'Contractions';
export const sharing: Words<English['sharing']> = 'Partage';
export const notShared: Words<English['notShared']> = 'Le partage n’a pas marché. Copiez plutôt le texte.';
export const copy: Words<English['copy']> = 'Copier en texte';
export const copied: Words<English['copied']> = 'C’est copié!';
export const copying: Words<English['copying']> = 'Copie';
export const isCopied: Words<English['isCopied']> = 'Le texte est copié.';
export const asText: Words<English['asText']> = 'Vos heures en texte';
export const copyByHand: Words<English['copyByHand']> =
  'Votre navigateur a refusé la copie. Le texte est sélectionné : copiez-le à la main.';
export const print: Words<English['print']> = 'Imprimer';
export const download: Words<English['download']> = 'Télécharger en CSV';
export const readBack: Words<English['readBack']> = 'Reprendre un CSV';
export const withoutFile: Words<English['withoutFile']> = 'Ou copiez les heures en texte, ou imprimez-les.';

export const textTitle: Words<English['textTitle']> = 'Contractions';
export const hourCount = (count: number) => `Dans l’heure jusqu’à la dernière : ${count}.`;
export const averageLength = (length: string) => `Durée moyenne : ${length}.`;
export const noAverageLength: Words<English['noAverageLength']> = 'Durée moyenne : inconnue.';
export const averageGap = (gap: string) => `Temps moyen d’un début à l’autre : ${gap}.`;
export const noAverageGap: Words<English['noAverageGap']> = 'Temps moyen d’un début à l’autre : inconnu.';
/** One contraction. There is no gap before the first. */
export const contraction: Words<English['contraction']> = ({ time, length, isConfirmed, gap }) => {
  const lasted = isConfirmed ? `${time}, durée ${length}` : `${time}, durée ${length} (non confirmée)`;
  return gap ? `${lasted}, ${gap} après la précédente` : lasted;
};

// Excel takes a file for UTF-8 by this mark alone.
export const csvStart: Words<English['csvStart']> = '\uFEFF';
export const csvSeparator: Words<English['csvSeparator']> = ';';
export const csvHeader: Words<English['csvHeader']> =
  'Numéro;Début;Fin;Décalage avec UTC;Durée en secondes;Secondes depuis le début de la précédente;Durée confirmée';
export const csvConfirmed: Words<English['csvConfirmed']> = 'oui';
export const csvNotConfirmed: Words<English['csvNotConfirmed']> = 'non';
