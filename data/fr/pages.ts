import type { ComparisonNames } from '@/data/fr/comparisons/types';
import { bagItems } from '@/data/hospital-bag';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/pages');

export const pages: Words<English['pages']> = {
  home: {
    title: 'Calculatrice canadienne de date d’accouchement',
    description:
      'Trouvez votre date prévue et suivez votre grossesse semaine par semaine, avec des comparaisons d’ici et l’aide de votre province. Ni compte ni pistage.',
    shortTitle: 'Accueil',
  },
  calculator: {
    title: 'Calcul de la date d’accouchement\u00a0: menstruations, FIV, écho',
    description:
      'Calcul de la date prévue selon les dernières menstruations, la conception, la FIV ou l’échographie. Votre semaine et les jours restants. Privé et gratuit.',
    shortTitle: 'Calculatrice',
  },
  development: {
    title: 'Taille du bébé par semaine, en cm, à côté d’objets d’ici',
    description:
      'Quelle taille a le bébé cette semaine? Sa longueur en cm, à côté d’un Timbit, d’une rondelle ou d’un homard, et une page sur chaque semaine de grossesse.',
    shortTitle: 'Développement du bébé',
  },
  resources: {
    title: 'Grossesse au Canada : ressources par province',
    description:
      'Suivi prénatal, congés, prestations, garde d’enfants et programmes de partout au pays, avec la ligne santé à appeler. Par province ou code postal.',
    shortTitle: 'Ressources',
  },
  benefits: {
    title: 'Calcul du congé de maternité et parental\u00a0: AE et RQAP',
    description:
      'Congé de maternité et parental, standard ou prolongé\u00a0: dites quand vous voulez reprendre le travail et voyez quoi cocher, les semaines et les montants.',
    shortTitle: 'Planificateur de prestations',
  },
  timeline: {
    title: 'Calendrier de grossesse : vos 40 semaines',
    description:
      'Vos quarante semaines : étapes, examens et rendez-vous au Canada avec vos propres dates. Mettez-les dans votre agenda ou imprimez-les sur une page.',
    shortTitle: 'Calendrier',
  },
  'contraction-timer': {
    title: 'Chronomètre de contractions gratuit, hors ligne',
    description:
      'Chronométrez les contractions avec un seul gros bouton. Il connaît la règle 5-1-1, garde tout si le téléphone s’endort et dit qui appeler où vous vivez.',
    shortTitle: 'Chronomètre de contractions',
  },
  'hospital-bag': {
    title: `Valise d’accouchement : liste de ${bagItems.length} articles`,
    description: `Quoi apporter pour accoucher au Canada\u00a0: ${bagItems.length}\u00a0articles pour vous, le bébé et qui vous accompagne, carte santé et vêtements d’hiver compris. Cochez, imprimez.`,
    shortTitle: 'Valise pour l’accouchement',
  },
  tips: {
    title: 'Conseils de grossesse par trimestre',
    description:
      'Conseils de grossesse pour le Canada, par trimestre : suivi, nausées, alimentation, hiver, prestations, cours, plan de naissance et papiers du nouveau-né.',
    shortTitle: 'Conseils',
  },
  about: {
    title: 'À propos : méthode, sources et vie privée',
    description:
      'Comment ce site calcule ses dates et ses chiffres, la source de chaque texte, ce dont nous ne sommes pas sûrs et ce qui reste sur votre appareil.',
    shortTitle: 'À propos',
  },
  support: {
    title: 'Perte de grossesse et deuil périnatal : soutien',
    description:
      'Où trouver du soutien au Canada quand une grossesse a pris fin, et un bouton qui efface toutes les dates de ce site.',
    shortTitle: 'Soutien',
  },
};

export const provinceTitle = (inRegion: string) => `Avoir un bébé ${inRegion}`;

export const weekTitle = (week: number, figure: string, hasTests: boolean) =>
  `${week}\u00a0semaines de grossesse\u00a0: ${figure}, ${hasTests ? 'examens' : 'quoi faire'} au Canada`;
export const weekTitleWithoutSize = (week: number, subject: string) =>
  `${week}\u00a0${week === 1 ? 'semaine' : 'semaines'} de grossesse\u00a0: ${subject}`;
export const weekShortTitle = (week: number) => `Semaine ${week}`;
export const weekSize = (week: number, { as }: ComparisonNames, length: string, weight?: string) =>
  `Semaine ${week}\u00a0: votre bébé est aussi long ${as} (${weight ? `${length}, ${weight}` : length}).`;
export const weekWithoutLength = (week: number, subject: string, weight: string | undefined) =>
  `Semaine ${week} de grossesse\u00a0: ${subject}.${weight ? ` Votre bébé pèse ${weight}.` : ''}`;
export const weekToDo = (title: string, note?: string) => (note ? `${title}, ${note}.` : `${title}.`);
export const weekEndings: Words<English['weekEndings']> = [
  'Ce que vous sentez, les examens et le suivi au Canada, et quand appeler.',
  'Ce que vous sentez, le suivi au Canada et quand appeler.',
  'Ce que vous sentez et quand appeler.',
  'Quand appeler.',
  '',
];

export const browserRequirements: Words<English['browserRequirements']> = 'JavaScript est nécessaire';
export const audience: Words<English['audience']> = 'Futurs parents au Canada';
