import type { safetyLines } from '@/data/care-lines/safety';
import type { CareLineWords } from './line-words';

export const safetyLineWords: Record<keyof typeof safetyLines, CareLineWords> = {
  sheltersafe: {
    name: 'Hébergement femmes\u00a0: les maisons d’hébergement près de chez vous, et leurs numéros',
    hours: 'jour et nuit',
    about: 'Vous pouvez appeler juste pour parler. Vous n’avez pas à aller y vivre.',
  },
  '211': {
    name: '2-1-1\u00a0: de l’aide près de chez vous',
    about: 'Gratuit et confidentiel, en plusieurs langues. Demandez une maison d’hébergement, ou à qui parler.',
  },
  '988': {
    name: '9-8-8\u00a0: quand c’est trop lourd à porter',
    hours: 'jour et nuit',
    about: 'Par téléphone ou par texto, en français ou en anglais. Vous pouvez appeler sans savoir si c’est une crise.',
  },
  'ab-family-violence': {
    name: 'Family Violence Info Line (ligne sur la violence familiale)',
    foreignNames: ['Family Violence Info Line'],
    hours: 'jour et nuit',
    about:
      'Plus de 170\u00a0langues. Faites le numéro sans indicatif régional. Avec un téléphone d’une autre province, l’appel peut ne pas passer\u00a0: allez sur hebergementfemmes.ca.',
  },
  'victimlink-bc': { name: 'VictimLinkBC', hours: 'jour et nuit', about: 'En plusieurs langues.' },
  'mb-family-violence': {
    name: 'Ligne du Manitoba sur la violence familiale',
    about:
      'Nous n’avons pas trouvé ses heures. Le site hebergementfemmes.ca montre des lignes qui répondent jour et nuit.',
  },
  'ns-transition-houses': {
    name: 'Maisons de transition de la Nouvelle-Écosse',
    about: 'Pour du soutien, même si vous n’allez pas dans une maison.',
  },
  'sos-violence-conjugale': {
    name: 'SOS violence conjugale',
    hours: 'jour et nuit',
    about: 'Son numéro est sur son site. Vous pouvez aussi faire le 2-1-1.',
  },
  'sk-211': {
    name: '211 Saskatchewan, services pour les personnes qui subissent de la violence',
    hours: 'jour et nuit',
    about: 'Plus de 175\u00a0langues par téléphone.',
  },
  'nwt-family-violence': {
    name: 'Family Violence Crisis Line (ligne de crise)',
    foreignNames: ['Family Violence Crisis Line'],
    hours: 'jour et nuit',
  },
};
