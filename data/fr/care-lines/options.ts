import type { optionsLines } from '@/data/care-lines/options';
import type { CareLineWords } from './line-words';

export const optionsLineWords: Record<keyof typeof optionsLines, CareLineWords> = {
  'action-canada': {
    name: 'Ligne d’accès d’Action Canada',
    hours: 'de 9\u00a0h à 21\u00a0h, heure de l’Est, tous les jours',
  },
  'naf-canada': {
    name: 'National Abortion Federation Canada',
    foreignNames: ['National Abortion Federation Canada'],
    about: 'Peut aider à payer les soins et le déplacement.',
  },
  'bc-options': {
    name: 'Pregnancy Options Line (ligne sur les choix)',
    foreignNames: ['Pregnancy Options Line'],
    about: 'Vous pouvez appeler vous-même, sans passer par un médecin.',
  },
  'kensington-clinic': {
    name: 'Kensington Clinic, Calgary',
    foreignNames: ['Kensington Clinic'],
    about:
      'On y parle de tous les choix, au téléphone ou sur place, avant tout rendez-vous\u00a0: demandez à la Ligne d’accès comment la joindre.',
  },
  'whc-winnipeg': {
    name: 'Women’s Health Clinic, Winnipeg',
    foreignNames: ['Women’s Health Clinic'],
    about: 'Aide à réfléchir à tous les choix, et donne rendez-vous pour un avortement.',
  },
  'grossesse-secours': {
    name: 'Grossesse-Secours, Montréal',
    hours: 'de 9\u00a0h à 21\u00a0h, tous les jours',
    about: 'On vous écoute et on vous aide, peu importe votre choix.',
  },
  'sos-grossesse': {
    name: 'S.O.S. Grossesse, Québec',
    hours: 'de 9\u00a0h à 21\u00a0h, tous les jours',
    about: 'On vous écoute et on vous aide, peu importe votre choix.',
  },
  'moncton-family-planning': {
    name: 'Clinique de planification familiale, L’Hôpital de Moncton',
    hours: 'du lundi au vendredi, de 8\u00a0h\u00a030 à 15\u00a0h',
  },
  'ns-self-referral': {
    name: 'Nova Scotia Women’s Choice Clinic',
    foreignNames: ['Nova Scotia Women’s Choice Clinic'],
    hours: 'du lundi au vendredi, de 8\u00a0h à 15\u00a0h',
    about: 'Un seul numéro pour toute la province. Vous pouvez appeler vous-même, sans passer par un médecin.',
  },
  'pe-womens-wellness': {
    name: 'Programme de mieux-être des femmes (Women’s Wellness Program)',
    foreignNames: ['Women’s Wellness Program'],
    about: 'Vous prenez rendez-vous vous-même.',
  },
  'now-program': {
    name: 'Programme NOW, Yellowknife',
    about:
      'Pour les Territoires du Nord-Ouest et la région de Kitikmeot au Nunavut. Vous prenez rendez-vous vous-même.',
  },
  'opal-clinic': {
    name: 'Opal Clinic, Hôpital général de Whitehorse',
    foreignNames: ['Opal Clinic'],
    about: 'Vous pouvez appeler vous-même, sans passer par un médecin.',
  },
};
