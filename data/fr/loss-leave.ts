import type { ProvinceCode } from '@/data/provinces';
import type { Statement } from '@/data/statement';
import type { Words } from '@/data/words';

type English = typeof import('@/data/en/loss-leave');

export const regionLeaveTitle: Words<English['regionLeaveTitle']> = 'Le congé du travail, là où vous vivez';
export const regionLeaveLead: Words<English['regionLeaveLead']> =
  'C’est un congé de votre emploi. L’argent, c’est à part\u00a0: voyez plus haut. Vous n’avez pas à vous expliquer. Pour commencer, un court mot à votre employeur suffit.';
export const askThere: Words<English['askThere']> = 'Ce qui vaut aujourd’hui, et à qui le demander';

const notFound: Statement = {
  text: 'Nous n’avons pas trouvé ce que la loi donne ici après une perte. Demandez-le au bureau des normes du travail\u00a0: vous n’avez pas à dire pourquoi.',
};

export const regionLossLeave: Record<ProvinceCode, Statement[]> = {
  AB: [
    {
      text: 'Après toute perte de grossesse\u00a0: 3\u00a0jours sans salaire par année civile, pour les deux futurs parents, après 90\u00a0jours dans l’emploi. Il ne faut pas de billet.',
      sources: ['loss-leave-alberta'],
    },
    {
      text: 'La grossesse a pris fin dans les 16\u00a0semaines avant la date prévue? Vous avez peut-être encore droit au congé de maternité\u00a0: posez la question.',
      sources: ['loss-leave-alberta'],
    },
  ],
  BC: [
    {
      text: 'La personne qui était enceinte peut prendre jusqu’à 6\u00a0semaines sans salaire, et jusqu’à 6 de plus si elle ne peut pas revenir pour des raisons liées à la perte.',
      sources: ['loss-leave-british-columbia'],
    },
    {
      text: 'Si votre bébé est mort après la naissance\u00a0: jusqu’à 104\u00a0semaines sans salaire.',
      sources: ['loss-leave-british-columbia-child', 'loss-leave-british-columbia-child-2018'],
    },
  ],
  MB: [
    {
      text: 'Après une perte de grossesse\u00a0: 5\u00a0jours sans salaire pour les deux partenaires, après 30\u00a0jours dans l’emploi.',
      sources: ['loss-leave-manitoba'],
    },
  ],
  NB: [notFound],
  NL: [
    {
      text: 'Après une mortinaissance ou une fausse couche, on peut en général prendre le congé de maternité. Demandez à partir de quelle semaine, et jusqu’à quand.',
      sources: ['loss-leave-newfoundland-and-labrador'],
    },
  ],
  NS: [
    {
      text: 'La loi a un congé pour la fin d’une grossesse. Un article de 2022 parlait de 16\u00a0semaines sans salaire au plus après la 19e\u00a0semaine. Avant, et pour la personne avec qui vous vivez\u00a0: jusqu’à 5\u00a0jours de travail de suite. Demandez ce qui vaut pour vous.',
      sources: ['loss-leave-nova-scotia', 'loss-leave-nova-scotia-news'],
    },
  ],
  NT: [notFound],
  NU: [notFound],
  ON: [
    {
      text: 'Une mortinaissance ou une fausse couche dans les 17\u00a0semaines avant la date prévue? Vous pouvez peut-être encore prendre le congé de maternité\u00a0: posez la question. Nous n’avons pas trouvé de congé pour une perte plus tôt.',
      sources: ['loss-leave-ontario'],
    },
    {
      text: 'Si votre bébé est mort après la naissance\u00a0: jusqu’à 104\u00a0semaines sans salaire, si vous avez l’emploi depuis six mois.',
      sources: ['loss-leave-ontario-child'],
    },
  ],
  PE: [notFound],
  QC: [
    {
      text: 'Avant la 20e\u00a0semaine\u00a0: jusqu’à 3\u00a0semaines sans salaire, et plus avec un certificat. À partir de là\u00a0: 18\u00a0semaines à compter de la semaine où c’est arrivé.',
      sources: ['loss-leave-quebec'],
    },
    {
      text: 'À partir de la 20e\u00a0semaine, chaque parent peut aussi prendre 5\u00a0jours, dans les 15\u00a0jours. Les 2 premiers sont payés.',
      sources: ['loss-leave-quebec-days'],
    },
    {
      text: 'Si votre bébé est mort après la naissance\u00a0: 5\u00a0jours, dont les 2\u00a0premiers payés, et jusqu’à 104\u00a0semaines sans salaire.',
      sources: ['loss-leave-quebec-child'],
    },
  ],
  SK: [
    {
      text: 'Depuis janvier 2026, selon des cabinets d’avocats\u00a0: 5\u00a0jours sans salaire après une perte dans la famille proche, dans les 6\u00a0mois. Et le congé de maternité vaut aussi après une perte dans les 20\u00a0semaines avant la date prévue. Des pages officielles plus anciennes disent 13\u00a0semaines\u00a0: posez la question.',
      sources: ['loss-leave-saskatchewan'],
    },
  ],
  YT: [
    {
      text: 'Après la fin d’une grossesse, en général jusqu’à 17\u00a0semaines. Demandez s’il faut avoir travaillé là un an.',
      sources: ['loss-leave-yukon'],
    },
  ],
};
