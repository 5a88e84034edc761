import type { DayCard } from './types';

/** Days 35 to 41. */
export const week6: readonly DayCard[] = [
  {
    usual: {
      text: 'Votre propre examen a lieu d’habitude environ 6\u00a0semaines après l’accouchement. Si une sage-femme vous suit, elle vous voit plusieurs fois avant. Une inquiétude d’ici là? Ne la gardez pas pour cet examen.',
      sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
    },
    forYou: { text: 'Prenez ce rendez-vous comme vous le prendriez pour votre bébé. Celui-ci est pour vous.' },
    lookAt: { text: 'Personne ne vous suit? Demandez qui fait cet examen là où vous habitez.' },
    tracks: {
      cesarean: {
        text: 'Demandez pourquoi vous avez eu la césarienne, et ce que cela change pour un autre accouchement.',
      },
    },
  },
  {
    usual: {
      text: 'Cinq semaines, et peut-être de la solitude dans tout cela. C’est une raison suffisante pour demander de la compagnie.',
    },
    forYou: {
      text: 'Envoyez un message à une personne aujourd’hui, aussi court que ceci\u00a0: «\u00a0Peux-tu passer?\u00a0»',
    },
    lookAt: {
      text: 'Les groupes de nouveaux parents près de chez vous\u00a0: demandez à la santé publique, à la bibliothèque, à un centre d’amitié autochtone ou, au Québec, au CLSC.',
    },
    tracks: {
      early: { text: 'Demandez à l’équipe s’il y a d’autres parents dont le bébé est né trop tôt.' },
      breast: { text: 'Une première tétée hors de la maison? Emmenez quelqu’un.' },
    },
  },
  {
    usual: {
      text: 'Des sages-femmes de l’Ontario écrivent qu’un corps est le mieux préparé à une autre grossesse après 12 à 24\u00a0mois. Demandez ce qui vous convient.',
      sources: ['after-kitchener-waterloo-birth-spacing'],
    },
    forYou: {
      text: 'Encore un, plus jamais, aucune idée? Vous n’avez pas à le savoir aujourd’hui, et vous ne devez de réponse à personne.',
    },
    lookAt: {
      text: 'Avez-vous choisi une contraception, et vous convient-elle encore? Sinon, demandez de nouveau.',
    },
    tracks: {
      cesarean: {
        text: 'Après une césarienne, elles écrivent de 18 à 24\u00a0mois. Demandez ce qui vous convient, à vous.',
        sources: ['after-kitchener-waterloo-birth-spacing'],
      },
    },
  },
  {
    usual: {
      text: 'Des papiers sont encore sur la table? Cela ne dit rien de vous comme parent.',
    },
    forYou: {
      text: 'Prenez un formulaire, lisez-le à voix haute, et remplissez ensemble ce que vous pouvez. Une amie ou un ami peut aider aussi.',
    },
    isForOtherParent: true,
    lookAt: {
      text: '«\u00a0Les premiers papiers\u00a0»\u00a0: ce qui reste à faire, et quoi faire si un jour est passé.',
    },
    path: '/papers',
    tracks: {
      twins: { text: 'Mettez les papiers de chaque bébé dans une chemise à part.' },
    },
  },
  {
    usual: {
      text: 'Les pleurs peuvent encore augmenter\u00a0: c’est le plus fort vers 2\u00a0mois. Beaucoup de pleurs ne veulent pas dire que vous vous y prenez mal.',
      sources: ['after-peterborough-public-crying', 'after-prevent-shaken-infant-crying'],
    },
    forYou: {
      text: 'Quand la soirée est bruyante, vous pouvez fredonner, bercer, marcher, ou juste vous asseoir et rester tout près.',
    },
    lookAt: {
      text: 'Le visage de votre bébé, tout près du vôtre. Parlez un peu. Une de ces semaines, un sourire répondra peut-être.',
    },
    tracks: {
      early: { text: 'Votre bébé est né trop tôt? Demandez à l’équipe quand guetter un premier sourire.' },
      bottle: { text: 'Demandez avant de changer de préparation à cause des pleurs.' },
      both: { text: 'Demandez avant de changer le sein ou le biberon à cause des pleurs.' },
    },
  },
  {
    usual: {
      text: 'Après un accouchement, une tension élevée peut encore commencer cette semaine.',
      sources: ['preeclampsia-after-birth', 'after-811-nova-postpartum-preeclampsia'],
    },
    forYou: {
      text: 'Un mal de tête, on l’oublie vite quand un bébé a besoin de nous. Prenez vos propres signes au sérieux.',
    },
    lookAt: {
      text: 'Vous mesurez votre tension à la maison? 140 ou plus en haut, ou 90 ou plus en bas, c’est un signe. 160 ou plus en haut, ou 110 ou plus en bas, c’est plus grave. Les deux sont plus bas.',
      sources: [
        'preeclampsia-after-birth',
        'after-811-nova-postpartum-preeclampsia',
        'pressure-winnipeg',
        'hypertension-canada',
        'sogc-426',
      ],
    },
  },
  {
    usual: {
      text: 'Six semaines, presque. Les fiches finissent ici. Vous pouvez demander de l’aide comme avant, le jour et la nuit.',
    },
    forYou: {
      text: 'Pour votre propre examen\u00a0: parlez des saignements, des points, des fuites, du moral, de la contraception et de la tension.',
      sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
    },
    lookAt: { text: 'La page de votre bébé\u00a0: son âge aujourd’hui, et ce qui s’en vient.' },
    path: '/birth',
    tracks: {
      early: { text: 'Demandez pendant combien de temps l’équipe compte deux âges pour votre bébé.' },
    },
  },
];
