import { CARD_DAYS } from '@/data/after-birth/tracks';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/after-birth/six-weeks-page');

export const page: Words<English['page']> = {
  title: 'Les six semaines après la naissance, jour par jour',
  description:
    '42\u00a0courtes fiches, une par jour\u00a0: ce qui est habituel, une chose pour vous, une chose à regarder chez le bébé et quand appeler. À lire ou à imprimer.',
  shortTitle: 'Les six premières semaines',
  about: 'Une courte fiche pour chaque jour',
};

export const title: Words<English['title']> = 'Les six premières semaines, jour par jour';
export const lead: Words<English['lead']> =
  `Une courte fiche pour chaque jour\u00a0: ce qui est habituel, une chose pour vous, une chose à regarder et quand appeler. Le jour de la naissance est le jour 0, et les six semaines finissent avec le jour ${CARD_DAYS - 1}.`;

export const day: Words<English['day']> = (number) => `Jour ${number}`;
export const week: Words<English['week']> = (number) => `Semaine ${number}`;
export const days: Words<English['days']> = 'Les jours';
export const today: Words<English['today']> = 'auj.';
export const toToday: Words<English['toToday']> = (number) => `Aujourd’hui\u00a0: jour ${number}`;
export const allDays: Words<English['allDays']> = 'Tous les jours';

export const noBirthday: Words<English['noBirthday']> =
  'Donnez-nous la date de naissance, et la fiche du jour vient en premier.';
export const enterBirthday: Words<English['enterBirthday']> = 'Entrer la date de naissance';

export const over: Words<English['over']> = {
  title: 'Les six semaines sont passées',
  text: 'Les fiches finissent ici. Vous pouvez encore lire chacune d’elles.',
  next: 'Et après',
  links: {
    '/after-birth': 'Votre bébé et vous après la naissance',
    '/papers': 'Les premiers papiers',
    '/birth': 'Votre page de la naissance',
  },
};

export const whatFits: Words<English['whatFits']> = 'Qu’est-ce qui vous correspond?';
export const aboutTracks: Words<English['aboutTracks']> =
  'Cochez ce qui est vrai. Les fiches disent alors ce qui vous correspond, et n’impriment que cela.';
export const kept: Words<English['kept']> = 'Gardé sur cet appareil seulement.';
export const birthAndBaby: Words<English['birthAndBaby']> = 'La naissance et votre bébé';
export const feeding: Words<English['feeding']> = 'Comment votre bébé est nourri';
export const trackNames: Words<English['trackNames']> = {
  cesarean: 'Césarienne',
  early: 'Né avant 37\u00a0semaines',
  'in-hospital': 'À l’hôpital',
  twins: 'Jumeaux ou plus',
  breast: 'Au sein',
  bottle: 'Au biberon',
  both: 'Sein et biberon',
};

export const in24Hours: Words<English['in24Hours']> = 'Au sein, en 24\u00a0heures';
export const atLeast: Words<English['atLeast']> = (count) => `${count}\u00a0+`;
export const feeds: Words<English['feeds']> = 'tétées, jour et nuit';
export const wetDiapers: Words<English['wetDiapers']> = 'couches mouillées';
export const stools: Words<English['stools']> = {
  first: 'selles, noires ou vert foncé',
  changing: 'selles, brunes, vertes ou jaunes',
  yellow: 'selles jaunes',
};
export const teamsFigures: Words<English['teamsFigures']> =
  'Né avant 37\u00a0semaines, ou à l’hôpital? Votre équipe vous dit combien de boires et de couches.';
export const usual: Words<English['usual']> = 'Habituel aujourd’hui';
export const forYou: Words<English['forYou']> = 'Pour vous';
export const forOtherParent: Words<English['forOtherParent']> = 'Pour l’autre parent';
export const lookAt: Words<English['lookAt']> = 'À regarder';
export const whenToCall: Words<English['whenToCall']> = 'Quand appeler';

export const papers: Words<English['papers']> = 'Les premiers papiers';
export const aboutPapers: Words<English['aboutPapers']> = 'Quoi faire ensuite, et avant quel jour';
export const printAll: Words<English['printAll']> = (count) => `Imprimer les ${count}\u00a0jours`;
export const inHospital: Words<English['inHospital']> = 'Votre bébé est à l’hôpital';
export const hasDied: Words<English['hasDied']> = 'Votre bébé est décédé';
export const otherWays: Words<English['otherWays']> = 'S’il en est autrement';
