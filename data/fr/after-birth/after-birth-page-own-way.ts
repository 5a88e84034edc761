import type { OwnWayPart } from '@/data/after-birth/page-parts';
import type { Statement } from '@/data/statement';

export const ownWayWords: Record<OwnWayPart, { title: string; statements: Statement[] }> = {
  twins: {
    title: 'Des jumeaux ou plus',
    statements: [
      {
        text: 'Remplissez une déclaration de naissance pour chaque bébé, et dites lequel est né en premier. Chacun a son numéro, sa carte et son allocation.',
        sources: [
          'after-bc-vital-electronic-birth',
          'after-directeur-letat-declaration-dune',
          'after-new-brunswick-medicare-changes',
        ],
      },
      {
        text: 'Au Québec, le RQAP paie plus de semaines pour des jumeaux ou plus. L’assurance-emploi n’en paie pas plus.',
        sources: ['after-employment-social-employment-insurance', 'qpip-act'],
      },
      {
        text: 'Demandez à l’hôpital qui, au service social ou dans le personnel infirmier, connaît les jumeaux. Demandez aussi où trouver des parents de jumeaux près de chez vous.',
      },
    ],
  },
  early: {
    title: 'Un bébé né trop tôt',
    statements: [
      {
        text: 'Votre bébé a deux âges\u00a0: l’un compte depuis la naissance, l’autre depuis la date prévue. L’équipe vous dit lequel suivre, et quand.',
      },
      {
        text: 'Les vaccins suivent le jour de la naissance, pas la date prévue.',
        sources: ['after-canadian-premature-childhood-vaccines', 'after-ices-time-vaccination'],
      },
      {
        text: 'Le tableau des couches n’est pas pour votre bébé\u00a0: demandez à l’équipe quoi compter et quelles vitamines donner.',
      },
      {
        text: 'Les signes qui disent quand appeler valent aussi pour votre bébé. L’équipe peut vous dire d’appeler encore plus tôt.',
      },
      {
        text: 'VRS\u00a0: les bébés nés trop tôt passent en premier, même plus âgés. Au Québec, à moins de 8\u00a0mois s’ils sont nés avant 37\u00a0semaines; en Colombie-Britannique, s’ils sont nés avant 35\u00a0semaines. Ailleurs, demandez.',
        sources: ['after-ministere-sante-immunisation-prevention', 'after-fraser-health-rsv-immunoprophylaxis'],
      },
    ],
  },
  'in-hospital': {
    title: 'Un bébé à l’hôpital',
    statements: [
      {
        text: 'Demandez dès le premier jour\u00a0: est-ce que je peux tenir mon bébé peau à peau, qui me montre à tirer mon lait, et est-ce que je peux appeler la nuit?',
      },
      {
        text: 'Le service social connaît les lits tout près, les repas, le transport et l’aide en argent. Demandez cela aussi dès le premier jour.',
      },
      {
        text: 'Assurance-emploi\u00a0: vous pouvez prendre vos semaines de maternité plus tard, d’autant de semaines que votre bébé passe à l’hôpital, jusqu’à 52\u00a0semaines après celle de la naissance. Les semaines parentales aussi, jusqu’à 104. Il n’y a pas plus de semaines qu’avant. Donnez à Service Canada les jours d’entrée et de sortie.',
        sources: ['ei-act-22', 'ei-act-23'],
      },
      {
        text: 'Au Québec, informez-vous auprès du RQAP avant la fin du séjour\u00a0: des semaines peuvent être reportées.',
        sources: ['qpip-act'],
      },
      {
        text: 'Pour un bébé gravement malade, l’assurance-emploi a une autre prestation, celle pour proches aidants d’enfants\u00a0: jusqu’à 35\u00a0semaines en 52\u00a0semaines, qu’on peut partager. Un médecin, une infirmière praticienne ou un infirmier praticien signe pour cela. Demandez à Service Canada comment elle va avec vos autres semaines.',
        sources: [
          'after-employment-social-digest-benefit',
          'after-employment-social-introducing-new',
          'after-steps-justice-i-am',
          'after-canadian-premature-ei-benefits',
        ],
      },
      {
        text: 'Vos propres examens comptent autant maintenant. Quelqu’un devrait vous voir aussi.',
      },
    ],
  },
};
