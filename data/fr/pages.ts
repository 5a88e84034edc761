import { bagItems } from '@/data/hospital-bag';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/pages');

export const pages: Words<English['pages']> = {
  home: {
    title: 'Calculatrice canadienne de date d’accouchement',
    description:
      'Trouvez votre date prévue et suivez votre grossesse semaine par semaine, avec des comparaisons d’ici et de l’aide dans votre province. Ni compte ni pistage.',
    shortTitle: 'Accueil',
  },
  calculator: {
    title: 'Menstruations, FIV ou échographie : votre date',
    description:
      'Calculez votre date prévue selon vos dernières menstruations, la conception, la FIV ou l’échographie. Votre semaine et les jours restants. Privé et gratuit.',
    shortTitle: 'Calculatrice',
  },
  development: {
    title: 'Développement du bébé semaine par semaine',
    description:
      'Quarante semaines de grossesse, une page pour chacune : ce qui se passe, quoi faire au Canada, et la taille du bébé à côté d’un Timbit, d’une rondelle ou d’un homard.',
    shortTitle: 'Développement du bébé',
  },
  resources: {
    title: 'Grossesse au Canada : ressources par province',
    description:
      'Suivi prénatal, congés, prestations, garde d’enfants et programmes des treize provinces et territoires, avec la ligne santé à appeler. Par province ou code postal.',
    shortTitle: 'Ressources',
  },
  benefits: {
    title: 'Prestations parentales : AE et RQAP',
    description:
      'Standards ou prolongées? Dites quand vous voulez reprendre le travail, et voyez quoi cocher pour l’assurance-emploi ou le RQAP, avec les semaines et les montants.',
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
      'Chronométrez les contractions avec un seul gros bouton. Il connaît la règle 5-1-1, garde vos données si le téléphone s’endort et dit qui appeler où vous vivez.',
    shortTitle: 'Chronomètre de contractions',
  },
  'hospital-bag': {
    title: `Valise d’accouchement : liste de ${bagItems.length} articles`,
    description: `Quoi apporter pour accoucher au Canada : ${bagItems.length} articles pour vous, le bébé et votre personne de soutien, carte santé et vêtements d’hiver compris. Cochez, imprimez.`,
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
      'Comment ce site calcule ses dates et ses chiffres, toutes ses sources, et ce qui reste sur votre appareil.',
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

export const weekTitle = (week: number, subject: string) => `Grossesse, semaine ${week} : ${subject}`;
export const weekShortTitle = (week: number) => `Semaine ${week}`;
export const weekDescription = (week: number, comparison: string) =>
  `Semaine ${week} de grossesse au Canada : comment bébé grandit, sa taille à côté d’un objet d’ici (${comparison}), ce que vous sentez, les examens et quand appeler.`;
export const weekDescriptionWithoutSize = (week: number, comparison: string) =>
  `Semaine ${week} de grossesse au Canada : comment bébé grandit, une image pour la semaine (${comparison}), ce que vous sentez, les examens et quand appeler.`;

export const browserRequirements: Words<English['browserRequirements']> =
  'JavaScript est nécessaire pour la calculatrice et le chronomètre';
export const audience: Words<English['audience']> = 'Futurs parents au Canada';
