import type { findCareLines } from '@/data/care-lines/find-care';
import type { CareLineWords } from './line-words';

export const findCareLineWords: Record<keyof typeof findCareLines, CareLineWords> = {
  'mb-birth-centre': {
    name: 'Ode’imin, le centre de naissance de Winnipeg',
    about:
      'Des sages-femmes de la région de Winnipeg y travaillent. Le deuxième numéro est sans frais, pour les gens de l’extérieur de Winnipeg.',
  },
  'sk-saskatoon-midwives': {
    name: 'Sages-femmes de la régie de la santé de la Saskatchewan, Saskatoon',
    about: 'C’est un ancien numéro : s’il ne répond plus, HealthLine, au 811, peut trouver le nouveau.',
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
      'Cherche un médecin de famille, une infirmière praticienne ou un infirmier praticien, si vous avez la carte Santé.',
  },
  'on-sault-prenatal': {
    name: 'Clinique prénatale du Sault Area Hospital',
    foreignNames: ['Sault Area Hospital'],
    about: 'Poste 2645. Demandez si la clinique est encore ouverte.',
  },
  'nb-fredericton-midwives': {
    name: 'Clinique de sages-femmes de Fredericton',
    about: 'Pour les gens qui vivent à environ une heure de route de Fredericton.',
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
