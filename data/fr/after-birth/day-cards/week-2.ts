import type { DayCard } from './types';

/** Days 7 to 13. */
export const week2: readonly DayCard[] = [
  {
    usual: {
      text: 'Une semaine. D’habitude, votre bébé a des examens la première semaine, à 2\u00a0semaines et à 1\u00a0mois.',
      sources: ['after-south-east-well-baby'],
    },
    forYou: {
      text: 'Un parent, deux ou plus, par la naissance ou par l’adoption\u00a0: ces fiches sont pour vous. Sautez ce qui ne va pas avec votre corps ou votre journée.',
    },
    lookAt: {
      text: 'Une maladie rare, la psychose, peut commencer entre quelques jours et 4\u00a0semaines après une naissance. C’est une urgence, et elle se soigne. Lisez ses signes ci-dessous, avec vos proches.',
      sources: ['psychosis-toronto', 'mood-hamilton'],
    },
    tracks: {
      early: {
        text: 'Avant le premier trajet\u00a0: demandez s’il faut vérifier comment va votre bébé dans le siège d’auto, et combien de temps un trajet peut durer.',
        sources: ['after-early-car-seat'],
      },
      cesarean: { text: 'La plaie a des points ou des agrafes? Demandez qui les enlève, et quel jour.' },
      twins: {
        text: 'Demandez au personnel infirmier ou à votre sage-femme comment chacun de vos bébés dort en sécurité, dans son propre lit plat.',
        sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
      },
    },
  },
  {
    usual: {
      text: 'Chez un bébé, seul un thermomètre dans le derrière donne un chiffre sûr. Sous le bras, c’est une première vérification.',
      sources: ['inspq-fever'],
    },
    forYou: {
      text: 'Y a-t-il de l’eau et quelque chose à manger là où vous donnez à boire? Demandez à quelqu’un de garnir ce coin chaque soir.',
    },
    lookAt: {
      text: 'Avez-vous un thermomètre numérique à la maison, et savez-vous vous en servir? Demandez au personnel infirmier de vous montrer.',
    },
    tracks: {
      early: { text: 'Demandez à l’équipe comment prendre la température d’un bébé né trop tôt.' },
      'in-hospital': {
        text: 'Informez-vous auprès du service social de l’hôpital\u00a0: un lit tout près, les repas, le trajet.',
      },
      breast: {
        text: 'Vous faites de la fièvre, ou un sein est rouge et fait mal? Les deux sont dans la liste pour vous.',
        sources: ['after-birth-signs'],
      },
      both: { text: 'Quelqu’un d’autre donne un biberon? Montrez-lui où est le thermomètre.' },
    },
  },
  {
    usual: {
      text: 'Le bout de cordon tombe après 1 à 3\u00a0semaines, parfois seulement après un mois.',
      sources: ['after-london-health-babys-cord', 'after-todays-parent-how-care'],
    },
    forYou: {
      text: 'Sur le formulaire de naissance, seule la personne qui a accouché peut demander l’allocation canadienne pour enfants; les autres s’adressent à l’Agence du revenu du Canada. Le formulaire n’est pas parti? Relisez-le ensemble\u00a0: la case, le numéro d’assurance sociale, chaque nom.',
      sources: ['after-canada-revenue-automated-benefits', 'ccb-registration'],
    },
    isForOtherParent: true,
    lookAt: {
      text: 'La peau autour du cordon, quand vous changez une couche\u00a0: est-elle rouge ou enflée, est-ce que ça saigne, est-ce que ça sent mauvais?',
      sources: ['london-baby-signs', 'after-london-health-babys-cord', 'north-york-after-birth'],
    },
    tracks: {
      twins: { text: 'Regardez les deux cordons. Ils peuvent tomber à des jours d’écart.' },
      'in-hospital': {
        text: 'Qui reste auprès de votre bébé pour que vous puissiez manger et dormir? Vous pouvez rentrer pour une nuit.',
      },
    },
  },
  {
    usual: {
      text: 'Après l’accouchement, les pertes de sang sont d’habitude roses ou brunes jusqu’à maintenant environ, puis crème ou jaunes. Elles peuvent durer jusqu’à six semaines.',
      sources: ['after-st-thomas-warning-signs', 'mc-midwives'],
    },
    forYou: {
      text: 'Un corps qui a accouché a travaillé fort. Étendez-vous une fois aujourd’hui, la porte fermée.',
    },
    lookAt: {
      text: 'Votre serviette\u00a0: le sang est-il de nouveau rouge vif et abondant quand vous vous reposez, ou y en a-t-il plus de jour en jour?',
      sources: ['after-bc-womens-after-birth', 'after-st-thomas-warning-signs'],
    },
    tracks: {
      cesarean: {
        text: 'Quelqu’un d’autre peut porter l’épicerie, le lavage et l’enfant plus vieux. Demandez à partir de quand vous le pouvez.',
      },
      early: { text: 'Demandez à voir la courbe de poids de votre bébé, et ce que l’équipe y voit.' },
    },
  },
  {
    usual: {
      text: 'Si vous avez demandé l’assurance-emploi avant la naissance, donnez le vrai jour à Service Canada. Chaque parent fait sa propre demande. Au Québec, c’est le RQAP.',
      sources: ['ei-apply', 'qpip'],
    },
    forYou: {
      text: 'Quand votre propre congé aiderait-il le plus, maintenant ou plus tard? Dites aussi ce que vous aimeriez.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'Votre congé\u00a0: le planificateur montre vos semaines, et l’argent, avec le vrai jour.',
      sources: ['ei-apply', 'qpip'],
    },
    path: '/benefits',
    tracks: {
      cesarean: { text: 'Demandez quand vous pourrez conduire de nouveau, et qui conduit d’ici là.' },
      'in-hospital': {
        text: 'Le congé peut changer pendant que votre bébé est à l’hôpital. Informez-vous auprès de Service Canada, ou du RQAP au Québec, avant la fin du séjour.',
        sources: ['ei-act-22', 'ei-act-23', 'qpip-regulation'],
      },
      twins: {
        text: 'L’assurance-emploi ne donne pas plus de semaines pour des jumeaux que pour un seul bébé. Au Québec, informez-vous auprès du RQAP.',
        sources: ['after-employment-social-employment-insurance'],
      },
    },
  },
  {
    usual: {
      text: 'D’habitude, un bébé né à terme a repris son poids de naissance entre 10 et 14\u00a0jours. Le poids monte lentement, ou n’est pas encore revenu? Demandez aujourd’hui de l’aide pour les boires.',
      sources: ['after-region-peel-breastfeeding-baby', 'after-south-east-well-baby'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'Les points, le dos, les seins, le derrière\u00a0: qu’est-ce qui fait mal aujourd’hui? Dites-le à la personne qui vous suit. Vous n’avez pas à serrer les dents.',
    },
    lookAt: {
      text: 'Le prochain examen\u00a0: avez-vous le rendez-vous? Notez trois questions, dont une sur vous.',
    },
    tracks: {
      early: { text: 'Demandez qui pèsera votre bébé la prochaine fois, et où.' },
      'in-hospital': {
        text: 'Demandez le plan de cette semaine\u00a0: le poids, les boires, les tests. Notez-le si cela vous aide.',
      },
      twins: { text: 'Deux bébés, deux poids. Informez-vous sur chacun, pas sur les deux à la fois.' },
      breast: { text: 'Si le poids est bas, ce n’est pas votre faute. Demandez à quelqu’un de regarder une tétée.' },
      bottle: {
        text: 'Demandez à voir comment on mélange la préparation et comment on nettoie les biberons, et si votre eau convient.',
      },
      both: { text: 'Si le poids est bas, demandez quoi changer d’abord, au sein ou dans le biberon.' },
    },
  },
  {
    usual: {
      text: 'Dès la troisième semaine après l’accouchement, une nouvelle grossesse est possible, même avant le retour de vos menstruations.',
      sources: ['after-inspq-from-birth-control', 'after-eastern-ontario-breastfeeding-birth'],
    },
    forYou: { text: 'La sexualité, c’est quand vous en avez envie, et pas avant. Un non n’a pas besoin de raison.' },
    lookAt: {
      text: 'La contraception\u00a0: certaines méthodes peuvent commencer tout de suite. La pilule avec de l’œstrogène n’est pas pour les 4 à 6 premières semaines, à cause des caillots. Une pilule, un timbre ou un anneau à la maison? Posez la question avant de vous en servir.',
      sources: ['after-mothers-program-contraception', 'after-inspq-from-birth-control'],
    },
    tracks: {
      cesarean: {
        text: 'Vous avez plus mal au ventre que la semaine dernière? C’est un signe\u00a0: voyez plus bas.',
      },
      early: { text: 'Demandez quels examens suivent le jour de la naissance, et lesquels la date prévue.' },
    },
  },
];
