import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/leave-calendar');

export const calendarName: Words<English['calendarName']> = 'Congé parental';

export const titles: Words<English['titles']> = {
  'tell-plan': 'Annoncer votre projet de congé à l’employeur, au plus tard aujourd’hui',
  'tell-employer': 'Remettre la lettre à l’employeur, au plus tard aujourd’hui',
  'tell-return': 'Dire à l’employeur quand vous revenez, au plus tard aujourd’hui',
  'last-work-day': 'Dernier jour de travail',
  'record-of-employment': 'Demander le relevé d’emploi',
  'earliest-maternity': 'Les prestations de maternité peuvent commencer',
  'apply-ei-by': 'Demander l’assurance-emploi aujourd’hui au plus tard',
  'file-qpip-from': 'Faire la demande au RQAP cette semaine',
  'file-qpip-by': 'Faire la demande au RQAP aujourd’hui au plus tard',
  'ask-to-switch': 'Demander des semaines de maternité ou parentales au lieu des régulières',
  arrival: 'Naissance',
  placement: 'Votre enfant vient vivre avec vous',
  placed: 'Arrivée de votre enfant',
  'tell-birth-date': 'Donner la date de naissance à Service Canada',
  'check-option': 'Vérifier l’option de l’assurance-emploi avant le versement',
  'latest-other-start': 'Dernier jour pour commencer avec toutes les semaines payées',
  'latest-maternity-end': 'Fin au plus tard des prestations de maternité',
  'latest-maternity-end-unless-put-off': 'Fin des prestations de maternité, sauf report de semaines',
  'ei-parental-end': 'Fin au plus tard des prestations parentales de l’assurance-emploi',
  'qpip-parental-end': 'Fin au plus tard des prestations du RQAP',
  'back-for-a-while': 'Retour au travail pour un temps : le dire à Service Canada',
  'apply-ei-again': 'Faire une nouvelle demande à Service Canada',
  'back-for-a-while-qpip': 'Retour au travail pour un temps : le dire au RQAP',
  'off-again-qpip': 'De nouveau en congé : le dire au RQAP',
  'back-at-work': 'Retour au travail',
};
