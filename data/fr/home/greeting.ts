import type { Words } from '@/data/words';

type English = typeof import('@/data/en/home/greeting');

export const goodNews: Words<English['goodNews']> = 'Quelqu’un a partagé une bonne nouvelle avec vous';
export const isOnTheWay: Words<English['isOnTheWay']> = 'Un bébé est en route';
export const sharedDueDate: Words<English['sharedDueDate']> = 'Une date prévue partagée avec vous';
export const due: Words<English['due']> = 'Attendu le';
export const wasDue: Words<English['wasDue']> = 'La date prévue était le';
export const daysToGo = (_days: number, counted: string) => `Il reste ${counted}.`;
export const askThem: Words<English['askThem']> = 'Prenez de leurs nouvelles.';
export const follow: Words<English['follow']> = 'Suivre les semaines';
export const whatFollowingMeans: Words<English['whatFollowingMeans']> =
  'Suivre garde cette date sur cet appareil : chaque semaine vous montre du nouveau. Pas de compte, et personne n’en est averti.';
export const calculateOwn: Words<English['calculateOwn']> = 'Calculer la mienne';
export const isMine: Words<English['isMine']> = 'C’est ma propre date';
export const replaceMine: Words<English['replaceMine']> = 'La prendre à la place de ma date';
export const ownStays: Words<English['ownStays']> =
  'Votre propre date prévue, gardée dans ce navigateur, reste comme elle est.';
export const isMineAgain: Words<English['isMineAgain']> = 'Je suis de nouveau enceinte : c’est ma propre date';
export const babyStays: Words<English['babyStays']> =
  'Les semaines de votre bébé sont gardées. Avec une date prévue à vous, cette grossesse passe en premier.';
export const isOwn: Words<English['isOwn']> =
  'C’est votre propre date prévue. Les autres qui ouvrent votre lien voient cette page.';
export const backToOwn: Words<English['backToOwn']> = 'Revenir à ma semaine';
export const isFollowed: Words<English['isFollowed']> = 'Vous suivez ce bébé.';
export const toFollowed: Words<English['toFollowed']> = 'Voir la semaine';

export const followed = (week: number) => `Le bébé que vous suivez : semaine ${week}`;
export const followedAtEnd: Words<English['followedAtEnd']> = 'Le bébé que vous suivez';
export const stopFollowing: Words<English['stopFollowing']> = 'Ne plus suivre';
export const allAbout = (week: number) => `Tout sur la semaine ${week}`;

export const comingWeeks: Words<English['comingWeeks']> = 'La suite pour ce bébé';
export const week = (number: number) => `Semaine ${number}`;
