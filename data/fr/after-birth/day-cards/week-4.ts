import type { DayCard } from './types';

/** Days 21 to 27. */
export const week4: readonly DayCard[] = [
  {
    usual: {
      text: 'L’allaitement protège-t-il d’une grossesse? Seulement si votre bébé a moins de 6\u00a0mois, s’il ne boit que votre lait, jour et nuit, et si vous n’avez pas saigné de nouveau.',
      sources: ['after-inspq-from-birth-control', 'after-eastern-ontario-breastfeeding-birth'],
    },
    forYou: { text: 'Trois semaines. Ayez pour vous la même douceur que pour votre bébé.' },
    lookAt: {
      text: 'La pilule avec de l’œstrogène n’est pas pour les 4 à 6 premières semaines, à cause des caillots. Un timbre ou un anneau? Demandez d’abord, et demandez ce que vous pouvez avoir avant.',
      sources: ['after-mothers-program-contraception', 'after-inspq-from-birth-control'],
    },
    tracks: {
      cesarean: { text: 'Demandez quelle contraception vous convient après une césarienne, et à partir de quand.' },
      breast: { text: 'Demandez quelle contraception va avec l’allaitement.' },
      bottle: {
        text: 'Avec une préparation, nourrir ne protège pas d’une grossesse.',
        sources: ['after-inspq-from-birth-control'],
      },
      both: {
        text: 'Avec une préparation en plus, ne comptez pas sur le sein comme contraception.',
        sources: ['after-inspq-from-birth-control'],
      },
    },
  },
  {
    usual: {
      text: 'Une sortie au froid? Pas d’habit de neige sous le harnais du siège d’auto\u00a0: attachez votre bébé en vêtements minces, le harnais bien ajusté, puis posez une couverture par-dessus, le visage libre.',
      sources: ['car-seat-winter'],
    },
    forYou: {
      text: 'Faites le tour du quartier avec le bébé, pour que la maison soit calme une heure. Une amie ou un ami peut le faire aussi.',
    },
    isForOtherParent: true,
    lookAt: {
      text: 'Les sangles\u00a0: à la hauteur des épaules ou plus bas, et l’attache de poitrine aux aisselles.',
      sources: ['after-mom-resource-rear-facing', 'after-montreal-childrens-car-seat'],
    },
    tracks: {
      early: { text: 'Informez-vous auprès de l’équipe sur le froid et la foule, pour un bébé né trop tôt.' },
      twins: {
        text: 'Pour sortir avec deux bébés, il faut un plan. Un sac près de la porte, fait la veille, en est un.',
      },
    },
  },
  {
    usual: {
      text: 'Après une naissance, une baisse de moral ou la panique sont fréquentes, chez les partenaires aussi, et cela se soigne.',
      sources: ['mood-hamilton'],
    },
    forYou: {
      text: 'Au 9-8-8, on répond jour et nuit, à la voix ou par texto, en français et en anglais. Vous n’avez pas à savoir si c’est une crise.',
      sources: ['cmha-988'],
    },
    lookAt: {
      text: 'Le 9-8-8 est-il dans le téléphone de chaque personne qui vit avec votre bébé? Cela prend une minute.',
      sources: ['cmha-988'],
    },
  },
  {
    usual: {
      text: 'Blanches, grises ou comme de l’argile pâle\u00a0: des selles de cette couleur sont le signe que votre bébé doit être vu maintenant.',
      sources: ['mc-midwives', 'after-aboutkidshealth-sickkids-newborn-screening'],
    },
    forYou: {
      text: 'Qu’avez-vous mangé aujourd’hui? Prenez quelque chose de chaud avant le prochain boire, si vous le pouvez.',
    },
    lookAt: {
      text: 'La couleur dans la prochaine couche, à la lumière du jour. Un doute sur ce que vous voyez? Demandez au personnel infirmier.',
    },
    tracks: {
      both: {
        text: 'Les selles ont changé depuis que vous donnez plus de biberons? Parlez-en au personnel infirmier.',
      },
    },
  },
  {
    usual: {
      text: 'Les pères et les partenaires aussi peuvent avoir une dépression après une naissance, la première année. De l’aide, cela marche pour eux aussi.',
      sources: ['mood-hamilton', 'after-peterborough-public-prenatal-postpartum'],
    },
    forYou: {
      text: 'Dormez-vous quand vous le pourriez, mangez-vous, riez-vous? Dites-le à quelqu’un, et à la personne qui vous suit.',
    },
    isForOtherParent: true,
    lookAt: { text: 'Quelqu’un que vous aimez, cinq minutes, sans téléphone. Demandez-lui comment ça va.' },
    tracks: {
      'in-hospital': {
        text: 'Deux parents peuvent vivre ce séjour de deux façons. Demandez à l’équipe de parler à chacun de vous.',
      },
    },
  },
  {
    usual: {
      text: 'Vous avez des fuites d’urine quand vous toussez, ou quelque chose vous semble lourd en bas? Parlez-en à votre prochaine visite. Vous ne pouvez pas uriner, cela fait mal, ou vous avez un engourdissement entre les jambes? Ce sont des signes\u00a0: voyez plus bas. L’urine coule tout le temps? Parlez-en maintenant à votre ligne santé ou à la personne qui vous suit.',
    },
    forYou: {
      text: 'Demandez si la physiothérapie du plancher pelvien pourrait aider, et qui paie. Il n’y a aucune honte à avoir.',
    },
    lookAt: {
      text: 'Quand est-ce que ça arrive\u00a0: en riant, en levant quelque chose, dans l’escalier?',
    },
    tracks: {
      cesarean: { text: 'Posez la même question après une césarienne.' },
      breast: {
        text: 'Le dos ou les poignets vous font mal à force de nourrir? Demandez d’autres façons de vous placer.',
      },
    },
  },
  {
    usual: {
      text: 'Un siège d’auto, c’est pour l’auto. De retour à la maison, votre bébé dort dans un lit plat.',
      sources: ['after-canadian-public-travels-with', 'after-city-toronto-safe-sleep'],
    },
    forYou: {
      text: 'Quelqu’un offre de l’aide? Dites oui, et nommez une chose\u00a0: une soupe, le lavage, le chien, l’entrée à déneiger.',
    },
    lookAt: {
      text: 'Un siège reçu d’une amie ou d’un ami? Cherchez la feuille d’érable de la marque nationale de sécurité, et la date d’expiration.',
      sources: ['car-seat'],
    },
    tracks: {
      twins: {
        text: 'Vos proches veulent aider? Montrez à une personne comment se passe une nuit à deux bébés, avant d’être à bout.',
      },
      bottle: {
        text: 'Qui d’autre peut donner un biberon cette nuit? Vous avez le droit de demander une nuit entière.',
      },
    },
  },
];
