import type * as English from '@/data/en/after-birth/papers/national';
import type { Statement } from '@/data/statement';

// What is said of the papers in every province and territory. What differs stands beside it, region by region.

export const nationalTasks: (typeof English)['nationalTasks'] = {
  register: {
    title: 'Enregistrer la naissance',
    text: [
      {
        text: 'Enregistrez la naissance là où elle a eu lieu, même si vous vivez ailleurs.',
        sources: ['register-birth', 'after-steps-justice-how-get'],
      },
      {
        text: 'Le certificat de naissance, le numéro d’assurance sociale (NAS) et la plupart des prestations en dépendent.',
        sources: ['register-birth', 'after-alberta-register-birth', 'after-british-columbia-birth-registration'],
      },
    ],
  },
  'health-card': {
    title: 'Obtenir la carte d’assurance maladie',
    text: [
      {
        text: 'Votre bébé a sa propre carte, de la province ou du territoire où vous vivez.',
        sources: ['register-birth', 'after-steps-justice-how-get'],
      },
      { text: 'Votre bébé a besoin de soins avant d’avoir sa carte? Allez-y, et dites qu’elle s’en vient.' },
    ],
  },
  'child-benefit': {
    title: 'Demander l’allocation canadienne pour enfants',
    text: [
      {
        text: 'Demandez-la une seule fois\u00a0: sur le formulaire de naissance, s’il a une case pour elle, ou sinon à l’Agence du revenu du Canada, dans Mon dossier ou avec le formulaire RC66. Une deuxième demande retarde l’argent.',
        sources: ['ccb-registration', 'after-canada-revenue-automated-benefits'],
      },
      {
        text: 'Demandez-la dans les premiers mois. Pour plus de 11\u00a0mois en arrière, l’Agence veut plus de papiers, et la case ne vaut que jusqu’au premier anniversaire.',
        sources: ['after-canada-revenue-apply', 'after-steps-justice-use-automated'],
      },
      {
        text: 'Faites vos impôts chaque année, même sans revenu. La personne avec qui vous vivez en couple aussi. Sinon, les versements cessent.',
        sources: ['after-canada-revenue-automated-benefits', 'after-steps-justice-use-automated'],
      },
    ],
  },
  'social-insurance-number': {
    title: 'Demander le numéro d’assurance sociale (NAS)',
    text: [
      {
        text: 'Il est gratuit. Dans chaque province, vous pouvez le demander avec l’enregistrement. Dans un territoire, demandez-le à Service Canada.',
        sources: ['register-birth', 'after-employment-social-social-insurance'],
      },
    ],
  },
  'parental-benefit': {
    title: 'Donner la date de naissance pour votre congé payé',
    text: [
      {
        text: 'Au Québec, le congé payé vient du Régime québécois d’assurance parentale (RQAP). Partout ailleurs, c’est l’assurance-emploi, de Service Canada.',
        sources: ['ei-apply', 'qpip'],
      },
      {
        text: 'Vous avez fait votre demande avant la naissance? Donnez alors la vraie date. Pas encore de demande? Faites-la maintenant\u00a0: un retard peut vous coûter de l’argent.',
        sources: ['ei-apply', 'qpip-act'],
      },
      {
        text: 'À l’assurance-emploi, chaque parent envoie sa demande. Choisissez la même option, standard ou prolongée\u00a0: si elles ne sont pas les mêmes, c’est le premier formulaire reçu qui compte.',
        sources: ['ei-apply'],
      },
      { text: 'Écrivez aussi à votre employeur que votre bébé est là, et quand vous pensez revenir.' },
    ],
  },
  'newborn-visit': {
    title: 'Prendre le premier rendez-vous de votre bébé',
    text: [
      {
        text: 'Une personne qui connaît les bébés devrait voir le vôtre de 24 à 72\u00a0heures après votre sortie de l’hôpital. Prenez ce rendez-vous avant de partir. Une sortie avant 48\u00a0heures? Demandez une visite le lendemain.',
        sources: ['after-canadian-paediatric-facilitating-discharge', 'after-north-york-when-see'],
      },
      {
        text: 'Naissance à la maison ou dans une maison de naissance? Demandez à votre sage-femme qui fait cet examen, la prise de sang au talon et le test de l’ouïe, et quand.',
      },
      {
        text: 'D’autres suivis viennent la première semaine, à 2\u00a0semaines et à 1\u00a0mois.',
        sources: ['after-south-east-well-baby'],
      },
    ],
  },
  certificate: {
    title: 'Commander le certificat de naissance',
    text: [
      {
        text: 'On ne peut le faire qu’une fois la naissance enregistrée.',
        sources: ['after-alberta-register-birth', 'after-british-columbia-birth-registration'],
      },
      {
        text: 'Demandez ce qu’il coûte. Le format détaillé, avec les noms des parents, est celui que les autres veulent voir en général.',
      },
    ],
  },
  'provincial-benefit': {
    title: 'S’informer sur l’allocation de la province ou du territoire',
    text: [
      {
        text: 'Presque partout, elle vient avec l’allocation canadienne pour enfants, en général sans autre formulaire.',
        sources: ['after-canada-revenue-canada-child-2'],
      },
    ],
  },
  'work-plan': {
    title: 'Ajouter votre bébé à l’assurance d’un emploi',
    text: [
      {
        text: 'Avez-vous, par votre emploi ou celui de votre partenaire, une assurance pour les médicaments, les dents ou la santé? Demandez aujourd’hui combien de jours vous avez pour y ajouter votre bébé.',
      },
    ],
  },
  'first-vaccines': {
    title: 'Prendre rendez-vous pour le suivi et les vaccins de 2\u00a0mois',
    text: [
      {
        text: 'La plupart des premiers vaccins viennent à 2, 4 et 6\u00a0mois.',
        sources: ['after-public-health-provincial-territorial'],
      },
      {
        text: 'Les gouttes contre le rotavirus doivent commencer avant l’âge de 15\u00a0semaines. Après, elles ne peuvent plus commencer du tout.',
        sources: ['after-rourke-baby-rotavirus-vaccine', 'after-brant-county-rotavirus'],
      },
      {
        text: 'Les vaccins se comptent à partir du jour de la naissance, aussi pour un bébé né trop tôt.',
        sources: ['after-canadian-premature-childhood-vaccines', 'after-ices-time-vaccination'],
      },
      {
        text: 'Pendant la grossesse, avez-vous pris un médicament qui affaiblit les défenses du corps? Demandez ce que cela change pour les gouttes et pour le vaccin BCG. N’arrêtez pas votre médicament.',
        sources: ['inspq-medication'],
      },
    ],
  },
  'own-check-up': {
    title: 'Prendre rendez-vous pour votre propre suivi',
    text: [
      {
        text: 'C’est en général environ 6\u00a0semaines après la naissance. Une sage-femme vous voit plusieurs fois avant.',
        sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
      },
      {
        text: 'Posez vos questions sur les saignements, les points, les fuites, le moral, la contraception et la tension.',
        sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
      },
      {
        text: 'Quelque chose vous inquiète avant ce jour? Ne le gardez pas pour ce rendez-vous\u00a0: notre page «\u00a0Quand appeler\u00a0» vous dit à qui parler.',
      },
    ],
  },
  savings: {
    title: 'Demander le bon d’études canadien',
    text: [
      {
        text: 'Avec un petit revenu, votre enfant peut recevoir 500\u00a0$ maintenant et 100\u00a0$ par année, jusqu’à 2\u00a0000\u00a0$, pour ses études après le secondaire. Vous n’y mettez pas d’argent à vous.',
        sources: ['after-regional-municipality-canada-learning', 'after-benefits-wayfinder-canada-learning'],
      },
      {
        text: 'Il faut le numéro d’assurance sociale du bébé et un régime enregistré d’épargne-études (REEE). Le bon est versé aussi pour les années passées\u00a0: rien ne presse.',
        sources: ['after-regional-municipality-canada-learning', 'after-benefits-wayfinder-canada-learning'],
      },
    ],
  },
  passport: {
    title: 'Passeport, si vous voyagez',
    text: [
      { text: 'Un bébé a besoin de son propre passeport.', sources: ['register-birth'] },
      {
        text: 'Avant de commander le certificat de naissance, demandez lequel le bureau des passeports veut voir\u00a0: en général, c’est le format détaillé.',
      },
    ],
  },
};

/** What the registration form takes along, as its boxes are named. */
export const jointPartNames: (typeof English)['jointPartNames'] = {
  certificate: 'Certificat de naissance',
  'social-insurance-number': 'Numéro d’assurance sociale (NAS)',
  'child-benefit': 'Allocation canadienne pour enfants',
  'health-card': 'Carte d’assurance maladie',
  'territorial-benefit': 'Prestation pour enfants du Yukon',
  savings: 'Régime enregistré d’épargne-études (REEE)',
};

/** What is said of the form that takes more along than the registration. */
export const joint: (typeof English)['joint'] = {
  title: 'Un seul formulaire. Il apporte avec lui\u00a0:',
  nothing: {
    text: 'Ici, aucun formulaire n’apporte le reste\u00a0: vous demandez chaque papier à part.',
    sources: ['register-birth', 'after-canada-revenue-canada-child'],
  },
  once: [
    {
      text: 'Cochez ici l’allocation pour enfants, une seule fois. Une deuxième demande retarde l’argent.',
      sources: ['ccb-registration', 'after-canada-revenue-automated-benefits'],
    },
    {
      text: 'Faites-le dans les premiers mois. Pour plus de 11\u00a0mois en arrière, l’Agence du revenu du Canada veut plus de papiers, et la case ne vaut que jusqu’au premier anniversaire.',
      sources: ['after-canada-revenue-apply', 'after-steps-justice-use-automated'],
    },
    {
      text: 'Écrivez-y aussi votre propre numéro d’assurance sociale\u00a0: sans lui, l’argent arrive en général en retard.',
      sources: ['ccb-registration', 'after-canada-revenue-automated-benefits'],
    },
    {
      text: 'Faites vos impôts chaque année, même sans revenu. La personne avec qui vous vivez en couple aussi. Sinon, les versements cessent.',
      sources: ['after-canada-revenue-automated-benefits', 'after-steps-justice-use-automated'],
    },
  ],
  whoCannotTitle: 'Qui ne peut pas cocher ici l’allocation pour enfants',
  whoCannot: [
    { text: 'Votre formulaire n’a pas de case pour elle? Faites alors la demande à l’Agence du revenu du Canada.' },
    {
      text: 'La case est pour la personne qui a accouché, qui a la citoyenneté ou la résidence permanente, et qui prend soin du bébé la plupart du temps.',
      sources: ['after-canada-revenue-automated-benefits', 'ccb-registration'],
    },
    {
      text: 'Elle n’est pas pour le père, l’autre parent qui n’a pas accouché, un parent adoptif ou d’intention, ni une personne qui vit ici avec un permis ou comme personne protégée. Laissez-la vide. Faites plutôt la demande à l’Agence, dans Mon dossier ou avec le formulaire RC66.',
      sources: ['after-canada-revenue-automated-benefits', 'ccb-registration'],
    },
    {
      text: 'Dans Mon dossier ou avec le formulaire RC66, l’Agence veut aussi une preuve de naissance\u00a0: commandez tout de suite le certificat de naissance.',
      sources: ['after-canada-revenue-apply'],
    },
    {
      text: 'Vous avez un permis? Vous pouvez avoir l’allocation, par Mon dossier ou le formulaire RC66, dès que vous ou la personne avec qui vous vivez en couple avez vécu 18\u00a0mois au Canada et avez un permis valide le 19e\u00a0mois. Demandez à l’Agence si le vôtre compte.',
      sources: ['after-canada-revenue-who-can', 'after-canada-revenue-status'],
    },
    {
      text: 'L’un de vous a la citoyenneté, la résidence permanente ou le statut de personne protégée? Alors, ces 18\u00a0mois ne sont pas exigés.',
      sources: ['after-canada-revenue-who-can'],
    },
    {
      text: 'Vous venez d’arriver au Canada? D’habitude, l’annexe RC66SCH va avec la demande\u00a0: informez-vous auprès de l’Agence.',
      sources: ['after-canada-revenue-status'],
    },
    {
      text: 'Aucun parent n’a la citoyenneté ni la résidence permanente? Demandez à Service Canada comment avoir le numéro d’assurance sociale du bébé.',
    },
  ],
  notToldTitle: 'Mariage, vie commune ou séparation?',
  notTold: {
    text: 'Ce formulaire n’en dit rien à l’Agence du revenu du Canada. Dites-le-lui vous-même\u00a0: dans Mon dossier, avec le formulaire RC65 ou au 1-800-387-1193.',
    sources: ['ccb-registration', 'after-yukon-developers-apply-automated'],
  },
  twinsTitle: 'Deux bébés ou plus',
  twins: [
    {
      text: 'Remplissez un formulaire pour chaque bébé, et dites qui est né en premier. Chacun a son numéro, sa carte et sa prestation.',
      sources: ['after-bc-vital-electronic-birth', 'after-directeur-letat-declaration-dune'],
    },
    {
      text: 'Des jumeaux ne donnent pas plus de semaines d’assurance-emploi qu’un seul bébé. Au Québec, le RQAP en ajoute.',
      sources: ['after-employment-social-employment-insurance', 'qpip-act'],
    },
  ],
  territories: {
    text: 'Dans un territoire, le numéro d’assurance sociale ne vient pas avec ce formulaire\u00a0: demandez-le à Service Canada. Il est gratuit.',
    sources: ['register-birth', 'after-employment-social-social-insurance'],
  },
  ownBenefit: {
    text: 'L’allocation de votre province ou territoire, s’il y en a une, vient en général avec l’allocation canadienne pour enfants. Il n’y a pas d’autre formulaire.',
    sources: ['after-canada-revenue-canada-child-2'],
  },
};

/** Where no day of the registration is known. */
export const dayNotFound: Statement = {
  text: 'Nous n’avons pas trouvé avant quel jour il faut enregistrer la naissance ici. Demandez-le avant de partir, à l’hôpital, à votre sage-femme ou au personnel infirmier, et faites-le vite.',
};

/** Once the day of a region is over. */
export const dayPassed: Statement = {
  text: 'Ce jour est passé? Enregistrez quand même la naissance, et demandez au bureau ce qu’il veut voir de plus.',
};

/** Cases that are the same in every region. */
export const nationalCases: (typeof English)['nationalCases'] = [
  {
    id: 'indigenous',
    title: 'Bébés des Premières Nations et bébés inuits',
    text: [
      {
        text: 'Avez-vous le statut d’Indienne inscrite ou d’Indien inscrit? Demandez au bureau de votre bande comment inscrire votre bébé, et quel certificat de naissance il veut voir.',
      },
      {
        text: 'Un bébé de moins de 18\u00a0mois peut avoir les Services de santé non assurés (SSNA) avec le numéro d’un parent. Demandez son propre numéro tout de suite après la naissance, pour que rien ne cesse.',
        sources: ['after-benefits-wayfinder-non-insured', 'after-first-nations-first-nations'],
      },
      {
        text: 'Naissance dans une réserve? Demandez au poste de soins infirmiers ou au bureau de la bande qui envoie le formulaire.',
      },
    ],
  },
  {
    id: 'born-abroad',
    title: 'Naissance hors du Canada',
    text: [
      {
        text: 'Demandez une preuve de citoyenneté au ministère de la citoyenneté (Immigration, Réfugiés et Citoyenneté Canada). Votre propre naissance a-t-elle eu lieu à l’étranger aussi? Demandez ce qui vaut pour vous\u00a0: les règles ont changé le 15\u00a0décembre 2025.',
        sources: ['after-thompson-dorfman-new-canadian', 'after-battista-migration-bill-c'],
      },
    ],
  },
  {
    id: 'surrogacy',
    title: 'Grossesse pour autrui et adoption',
    text: [{ text: 'Demandez au bureau de l’état civil quels papiers il veut, avant la naissance si vous le pouvez.' }],
  },
];

/** The two quiet ways out of every list. The second leads to the page after a loss. */
export const quietWays: (typeof English)['quietWays'] = {
  inHospital: {
    title: 'Votre bébé est à l’hôpital',
    text: [
      {
        text: 'Votre bébé passe en premier. Demandez à la travailleuse sociale, au travailleur social ou au personnel infirmier de l’unité de voir ces papiers avec vous.',
      },
      {
        text: 'Demandez qui vous apporte le formulaire de naissance, et pour quel jour. Les jours se comptent depuis la naissance, à l’hôpital aussi.',
      },
      { text: 'Dès le premier jour, parlez d’un lit tout près, des repas et du trajet.' },
      {
        text: 'À l’assurance-emploi, le temps où vous pouvez prendre vos semaines peut s’allonger pendant que votre bébé est à l’hôpital. Donnez à Service Canada le premier et le dernier jour.',
        sources: ['ei-act-22', 'ei-act-23'],
      },
      {
        text: 'Au Québec, demandez au RQAP de remettre des semaines à plus tard. Faites-le avant la fin du séjour.',
        sources: ['qpip-act', 'qpip-regulation'],
      },
      {
        text: 'Pour un bébé gravement malade, l’assurance-emploi a une autre prestation\u00a0: jusqu’à 35\u00a0semaines sur une période de 52. Un médecin, une infirmière praticienne ou un infirmier praticien signe pour cela. Demandez à Service Canada comment elle va avec vos autres semaines.',
        sources: ['after-employment-social-digest-benefit', 'after-employment-social-introducing-new'],
      },
    ],
  },
  died: {
    title: 'Votre bébé est décédé',
    text: {
      text: 'Nous sommes de tout cœur avec vous. Vous n’avez pas à faire cette liste. Il reste quelques papiers, et l’hôpital, votre sage-femme ou la maison funéraire peut vous aider. Notre page après une perte dit lesquels.',
    },
  },
};
