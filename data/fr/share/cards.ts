import type { Words } from '@/data/words';

type English = typeof import('@/data/en/share/cards');

export type Occasion = 'due' | 'born';

export const titles: Words<English['titles']> = { due: 'Carte d’annonce', born: 'Carte de naissance' };
export const designChoice: Words<English['designChoice']> = 'Modèle de carte';
export const designs: Words<English['designs']> = { classic: 'Classique', modern: 'Moderne', cute: 'Tendre' };
export const previews: Words<English['previews']> = {
  due: {
    classic: (date: string) => `Aperçu de la carte classique : bébé attendu le ${date}.`,
    modern: (date: string) => `Aperçu de la carte moderne : bébé attendu le ${date}.`,
    cute: (date: string) => `Aperçu de la carte tendre : bébé attendu le ${date}.`,
  },
  born: {
    classic: (date: string) => `Aperçu de la carte classique : bébé né le ${date}.`,
    modern: (date: string) => `Aperçu de la carte moderne : bébé né le ${date}.`,
    cute: (date: string) => `Aperçu de la carte tendre : bébé né le ${date}.`,
  },
};
export const about: Words<English['about']> = ({ widthPx, heightPx }) =>
  `Une image à publier, à envoyer ou à imprimer, de ${widthPx} sur ${heightPx} pixels. Elle est dessinée sur votre appareil.`;
export const download: Words<English['download']> = 'Télécharger l’image';
export const shareCard: Words<English['shareCard']> = 'Partager la carte';
export const drawing: Words<English['drawing']> = 'Votre carte se dessine…';
export const withoutPicture: Words<English['withoutPicture']> = 'Ou faites une capture d’écran de la carte.';
export const notSaved: Words<English['notSaved']> = {
  title: 'L’image n’a pas été enregistrée',
  description: 'Votre navigateur n’a pas pu la dessiner. Réessayez, ou faites une capture d’écran de la carte.',
};

type DateWords = Record<'weekday' | 'month' | 'day' | 'year', string>;
/** 'le / mardi / 8 / juin 2027': above the number stands the weekday, below it the rest. The first of a month is '1er'. */
export const dateLines = ({ weekday, month, day, year }: DateWords) => ({
  small: 'le',
  above: weekday,
  day,
  raised: day === '1' ? 'er' : '',
  below: `${month} ${year}`,
});
export const onClassic: Words<English['onClassic']> = {
  due: 'Un petit être est en route',
  born: 'Un petit être est là',
};
export const onModern: Words<English['onModern']> = { due: 'Bébé est attendu', born: 'Bébé est né' };
export const onCute: Words<English['onCute']> = {
  due: { first: 'Un tout-petit', second: 'est en route' },
  born: { first: 'Un tout-petit', second: 'est là' },
};
