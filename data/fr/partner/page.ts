import type { Words } from '@/data/words';

type English = typeof import('@/data/en/partner/page');

export const pageTitle: Words<English['pageTitle']> = 'Votre rôle';
export const intro: Words<English['intro']> =
  'Pour une ou un partenaire, un parent, une amie, un ami, ou la personne qui sera là à la naissance : suivez une grossesse, avec ce que vous pouvez faire chaque semaine.';
export const titleToSend: Words<English['titleToSend']> = 'Pour la personne qui m’accompagne';
export const withoutScript: Words<English['withoutScript']> =
  'Pour ouvrir une copie que quelqu’un vous a envoyée, cette page a besoin de JavaScript, qui est désactivé. Ce que vous pouvez faire chaque semaine se trouve plus bas.';

export const howToGet: Words<English['howToGet']> = 'Comment recevoir une copie';
export const steps: Words<English['steps']> = [
  'La personne enceinte ouvre cette page sur son propre téléphone et choisit « Envoyer une copie ».',
  'Vous ouvrez le lien reçu. Il montre la semaine, ce que vous pouvez y faire, et ce que la personne a choisi d’envoyer : ses prochains rendez-vous, sa valise.',
  'Touchez « Suivre », et la copie reste sur votre téléphone. Vos propres dates restent comme elles sont.',
];
export const isItYou: Words<English['isItYou']> =
  'C’est vous qui êtes enceinte? Entrez votre date prévue, puis revenez ici.';
export const enterDueDate: Words<English['enterDueDate']> = 'Entrer ma date prévue';

export const everyWeek: Words<English['everyWeek']> = 'Ce que vous pouvez faire, semaine par semaine';
export const week: Words<English['week']> = (number) => `Semaine ${number}`;
