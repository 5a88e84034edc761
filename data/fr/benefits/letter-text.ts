import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/letter-text');

export const letterText: Words<English['letterText']> = {
  titles: { usual: 'Préavis de congé', QC: 'Avis de congé', NU: 'Demande de congé' },
  greeting: 'Madame, Monsieur,',
  blank: '____________________',
  to: (employer: string) => `À\u00a0: ${employer}`,
  pregnant: (dueDate: string) => `Je suis enceinte. La date prévue de l’accouchement est le ${dueDate}.`,
  expecting: (dueDate: string) => `La naissance de mon enfant est prévue pour le ${dueDate}.`,
  born: (birthday: string) => `La naissance de mon enfant a eu lieu le ${birthday}.`,

  pregnancyLeave: {
    pregnancy: 'un congé de maternité',
    maternity: 'un congé de maternité',
    either: 'un congé de maternité',
  },
  parentalLeave: 'un congé parental',
  childCareLeave: 'un congé pour prendre soin d’un enfant (congé parental)',
  otherParentLeave: 'un congé de paternité (congé de l’autre parent)',
  firstLeave: ({ leave, first, last }) => `Je prendrai ${leave} du ${first} au ${last}.`,
  nextLeave: ({ leave, first, last }) => `Je prendrai ensuite ${leave} du ${first} au ${last}.`,
  length: ({ weeks, days }) => {
    const inWeeks = `${weeks}\u00a0${weeks > 1 ? 'semaines' : 'semaine'}`;
    const inDays = `${days}\u00a0${days > 1 ? 'jours' : 'jour'}`;
    if (days === 0) return `Cela fait ${inWeeks} en tout.`;
    return weeks === 0 ? `Cela fait ${inDays} en tout.` : `Cela fait ${inWeeks} et ${inDays} en tout.`;
  },
  back: (day: string) => `Je compte revenir au travail le ${day}.`,
  movesWithBirth: 'Mon congé commence à la naissance\u00a0: ses dates changent si le bébé arrive un autre jour.',
  early:
    'Si le bébé arrive plus tôt, ou si je dois arrêter avant pour ma santé, mon congé commence ce jour-là et je vous écrirai dès que je le pourrai. Si mes dates changent, je vous écrirai de nouveau.',
  earlyForOther:
    'Si le bébé arrive plus tôt, mon congé pourrait commencer avant, et je vous écrirai dès que je le pourrai. Si mes dates changent, je vous écrirai de nouveau.',
  changes: 'Si mes dates changent, je vous écrirai de nouveau.',
  certificate: {
    with: 'Le certificat avec la date prévue est joint à cette lettre.',
    follows: 'Le certificat avec la date prévue suivra dès que je l’aurai.',
    'if-asked': 'Le certificat avec la date prévue vous sera remis sur demande.',
  },
  certificateOfBirth: {
    with: 'Le certificat médical est joint à cette lettre.',
    follows: 'Le certificat médical suivra dès que je l’aurai.',
    'if-asked': 'Le certificat médical vous sera remis sur demande.',
  },
  confirm: (day: string) => `Veuillez me confirmer par écrit, si possible d’ici le ${day}\u00a0:`,
  questions: {
    received: 'que vous avez reçu cette lettre',
    record: 'quand et comment mon relevé d’emploi sera transmis',
    plans: 'ce que je dois payer pour garder mes assurances et mon régime de retraite pendant mon congé',
    topUp:
      'si vous versez un supplément au RQAP ou à l’assurance-emploi\u00a0: combien, pendant combien de temps et à quelles conditions',
  },
  stayInformed:
    'Je demande aussi qu’on m’informe des postes, des promotions et des formations offerts pendant mon absence.',
  thanks: 'Je vous remercie et vous prie de recevoir, Madame, Monsieur, mes salutations distinguées.',
  signature: 'Signature\u00a0: ____________________',
  receivedBy: 'Reçu par\u00a0: ____________________    le\u00a0: ____________________',
  fileNames: { usual: 'preavis-de-conge.txt', QC: 'avis-de-conge.txt', NU: 'demande-de-conge.txt' },
};
