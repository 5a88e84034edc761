import type { DayCard } from './types';

/** Days 0 to 6. */
export const week1: readonly DayCard[] = [
  {
    usual: {
      text: 'Votre bébé est là. Peau à peau veut dire nu sur votre poitrine nue\u00a0: couvrez-vous tous les deux, le nez et la bouche libres, le visage bien en vue. Informez-vous aussi sur la vitamine K\u00a0: une piqûre, offerte d’habitude peu après la naissance, contre un saignement rare.',
      sources: ['cps-skin-to-skin', 'skin-to-skin-ontario', 'after-pinnacle-ob-newborn-care'],
    },
    forYou: {
      text: 'Vous en avez fait assez pour un jour. Le sommeil vous gagne, votre bébé sur vous? Couchez votre bébé sur le dos dans son lit, ou donnez-le à quelqu’un d’éveillé.',
      sources: ['london-skin', 'after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
    },
    lookAt: {
      text: 'Le lit. Sur le dos pour chaque sommeil, sur un matelas ferme et plat, sans rien de mou.',
      sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
    },
    tracks: {
      cesarean: {
        text: 'Une césarienne, c’est une naissance et une opération. Demandez chaque fois à quelqu’un de lever votre bébé jusqu’à vous.',
      },
      early: {
        text: 'Votre bébé est né trop tôt? Demandez à l’équipe quand vous pouvez le prendre, et comment vous pouvez aider aujourd’hui.',
      },
      'in-hospital': {
        text: 'Demandez quand vous pouvez venir, le jour et la nuit, et qui peut venir avec vous.',
      },
      twins: {
        text: 'Deux bébés ou plus? Demandez par écrit l’heure de chaque naissance\u00a0: les papiers demandent qui est né en premier.',
      },
      breast: {
        text: 'Demandez au personnel infirmier ou à votre sage-femme de rester pour une tétée entière, de la première minute à la dernière.',
      },
      bottle: {
        text: 'Demandez au personnel infirmier ou à votre sage-femme de rester pour le premier biberon, et de répondre à chaque question.',
      },
      both: {
        text: 'Le sein et le biberon? Dites à l’équipe que vous comptez faire les deux, pour qu’elle vous aide aux deux.',
      },
    },
  },
  {
    usual: {
      text: 'De 24 à 48\u00a0heures après la naissance, on cherche dans quelques gouttes de sang du talon des maladies rares qui se soignent. Vous pouvez dire non. Vous avez quitté l’hôpital plus tôt? Retournez-y pour ce test. Une sortie avant 48\u00a0heures? Demandez une visite le lendemain.',
      sources: [
        'after-aboutkidshealth-sickkids-newborn-screening',
        'after-omama-ontario-newborn-screening',
        'after-une-naissance-other-care',
        'after-north-york-when-see',
      ],
    },
    forYou: { text: 'Avez-vous dormi? Mettez votre bébé dans d’autres bras, et fermez les yeux.' },
    lookAt: {
      text: 'Le siège d’auto pour le retour\u00a0: dos à la route, sur la banquette arrière, jamais devant un coussin gonflable. Avant de partir, informez-vous sur la piqûre contre le VRS.',
      sources: [
        'after-mom-resource-rear-facing',
        'after-montreal-childrens-car-seat',
        'after-parachute-canada-child-car',
      ],
    },
    tracks: {
      early: { text: 'Demandez quel jour on fait la prise de sang au talon d’un bébé né trop tôt.' },
      'in-hospital': { text: 'Demandez quels tests ont été faits, et où iront les résultats.' },
      breast: {
        text: 'Vous avez mal? Dites-le à cette tétée, pas à la prochaine. Quelqu’un du personnel infirmier peut regarder avec vous.',
      },
    },
  },
  {
    usual: {
      text: 'Un bébé allaité boit au moins 8 fois en 24\u00a0heures, la nuit aussi. Ses premières selles sont noires ou vert foncé.',
      sources: ['after-region-peel-breastfeeding-baby', 'after-ontario-breastfeeding', 'after-grey-bruce-signs-that'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'Personne ne vous demande de tout trouver sans aide. Le personnel infirmier et les sages-femmes vous montrent comment faire, au sein, au tire-lait et au biberon.',
      sources: ['after-city-toronto-breastfeeding'],
    },
    lookAt: {
      text: 'À un bébé allaité, on conseille de donner 400\u00a0UI de vitamine D par jour, dès la naissance, en toute saison. Demandez en pharmacie ou au personnel infirmier combien de vos gouttes font 400\u00a0UI.',
      sources: ['vitamin-d-northwestern', 'after-bmc-public-vitamin-d'],
    },
    tracks: {
      cesarean: {
        text: 'Demandez quel médicament contre la douleur prendre à la maison, combien de fois par jour, pendant combien de temps, et s’il va avec votre lait. Peut-il vous endormir, vous ou votre bébé?',
      },
      early: {
        text: 'Demandez à l’équipe combien de vitamine D il faut à votre bébé, et donnez ce qu’elle prescrit.',
      },
      'in-hospital': {
        text: 'Aimeriez-vous donner votre lait? Demandez un tire-lait, et quelqu’un du personnel infirmier pour vous montrer comment faire.',
      },
      twins: {
        text: 'Demandez une deuxième paire de mains pour chaque boire, et une façon de vous asseoir où vous êtes bien.',
      },
      bottle: {
        text: 'Une préparation? Nous n’avons trouvé aucun chiffre par jour. Demandez au personnel infirmier ou à votre sage-femme combien en donner, et à quel rythme.',
      },
      both: {
        text: 'Demandez au personnel infirmier ou à votre sage-femme ce qui vient en premier, le sein ou le biberon.',
      },
    },
  },
  {
    usual: {
      text: 'Des larmes venues de nulle part? Les premiers jours, jusqu’à 4 nouveaux parents sur 5 ont la larme facile, de la fatigue ou les nerfs à vif. Ce baby blues passe d’habitude en deux semaines. Deux semaines n’ont pas à passer d’abord\u00a0: vous pouvez en parler à quelqu’un aujourd’hui.',
      sources: [
        'after-society-obstetricians-postpartum-depression',
        'after-peterborough-public-prenatal-postpartum',
        'after-southwestern-public-postpartum-mood',
        'mood-hamilton',
      ],
    },
    forYou: {
      text: 'Une baisse de moral touche aussi les partenaires, pas seulement la personne qui a accouché. Dites à quelqu’un comment vous allez.',
      sources: ['mood-hamilton'],
    },
    isForOtherParent: true,
    lookAt: {
      text: 'La peau et les yeux de votre bébé, près d’une fenêtre\u00a0: sont-ils jaunes? Les signes ci-dessous disent quoi faire.',
    },
    tracks: {
      early: { text: 'Demandez à l’équipe comment elle vérifie si la peau d’un bébé né trop tôt est jaune.' },
      cesarean: {
        text: 'On se lève lentement. Demandez de l’aide chaque fois que vous vous levez, et dites-le quand ça fait mal.',
      },
      bottle: { text: 'Une préparation seulement? Demandez s’il faut aussi de la vitamine D à votre bébé.' },
      both: { text: 'Le sein et une préparation? Demandez combien de vitamine D il faut à votre bébé.' },
    },
  },
  {
    usual: {
      text: 'La plupart des bébés nés à terme perdent du poids les 3 premiers jours, environ 7\u00a0% en moyenne, et en reprennent à partir du jour 4. Le vôtre n’en reprend pas? Posez la question aujourd’hui.',
      sources: ['after-south-east-well-baby', 'after-region-peel-breastfeeding-baby', 'after-grey-bruce-signs-that'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'Une tension élevée peut commencer jusqu’à six semaines après l’accouchement, même si vous n’en avez jamais eu. La vôtre était élevée? Demandez aujourd’hui quand on la vérifiera.',
      sources: ['preeclampsia-after-birth', 'after-811-nova-postpartum-preeclampsia'],
    },
    lookAt: {
      text: 'Les signes d’une tension élevée, chez vous\u00a0: un mal de tête, des taches devant les yeux, une douleur sous les côtes, le visage ou les mains qui enflent, du mal à respirer. Plus bas, on dit quoi faire.',
      sources: ['preeclampsia-after-birth', 'after-811-nova-postpartum-preeclampsia'],
    },
    tracks: {
      early: { text: 'Demandez combien pèse votre bébé aujourd’hui, et ce que l’équipe y voit.' },
      'in-hospital': { text: 'Demandez à quelle heure on pèse votre bébé, et soyez là si vous le pouvez.' },
      cesarean: {
        text: 'Regardez la plaie chaque jour, ou demandez à quelqu’un de le faire\u00a0: est-elle rouge, enflée, coule-t-elle?',
        sources: ['after-bc-womens-after-birth', 'after-st-thomas-warning-signs', 'north-york-after-birth'],
      },
      breast: {
        text: 'Regardez vos seins avant une tétée\u00a0: y a-t-il un endroit rouge, ou qui fait mal?',
        sources: ['after-birth-signs'],
      },
      both: {
        text: 'Si vous le souhaitez, demandez comment garder votre lait pendant que des biberons font partie de la journée.',
      },
    },
  },
  {
    usual: {
      text: 'Le premier examen a lieu de 24 à 72\u00a0heures après la sortie de l’hôpital, avec quelqu’un qui connaît les bébés. Personne n’a vu le vôtre? Demandez-le aujourd’hui. Une naissance à la maison? Demandez à votre sage-femme.',
      sources: ['after-canadian-paediatric-facilitating-discharge', 'after-north-york-when-see'],
    },
    forYou: { text: 'Venez à cette visite, ou demandez à une amie ou à un ami de venir, et notez les réponses.' },
    isForOtherParent: true,
    isForBabiesAtHome: true,
    lookAt: {
      text: '«\u00a0Les premiers papiers\u00a0»\u00a0: ce qui vient en premier là où vous habitez, et s’il y a une date limite.',
    },
    path: '/papers',
    tracks: {
      early: {
        text: 'Demandez qui suit un bébé né trop tôt les premiers jours à la maison.',
      },
      'in-hospital': { text: 'Demandez à l’équipe ce qui a changé depuis hier, et ce qui s’en vient.' },
      twins: {
        text: 'Remplissez une déclaration de naissance pour chaque bébé.',
        sources: ['after-bc-vital-electronic-birth', 'after-directeur-letat-declaration-dune'],
      },
    },
  },
  {
    usual: {
      text: 'À partir du jour 5 environ, l’urine d’un bébé allaité est pâle, et ses selles sont jaunes.',
      sources: ['after-region-peel-breastfeeding-baby', 'after-ontario-breastfeeding', 'after-grey-bruce-signs-that'],
    },
    isForBabiesAtHome: true,
    forYou: {
      text: 'D’habitude, vos pertes de sang (lochies) sont rouge vif les premiers jours, puis roses ou brunes. Restez chaque jour un bon moment en position assise ou allongée.',
      sources: ['after-st-thomas-warning-signs', 'mc-midwives'],
    },
    lookAt: {
      text: 'Le cordon\u00a0: gardez-le propre, avec de l’eau, et au sec. Pliez la couche sous le cordon, et ne mettez pas d’alcool.',
      sources: ['after-london-health-babys-cord'],
    },
    tracks: {
      early: {
        text: 'Demandez à l’équipe combien de couches et combien de lait conviennent à votre bébé\u00a0: ses chiffres sont ceux qui valent.',
      },
      'in-hospital': {
        text: 'Demandez à changer une couche ou à laver le visage vous-même. C’est votre bébé, ici aussi.',
      },
      breast: { text: 'Une tétée fait encore mal? Demandez à quelqu’un d’en regarder une cette semaine.' },
      bottle: {
        text: 'Demandez ce qui est habituel dans les couches d’un bébé qui boit une préparation\u00a0: nos chiffres sont pour le sein.',
      },
      both: { text: 'Le sein et une préparation\u00a0: demandez quels chiffres de couches conviennent à votre bébé.' },
    },
  },
];
