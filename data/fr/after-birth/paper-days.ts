import type { Words } from '@/data/words';

type English = typeof import('@/data/en/after-birth/paper-days');

export const dayMeanings: English['dayMeanings'] = {
  'by-law': (span) => `Selon la loi, dans les ${span} qui suivent la naissance`,
  'no-fee-until': (span) => `Sans frais pendant ${span} après la naissance`,
  'free-until': (span) => `Gratuit pendant ${span} après la naissance`,
  'usual-way-ends': (span) => `La voie habituelle se ferme ${span} après la naissance`,
  usual: (span) => `D’habitude environ ${span} après la naissance`,
  'too-late-after': (span) => `À commencer au plus tard ${span} après la naissance`,
};
export const oneYear: Words<English['oneYear']> = 'un an';
export const vaccinesDay: Words<English['vaccinesDay']> = (span) =>
  `À 2 mois. Les gouttes contre le rotavirus doivent commencer au plus tard à l’âge de ${span}.`;

export const ahead: English['ahead'] = {
  'by-law': (date) => `au plus tard le ${date}`,
  'no-fee-until': (date) => `sans frais jusqu’au ${date}`,
  'free-until': (date) => `gratuit jusqu’au ${date}`,
  'usual-way-ends': (date) => `au plus tard le ${date}`,
  usual: (date) => `vers le ${date}`,
  'too-late-after': (date) => `au plus tard le ${date}`,
};
export const daysLeft: Words<English['daysLeft']> = (days) => `encore ${days}`;
export const lastDay: Words<English['lastDay']> = 'c’est aujourd’hui le dernier jour';
export const passed: English['passed'] = {
  'by-law': (date) => `La date était le ${date}. En retard, c’est possible : faites-le maintenant.`,
  'no-fee-until': (date) =>
    `Sans frais jusqu’au ${date}. En retard, c’est possible : faites-le maintenant et demandez quels sont les frais.`,
  'free-until': (date) =>
    `Gratuit jusqu’au ${date}. En retard, c’est possible : faites-le maintenant et demandez s’il y a des frais.`,
  'usual-way-ends': (date) =>
    `La voie habituelle s’est fermée le ${date}. En retard, c’est possible : demandez comment.`,
  usual: (date) => `D’habitude vers le ${date}. En retard, c’est possible : demandez-le maintenant.`,
  'too-late-after': (date) => `Il fallait commencer au plus tard le ${date}. Demandez ce qui est encore possible.`,
};

export const vaccinesPassed: Words<English['vaccinesPassed']> = (date) =>
  `Prévus depuis le ${date}. En retard, c’est possible\u00a0: prenez rendez-vous maintenant.`;
export const dropsAhead: Words<English['dropsAhead']> = (last) =>
  `Les gouttes contre le rotavirus doivent commencer au plus tard le ${last}.`;
export const dropsPassed: Words<English['dropsPassed']> = (last) =>
  `Les gouttes contre le rotavirus devaient commencer au plus tard le ${last}\u00a0: demandez ce qu’il en est.`;
