import type { DayCard } from './types';

/** Days 14 to 20. */
export const week3: readonly DayCard[] = [
  {
    usual: {
      text: 'Deux semaines. D’habitude, le baby blues est passé maintenant. Une baisse de moral qui reste ou qui empire a un nom, et elle se soigne.',
      sources: [
        'after-society-obstetricians-postpartum-depression',
        'after-peterborough-public-prenatal-postpartum',
        'mood-hamilton',
      ],
    },
    forYou: {
      text: 'Dites à une personne comment vous allez pour vrai. Prenez les mots qui viennent, dans votre langue.',
    },
    lookAt: {
      text: 'Vous, dans les yeux d’une personne proche. Demandez\u00a0: «\u00a0Comment est-ce que tu me trouves?\u00a0»',
    },
    tracks: {
      cesarean: {
        text: 'L’accouchement ne s’est pas passé comme vous l’aviez espéré? Demandez à en parler avec les gens qui étaient là.',
      },
      'in-hospital': { text: 'Un tel séjour est dur pour les parents. Demandez à l’équipe qui est là pour vous.' },
      twins: {
        text: 'Deux bébés, une seule paire de bras. Demandez un nom et une heure\u00a0: qui vient mardi à quatre heures?',
      },
      breast: {
        text: 'De la fierté ou du ras-le-bol, les deux peuvent se dire. Ce que vous ressentez en nourrissant compte aussi.',
      },
      bottle: {
        text: 'Les boires ne vont pas comme vous l’aviez prévu? Vous pouvez en avoir de la peine, et bien le faire quand même.',
      },
    },
  },
  {
    usual: {
      text: 'À partir de 2\u00a0semaines environ, les bébés pleurent davantage, souvent le soir. C’est le plus fort vers 2\u00a0mois, et cela diminue entre 3 et 5\u00a0mois.',
      sources: ['after-peterborough-public-crying', 'after-prevent-shaken-infant-crying'],
    },
    forYou: {
      text: 'Vous n’étiez pas debout la nuit dernière? Prenez la soirée, et laissez les autres bras se reposer.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'Votre soirée\u00a0: qui pourrait venir à six heures, pour une heure? Mettez deux noms sur le frigo.',
    },
    tracks: {
      early: { text: 'Demandez à partir de quel jour compter les semaines de pleurs d’un bébé né trop tôt.' },
      twins: {
        text: 'Les deux pleurent? L’un peut être dans son lit, sur le dos, pendant que vous avez l’autre dans vos bras.',
      },
    },
  },
  {
    usual: {
      text: 'Des pleurs, c’est parfois trop, pour n’importe qui. Couchez votre bébé sur le dos dans son lit, fermez la porte, et respirez quelques minutes. Puis retournez le voir.',
      sources: ['after-prevent-shaken-infant-crying'],
    },
    forYou: {
      text: 'Ne secouez jamais un bébé. Dites-le à chaque personne qui prend le vôtre, et demandez de l’aide avant d’en avoir besoin.',
      sources: ['after-prevent-shaken-infant-crying'],
    },
    lookAt: { text: 'Quelle voix vous calme? Mettez le numéro de cette personne là où vous le trouverez la nuit.' },
    tracks: {
      early: {
        text: 'Demandez à l’équipe comment votre bébé aime qu’on le tienne quand il y a trop de bruit ou de lumière.',
      },
      both: {
        text: 'N’importe qui peut donner le biberon à l’heure la plus dure. Décidez ensemble qui.',
      },
    },
  },
  {
    usual: {
      text: 'Les 6 premiers mois, voici ce qu’on conseille\u00a0: partagez votre chambre avec votre bébé, pas votre lit.',
      sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
    },
    forYou: {
      text: 'Les nuits sont longues. Décidez avant le coucher qui se lève en premier. Personne d’autre à la maison? Demandez à quelqu’un le temps d’une sieste, le jour.',
    },
    lookAt: {
      text: 'Le lit d’enfant, le berceau ou le moïse entre-t-il à côté de votre lit? Déplacez ce qui gêne.',
    },
    tracks: {
      cesarean: {
        text: 'C’est encore dur de sortir du lit? Gardez des couches, des débarbouillettes et de l’eau à portée de la main.',
      },
      breast: {
        text: 'Tant de fatigue, la nuit? Demandez au personnel infirmier ou à votre sage-femme où donner le sein, et comment ne pas vous endormir avec votre bébé au lit, sur un divan ou dans un fauteuil.',
      },
      bottle: { text: 'Demandez combien de temps un biberon prêt peut rester là, le jour et la nuit.' },
    },
  },
  {
    usual: {
      text: 'Les questions sur les boires viennent à trois heures du matin. Le personnel infirmier et les sages-femmes aident pour le sein, le tire-lait et le biberon.',
      sources: ['after-city-toronto-breastfeeding'],
    },
    forYou: {
      text: 'Quelle que soit votre façon de nourrir, vous le faites heure après heure. Vous ne devez de raison à personne.',
    },
    lookAt: { text: 'Le numéro de votre ligne santé\u00a0: est-il dans votre téléphone?' },
    path: '/when-to-call',
    tracks: {
      'in-hospital': {
        text: 'Votre bébé est gravement malade? L’assurance-emploi a une prestation de plus, jusqu’à 35\u00a0semaines. Informez-vous auprès du service social.',
        sources: ['after-employment-social-digest-benefit', 'after-steps-justice-i-am'],
      },
      breast: {
        text: 'En Ontario, le 811 répond jour et nuit sur l’allaitement. Ailleurs, demandez au personnel infirmier ou à votre sage-femme qui le fait.',
        sources: ['after-ontario-breastfeeding'],
      },
      bottle: { text: 'Une question sur le biberon vaut une question sur le sein. Posez-la.' },
      both: {
        text: 'Plus de sein, plus de biberon, ou comme maintenant? Demandez de l’aide pour aller là où vous voulez.',
      },
    },
  },
  {
    usual: {
      text: 'Un sommeil plus sûr, c’est aussi\u00a0: pas de fumée, pas de vapotage et pas de cannabis près de votre bébé.',
      sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
    },
    forYou: {
      text: 'Vous fumez, et vous aimeriez arrêter? Demandez en pharmacie ou à la personne qui vous suit. Personne n’a à le faire sans aide.',
    },
    lookAt: { text: 'Les pièces où se trouve votre bébé, et l’auto\u00a0: sont-elles sans fumée?' },
    tracks: {
      early: { text: 'Demandez à l’équipe ce qui rend le sommeil plus sûr pour un bébé né trop tôt.' },
      twins: {
        text: 'Demandez à votre hôpital qui, dans le personnel infirmier ou au service social, connaît les jumeaux, et où trouver un groupe de parents près de chez vous.',
      },
    },
  },
  {
    usual: {
      text: 'Bien des régions offrent à chaque nouveau-né un test de l’ouïe, à l’hôpital ou peu après.',
      sources: [
        'after-cich-profile-current-newborn',
        'after-manitoba-universal-newborn',
        'after-saskatchewan-human-universal-newborn',
      ],
    },
    forYou: {
      text: 'Presque trois semaines. Nommez une chose que vous savez faire maintenant, et que vous ne saviez pas faire le premier jour.',
    },
    lookAt: {
      text: 'Le test est-il fait, et qu’a-t-il montré? Si vous ne le savez pas, demandez où vont les bébés de chez vous.',
    },
    tracks: {
      early: { text: 'Demandez si on teste de nouveau l’ouïe d’un bébé né trop tôt, et quand.' },
      breast: {
        text: 'Donnez le sein dans la pièce la plus calme, ne serait-ce qu’une fois par jour. Vous pouvez fermer la porte.',
      },
      both: {
        text: 'Certains boires viennent de vous, certains des autres\u00a0: pendant les uns comme pendant les autres, on peut lire ou chantonner.',
      },
    },
  },
];
