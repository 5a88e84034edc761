import type { Words } from '@/data/words';

type English = typeof import('@/data/en/home/greeting');

// A link that somebody shared.
export const goodNews: Words<English['goodNews']> = 'Quelqu’un vous annonce une bonne nouvelle';
export const isOnTheWay: Words<English['isOnTheWay']> = 'Un bébé est en route';
export const sharedDueDate: Words<English['sharedDueDate']> = 'Une date prévue partagée avec vous';
export const due: Words<English['due']> = 'Date prévue :';
export const wasDue: Words<English['wasDue']> = 'La date prévue était le';
export const daysToGo: Words<English['daysToGo']> = (_, counted) => `Il reste ${counted}.`;
export const askThem: Words<English['askThem']> = 'Offrez votre aide, et laissez la famille annoncer la nouvelle.';
export const follow: Words<English['follow']> = 'Suivre les semaines';
export const replacesFollowed = (date: string) =>
  `Vous suivez déjà un bébé attendu le ${date}. Si vous suivez celui-ci, sa date remplacera l’autre.`;
export const whatFollowingMeans: Words<English['whatFollowingMeans']> =
  'Si vous la suivez, cette date reste sur cet appareil : chaque semaine, vous voyez ainsi ce qui est nouveau. Aucun compte, et personne n’est mis au courant.';
export const calculateOwn: Words<English['calculateOwn']> = 'Calculer ma propre date';
export const isMine: Words<English['isMine']> = 'C’est ma propre date';
export const replaceMine: Words<English['replaceMine']> = 'L’utiliser au lieu de ma propre date';
export const ownStays: Words<English['ownStays']> =
  'Votre propre date prévue, gardée dans ce navigateur, reste comme elle est.';
export const isMineAgain: Words<English['isMineAgain']> = 'Une nouvelle grossesse : c’est ma propre date';
export const babyStays: Words<English['babyStays']> =
  'Les semaines de votre bébé sont gardées. Avec une date prévue à vous, cette grossesse passe en premier.';
export const isOwn: Words<English['isOwn']> =
  'C’est votre propre date prévue. Les autres personnes qui ouvrent votre lien voient cette page.';
export const backToOwn: Words<English['backToOwn']> = 'Retour à ma semaine';
export const isFollowed: Words<English['isFollowed']> = 'Vous suivez ce bébé.';
export const toFollowed: Words<English['toFollowed']> = 'Voir la semaine';

// A baby that the visitor follows.
export const followed: Words<English['followed']> = (week) => `Le bébé que vous suivez : semaine ${week}`;
export const followedAtEnd: Words<English['followedAtEnd']> = 'Le bébé que vous suivez';
export const stopFollowing: Words<English['stopFollowing']> = 'Ne plus suivre';
export const allAbout: Words<English['allAbout']> = (week) => `Voir la semaine ${week}`;

export const yourPartThisWeek: Words<English['yourPartThisWeek']> = 'Votre rôle cette semaine';
export const yourPart: Words<English['yourPart']> = 'Votre rôle';

export const comingWeeks: Words<English['comingWeeks']> = 'La suite pour ce bébé';
export const week: Words<English['week']> = (number) => `Semaine ${number}`;
