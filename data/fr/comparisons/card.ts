import type { Words } from '@/data/words';
import type { ComparisonNames } from './types';

type English = typeof import('@/data/en/comparisons/card');

export const sizeOf: Words<English['sizeOf']> = 'Votre bébé est grand comme…';
export const onePicture: Words<English['onePicture']> = 'Une image pour cette semaine';
export const pictures: Words<English['pictures']> = 'Des images pour cette semaine';

export const moreAbout = ({ of }: ComparisonNames) => `À propos ${of}`;
export const close: Words<English['close']> = 'Fermer';
export const funFact: Words<English['funFact']> = 'Le saviez-vous?';

export const categorySpotlights: Words<English['categorySpotlights']> = {
  food: {
    title: 'Saveurs d’ici',
    text: 'Dans tout le Canada, la cuisine mêle ce qui pousse ici et ce que les familles ont apporté.',
  },
  nature: {
    title: 'Nature d’ici',
    text: 'Forêt, toundra, prairie et trois océans : le Canada abrite une vie sauvage de toutes les tailles.',
  },
  item: {
    title: 'La vie d’ici',
    text: 'Certains objets se trouvent dans bien des foyers, d’un océan à l’autre, et chacun a son histoire.',
  },
  sport: {
    title: 'Sports d’ici',
    text: 'Sur la glace, la neige ou l’herbe, le sport rassemble le voisinage en toute saison.',
  },
  landmark: {
    title: 'Lieux d’ici',
    text: 'Une image sur le frigo peut faire entrer un lieu lointain dans la cuisine.',
  },
};
