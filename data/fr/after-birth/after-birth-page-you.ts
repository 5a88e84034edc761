import type { ParentPart } from '@/data/after-birth/page-parts';
import type { Statement } from '@/data/statement';

export const parentWords: Record<ParentPart, { title: string; statements: Statement[] }> = {
  bleeding: {
    title: 'Les saignements',
    statements: [
      {
        text: 'D’habitude, le sang est rouge vif les premiers jours, puis rose ou brun jusque vers le jour 10, puis crème ou jaune. Ces pertes (lochies) peuvent durer jusqu’à 6\u00a0semaines.',
        sources: ['after-st-thomas-warning-signs', 'mc-midwives'],
      },
      {
        text: 'De jour en jour, il devrait y en avoir moins. Une serviette imbibée en une heure ou moins, de gros caillots, ou plus de sang qu’avant\u00a0: ce sont des signes de la liste\u00a0: faites tout de suite ce qu’elle dit.',
        sources: ['london-after-birth-signs'],
      },
    ],
  },
  wound: {
    title: 'Points, déchirure, césarienne',
    statements: [
      {
        text: 'Regardez la plaie chaque jour, avec un miroir ou avec de l’aide\u00a0: est-elle rouge, enflée ou ouverte, est-ce qu’elle coule, fait-elle plus mal?',
        sources: ['london-after-birth-signs'],
      },
      {
        text: 'La peau autour de la plaie d’une césarienne peut rester engourdie pendant des mois.',
        sources: ['after-bc-womens-after-birth'],
      },
      {
        text: 'Demandez avant de rentrer\u00a0: quel poids puis-je soulever, quand puis-je conduire, et qui enlève les points?',
      },
    ],
  },
  breasts: {
    title: 'Les seins',
    statements: [
      {
        text: 'Une partie du sein rouge, chaude et qui fait mal peut être une infection. Ce n’est pas une raison d’arrêter d’allaiter ou de tirer votre lait\u00a0: appelez maintenant, et continuez.',
        sources: ['after-vch-mastitis', 'north-york-after-birth'],
      },
      {
        text: 'Vous avez mal quand votre bébé boit? Demandez à quelqu’un de regarder une tétée\u00a0: la douleur n’a pas à durer.',
      },
    ],
  },
  'blood-pressure': {
    title: 'La tension artérielle',
    statements: [
      {
        text: 'La tension élevée de la grossesse (prééclampsie) peut commencer jusqu’à 6\u00a0semaines après l’accouchement, même si vous n’avez jamais eu de tension élevée.',
        sources: ['preeclampsia-after-birth', 'after-811-nova-postpartum-preeclampsia'],
      },
      {
        text: 'La vôtre était élevée pendant la grossesse ou à l’accouchement? Demandez avant de rentrer qui la vérifie ensuite, et quel jour.',
      },
      {
        text: 'On vous a prescrit un médicament pour la tension? Continuez de le prendre, et demandez pendant combien de temps.',
        sources: ['after-kaiser-blood-pressure'],
      },
    ],
  },
  mood: {
    title: 'Le moral',
    statements: [
      {
        text: 'Jusqu’à 4 nouveaux parents sur 5 ont la larme facile, de la fatigue ou les nerfs à vif les premiers jours\u00a0: c’est le baby blues. Cela devrait passer en 2\u00a0semaines. Vous n’avez pas à attendre tout ce temps pour en parler\u00a0: vous pouvez appeler dès aujourd’hui.',
        sources: [
          'after-society-obstetricians-postpartum-depression',
          'after-peterborough-public-prenatal-postpartum',
          'after-southwestern-public-postpartum-mood',
          'mood-hamilton',
        ],
      },
      {
        text: 'Environ 1 parent sur 5 a une dépression ou de l’anxiété la première année. Ce n’est la faute de personne, et cela se soigne.',
        sources: [
          'after-society-obstetricians-postpartum-depression',
          'after-peterborough-public-prenatal-postpartum',
          'mood-hamilton',
        ],
      },
      {
        text: 'Cela dure plus longtemps, empire, ou vous empêche de dormir, de manger ou de ressentir quoi que ce soit? Alors c’est plus que le baby blues. Un doute suffit\u00a0: appelez le jour même.',
        sources: [
          'after-society-obstetricians-postpartum-depression',
          'after-peterborough-public-prenatal-postpartum',
          'mood-hamilton',
        ],
      },
      {
        text: 'Pour les proches\u00a0: la psychose post-partum est rare, c’est une urgence, et elle se soigne. Elle commence entre quelques jours et 4\u00a0semaines après la naissance. Souvent, la personne ne le voit pas\u00a0: c’est à quelqu’un d’autre d’agir.',
        sources: ['psychosis-toronto', 'after-ctv-news-postpartum-psychosis', 'mood-hamilton'],
      },
    ],
  },
  partner: {
    title: 'Le moral de votre partenaire',
    statements: [
      {
        text: 'Les pères et les partenaires aussi peuvent avoir une dépression, la première année. Les numéros donnés ici sont aussi pour eux.',
        sources: [
          'after-society-obstetricians-postpartum-depression',
          'after-peterborough-public-prenatal-postpartum',
          'mood-hamilton',
        ],
      },
      {
        text: 'Une fois par jour, demandez-vous à tour de rôle\u00a0: «\u00a0Comment ça va, pour vrai?\u00a0» Puis écoutez, sans plus.',
      },
    ],
  },
  'pelvic-floor': {
    title: 'Le plancher pelvien',
    statements: [
      {
        text: 'Vous avez des fuites d’urine ou de selles, ou quelque chose vous semble lourd en bas? Parlez-en à votre prochaine visite, et demandez si la physiothérapie du plancher pelvien pourrait aider.',
      },
      {
        text: 'Vous n’arrivez pas à uriner, ou cela fait mal? Appelez maintenant. L’urine coule tout le temps? Appelez aussi\u00a0: ne gardez pas cela pour une visite. Un engourdissement entre les jambes, ou des jambes qui deviennent faibles ou engourdies? Allez à l’hôpital tout de suite.',
        sources: ['london-after-birth-signs', 'alberta-epidural-home', 'cauda-equina'],
      },
    ],
  },
  'own-check-up': {
    title: 'Votre propre rendez-vous',
    statements: [
      {
        text: 'D’habitude, il a lieu environ 6\u00a0semaines après l’accouchement. D’ici là, une sage-femme vous voit d’habitude plusieurs fois.',
        sources: ['after-family-care-postpartum-care', 'after-eastern-ontario-breastfeeding-birth'],
      },
      {
        text: 'Parlez des saignements, des points, des fuites, du moral, de la contraception et de la tension. Vous avez eu du diabète pendant la grossesse? Demandez quand on refait la prise de sang.',
        sources: ['after-family-care-postpartum-care'],
      },
    ],
  },
  'birth-control': {
    title: 'Sexualité et contraception',
    statements: [
      {
        text: 'Nous n’avons pas trouvé de page canadienne qui donne un jour pour reprendre la sexualité. Prenez votre temps, et parlez-en à votre visite.',
      },
      {
        text: 'Une grossesse est possible dès la troisième semaine après l’accouchement, avant vos premières menstruations. Demandez tôt quelle méthode vous convient.',
        sources: ['after-inspq-from-birth-control', 'after-eastern-ontario-breastfeeding-birth'],
      },
      {
        text: 'L’allaitement protège d’une grossesse seulement si votre bébé a moins de 6\u00a0mois, s’il ne boit que votre lait, le jour et la nuit, et si vous n’avez pas saigné de nouveau. Un bureau de santé ajoute\u00a0: pas plus de 4\u00a0heures entre les boires le jour, et de 6 la nuit.',
        sources: ['after-inspq-from-birth-control', 'after-eastern-ontario-breastfeeding-birth'],
      },
      {
        text: 'Les pilules avec de l’œstrogène ne sont pas pour les 4 à 6 premières semaines, à cause des caillots. Vous allaitez? Demandez combien de temps les éviter. Un timbre ou un anneau? Demandez d’abord s’il a de l’œstrogène. Certaines autres méthodes peuvent commencer tout de suite.',
        sources: ['after-mothers-program-contraception', 'after-inspq-from-birth-control'],
      },
      {
        text: 'Un autre bébé un jour? Une page de sages-femmes de l’Ontario parle de 12 à 24\u00a0mois avant la grossesse suivante, et de 18 à 24 après une césarienne. Demandez ce qui vous convient.',
        sources: ['after-kitchener-waterloo-birth-spacing'],
      },
    ],
  },
};
