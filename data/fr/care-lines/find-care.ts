import type { findCareLines } from '@/data/care-lines/find-care';
import type { CareLineWords } from './line-words';

export const findCareLineWords: Record<keyof typeof findCareLines, CareLineWords> = {
  'mb-birth-centre': {
    name: 'Ode’imin, le centre de naissance de Winnipeg',
    about:
      'Numéro d’une page plus ancienne. Ce n’est pas ici qu’on demande une sage-femme : demandez-la à votre office régional de la santé.',
  },
  'sk-saskatoon-midwives': {
    name: 'Sages-femmes de la régie de la santé de la Saskatchewan, Saskatoon',
    about: 'Ce numéro a été trouvé sur une page de 2017. S’il ne répond plus, appelez le 811.',
  },
  'nt-frame-lake': {
    name: 'Clinique Frame Lake (Frame Lake Community Health Clinic), Yellowknife',
    foreignNames: ['Frame Lake Community Health Clinic'],
    about: 'Pour prendre rendez-vous à Yellowknife.',
  },
  'yt-walk-in': {
    name: 'Whitehorse Walk-In Medical Clinic (clinique sans rendez-vous)',
    foreignNames: ['Whitehorse Walk-In Medical Clinic'],
    hours: 'du lundi au vendredi, de 8\u00a0h\u00a045 à 16\u00a0h\u00a030',
    about: 'Pour les gens qui n’ont pas de médecin de famille.',
  },
  'on-midwives': {
    name: 'Association des sages-femmes de l’Ontario',
    about: 'Demandez quelles cliniques de sages-femmes sont près de chez vous.',
  },
  'on-health-care-connect': {
    name: 'Accès Soins',
    about:
      'Ce service cherche un médecin de famille, une infirmière praticienne ou un infirmier praticien, si vous avez une carte Santé.',
  },
  'on-sault-prenatal': {
    name: 'Clinique prénatale du Sault Area Hospital',
    foreignNames: ['Sault Area Hospital'],
    about: 'Poste 2645. Demandez si la clinique est encore ouverte.',
  },
  'nb-fredericton-midwives': {
    name: 'Clinique de sages-femmes de Fredericton',
    about: 'Pour les gens qui vivent à une heure de route ou moins, environ, de Fredericton.',
  },
  'ns-iwk-midwives': { name: 'Sages-femmes de l’IWK, Halifax' },
  'ns-south-shore-midwives': {
    name: 'Sages-femmes de la Rive-Sud, Fishermen’s Memorial Hospital, Lunenburg',
    foreignNames: ['Fishermen’s Memorial Hospital'],
  },
  'ns-antigonish-midwives': {
    name: 'Sages-femmes d’Antigonish, St. Martha’s Regional Hospital',
    foreignNames: ['St. Martha’s Regional Hospital'],
    about: 'Poste 4465.',
  },
  'nl-gander-midwives': { name: 'Sages-femmes de Gander' },
  'nl-carbonear-midwives': { name: 'Sages-femmes de Carbonear' },
};
