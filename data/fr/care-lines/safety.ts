import type { safetyLines } from '@/data/care-lines/safety';
import type { CareLineWords } from './line-words';

export const safetyLineWords: Record<keyof typeof safetyLines, CareLineWords> = {
  sheltersafe: {
    name: 'Hébergement femmes\u00a0: les maisons près de chez vous, et leurs numéros',
    hours: 'jour et nuit',
    about: 'Vous pouvez appeler seulement pour parler. Vous n’avez pas à y loger.',
  },
  '211': {
    name: '2-1-1\u00a0: de l’aide près de chez vous',
    about: 'Gratuit et confidentiel, en plusieurs langues. Demandez une maison d’hébergement, ou à qui parler.',
  },
  '988': {
    name: '9-8-8\u00a0: quand c’est trop lourd à porter',
    hours: 'jour et nuit',
    about: 'Par téléphone ou par texto, en français ou en anglais. Nul besoin de savoir si c’est une crise.',
  },
  'ab-family-violence': {
    name: 'Family Violence Info Line (ligne sur la violence familiale)',
    foreignNames: ['Family Violence Info Line'],
    hours: 'jour et nuit',
    about:
      'En plus de 170\u00a0langues, sans indicatif régional. D’un téléphone d’une autre province, l’appel peut échouer\u00a0: passez par Hébergement femmes.',
  },
  'victimlink-bc': { name: 'VictimLinkBC', hours: 'jour et nuit', about: 'En plusieurs langues.' },
  'mb-family-violence': { name: 'Ligne du Manitoba sur la violence familiale' },
  'ns-transition-houses': {
    name: 'Maisons de transition de la Nouvelle-Écosse',
    about: 'Pour du soutien, aussi sans loger dans une maison de transition.',
  },
  'sos-violence-conjugale': {
    name: 'SOS violence conjugale',
    hours: 'jour et nuit',
    about: 'Son numéro se trouve sur sa propre page.',
  },
  'sk-211': {
    name: '211 Saskatchewan, services pour qui subit de la violence',
    hours: 'jour et nuit',
    about: 'En plus de 175\u00a0langues par téléphone.',
  },
  'nwt-family-violence': {
    name: 'Family Violence Crisis Line (ligne de crise)',
    foreignNames: ['Family Violence Crisis Line'],
    hours: 'jour et nuit',
  },
};
