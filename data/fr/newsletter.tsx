import type { ReactNode } from 'react';
import type { Words } from '@/data/words';
import { name } from '@/words/site';

type English = typeof import('@/data/en/newsletter');

export const title: Words<English['title']> = 'Nouvelles de la grossesse par courriel';
export const demonstration: Words<English['demonstration']> =
  'Ceci est une démonstration. Rien n’est envoyé, et ce que vous entrez ici ne quitte pas votre appareil.';

export const stepOne: Words<English['stepOne']> = 'Infolettre, étape 1 de 2';
export const yourEmail: Words<English['yourEmail']> = 'Votre adresse courriel';
export const continueButton: Words<English['continueButton']> = 'Continuer';

export const stepTwo: Words<English['stepTwo']> = 'Infolettre, étape 2 de 2';
export const enteredEmail = (email: ReactNode) => <>Votre adresse courriel : {email}</>;
export const edit: Words<English['edit']> = 'Modifier';
export const chooseRegion: Words<English['chooseRegion']> = 'Choisissez où vous habitez';
export const consent: Words<English['consent']> =
  `Oui, ${name} peut m’envoyer par courriel des nouvelles sur ma grossesse et sur l’aide offerte là où j’habite. Je peux retirer mon consentement en tout temps.`;
export const sender = (contact: string) => `${name} : ${contact}`;
export const subscribe: Words<English['subscribe']> = 'S’abonner';
export const subscribing: Words<English['subscribing']> = 'Abonnement en cours…';
export const back: Words<English['back']> = 'Retour';

export const demonstrationOver = (email: string) =>
  `C’était toute la démarche. L’adresse ${email} n’a été ni envoyée ni gardée.`;
export const thanks = (email: string) =>
  `Merci. Les nouvelles arriveront à ${email}. Vous pouvez retirer votre consentement en tout temps.`;
export const subscribeAnother: Words<English['subscribeAnother']> = 'Abonner une autre adresse';

export const problems: Words<English['problems']> = {
  'invalid-email': 'Entrez une adresse complète avec un @ et un point, comme nom@exemple.ca.',
  'no-consent': 'Cochez cette case si vous voulez nos courriels. Sans cela, nous ne pouvons pas en envoyer.',
  offline: 'Nous n’avons pas pu joindre le service d’infolettre. Vérifiez votre connexion, puis réessayez.',
  timeout: 'Le service d’infolettre a mis trop de temps à répondre. Réessayez dans un moment.',
  refused: 'Le service d’infolettre n’a pas accepté l’inscription. Vérifiez votre adresse courriel, puis réessayez.',
  failed: 'Le service d’infolettre a un problème. Réessayez plus tard.',
};

export const invalidEmail: Words<English['invalidEmail']> = {
  title: 'Entrez une adresse courriel valide',
  description: 'Nous en avons besoin pour vous envoyer des nouvelles sur votre grossesse.',
};
export const notSubscribed = (problem: string) => ({
  title: 'L’abonnement n’est pas encore fait',
  description: `${problem} Ce que vous avez entré est toujours là.`,
});
export const demonstrated: Words<English['demonstrated']> = {
  title: 'Abonnement fait, en démonstration',
  description: 'Rien n’a été envoyé. Votre adresse est restée sur votre appareil.',
};
export const subscribed: Words<English['subscribed']> = {
  title: 'Abonnement fait',
  description: 'Nous vous enverrons des nouvelles sur votre grossesse.',
};
