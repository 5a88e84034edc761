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
};
