import { eiRules } from '@/data/benefits/ei-rules';
import { qpipRules } from '@/data/benefits/qpip-rules';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/benefits/standard-or-extended');

const { maternity, standard, extended } = eiRules;
const { basic, special } = qpipRules;

export const page: Words<English['page']> = {
  title: 'Congé parental standard ou prolongé? L’AE en dollars',
  description:
    'Un an de congé, c’est standard, et 18 mois, c’est prolongé. Ce que chaque option verse, pourquoi elle lie les deux parents, et le RQAP au Québec.',
  shortTitle: 'Standard ou prolongé?',
};

export const title: Words<English['title']> = 'Congé parental standard ou prolongé?';
export const answer: Words<English['answer']> = {
  year: 'Un an de congé\u00a0: cochez standard.',
  months: 'Environ 18 mois de congé\u00a0: cochez prolongé.',
  final: 'Après le premier versement parental, personne ne peut changer l’option. Les deux parents ont la même.',
};

export const dollarsTitle: Words<English['dollarsTitle']> = 'Ce que chaque option verse, par exemples';
export const dollarsLead: Words<English['dollarsLead']> = ({ year, from, to }) =>
  `L’assurance-emploi de ${year}, pour les demandes du ${from} au ${to}, avant impôt, pour un parent qui a accouché et prend toutes les semaines\u00a0: ${maternity.weeks} semaines de maternité, puis ${standard.maxWeeksOneParent} semaines parentales standards ou ${extended.maxWeeksOneParent} prolongées. Les semaines de maternité versent la même chose dans les deux cas.`;
export const tables: Words<English['tables']> = {
  ei: 'Assurance-emploi\u00a0: standard et prolongé',
  qpip: 'RQAP\u00a0: régime de base et régime particulier',
};
export const pay: Words<English['pay']> = 'Salaire par année';
export const orMore: Words<English['orMore']> = (pay) => `${pay} ou plus`;
export const choices: Words<English['choices']> = {
  standard: 'Standard',
  extended: 'Prolongé',
  basic: 'De base',
  special: 'Particulier',
};
export const inWeeks: Words<English['inWeeks']> = (weeks) => `${weeks}\u00a0semaines`;
export const aWeek: Words<English['aWeek']> = 'par semaine';
export const inAll: Words<English['inAll']> = (dollars) => `${dollars} en tout`;
export const moreWeeksNote: Words<English['moreWeeksNote']> =
  'L’option prolongée ne rapporte plus en tout que parce qu’elle paie plus de semaines. Chaque semaine parentale verse bien moins.';

export const yearTitle: Words<English['yearTitle']> = 'Le piège\u00a0: prolongé pour un an';
export const yearLoss: Words<English['yearLoss']> = (pay, dollars) =>
  `Une personne qui gagne ${pay}, coche prolongé et reprend le travail après un an reçoit environ ${dollars} de moins qu’avec l’option standard.`;

export const bothTitle: Words<English['bothTitle']> = 'Un seul choix pour les deux parents';
export const shared: Words<English['shared']> =
  `Les parents qui partagent ont ${standard.totalWeeks} semaines en tout avec l’option standard, dont ${standard.maxWeeksOneParent} au plus pour un parent. Avec l’option prolongée, c’est ${extended.totalWeeks} semaines, dont ${extended.maxWeeksOneParent} au plus.`;
export const windows: Words<English['windows']> =
  `L’option standard paie dans les ${standard.windowWeeks} semaines après la semaine de la naissance, la prolongée dans les ${extended.windowWeeks} semaines.`;

export const quebecTitle: Words<English['quebecTitle']> = 'Au Québec\u00a0: régime de base ou particulier';
export const quebecLead: Words<English['quebecLead']> =
  'Au Québec, le RQAP remplace l’assurance-emploi, et il n’y a ni standard ni prolongé. Le choix se fait entre deux régimes\u00a0:';
export const plans: Words<English['plans']> = [
  `Régime de base, plus de semaines\u00a0: ${basic.maternityWeeks} de maternité et ${basic.shareableWeeks} à partager.`,
  `Régime particulier, moins de semaines à un taux plus élevé\u00a0: ${special.maternityWeeks} de maternité et ${special.shareableWeeks} à partager.`,
];
export const quebecDollars: Words<English['quebecDollars']> = (year) =>
  `Le RQAP de ${year}, avant impôt, pour un parent qui a accouché et prend toutes les semaines à partager. Le montant par semaine est celui des dernières semaines\u00a0: dans le régime de base, les ${basic.maternityWeeks + basic.firstShareableWeeks} premières versent plus.`;

export const plannerTitle: Words<English['plannerTitle']> = 'Avec votre salaire et vos dates';
export const planner: Words<English['planner']> =
  'Le planificateur dit quoi cocher pour le jour où vous voulez reprendre le travail, pour un parent ou deux, avec ce que votre employeur ajoute.';
export const toPlanner: Words<English['toPlanner']> = 'Planifier vos prestations';
