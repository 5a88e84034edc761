import type { BabyPart } from '@/data/after-birth/page-parts';
import type { Statement } from '@/data/statement';

export const babyWords: Record<BabyPart, { title: string; statements: Statement[] }> = {
  feeding: {
    title: 'Les boires et les couches',
    statements: [
      {
        text: 'Un bébé allaité né à terme boit au moins 8 fois en 24\u00a0heures les premières semaines, le jour et la nuit. Il boit une préparation, ou il est né trop tôt? Demandez combien de fois au personnel infirmier ou à l’équipe.',
        sources: ['after-region-peel-breastfeeding-baby', 'after-ontario-breastfeeding', 'bc-newborn'],
      },
      {
        text: 'La plupart des bébés perdent un peu de poids les 3 premiers jours. D’habitude, ils ont repris leur poids de naissance entre 10 et 14\u00a0jours.',
        sources: ['after-grey-bruce-signs-that', 'after-south-east-well-baby', 'after-region-peel-breastfeeding-baby'],
      },
      {
        text: 'À 14\u00a0jours, le poids de naissance n’est pas revenu? Ou votre bébé prend peu de poids? Demandez de l’aide pour les boires maintenant\u00a0: n’attendez pas la prochaine visite.',
        sources: ['after-region-peel-breastfeeding-baby', 'after-south-east-well-baby'],
      },
      {
        text: 'Votre ligne santé, le personnel infirmier de santé publique ou votre sage-femme vous aide pour le sein, le tire-lait et le biberon.',
        sources: ['after-leche-league-leche-league', 'after-city-toronto-breastfeeding'],
      },
    ],
  },
  sleep: {
    title: 'Le sommeil',
    statements: [
      {
        text: 'Couchez votre bébé sur le dos chaque fois qu’il dort, le jour et la nuit.',
        sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
      },
      {
        text: 'Son lit est un lit d’enfant, un berceau ou un moïse\u00a0: un matelas ferme et plat, et rien de mou dedans.',
        sources: ['after-public-health-joint-statement', 'after-city-toronto-safe-sleep'],
      },
      {
        text: 'Partagez votre chambre, pas votre lit, les 6 premiers mois.',
        sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
      },
      {
        text: 'Gardez la fumée, le vapotage et le cannabis loin de votre bébé.',
        sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
      },
      {
        text: 'Ces règles protègent votre bébé, qu’il boive au sein ou au biberon. L’allaitement, quand il vous convient, protège aussi.',
        sources: ['after-city-toronto-safe-sleep', 'after-public-health-joint-statement'],
      },
      {
        text: 'À la maison, ne vous servez pas du siège d’auto comme lit\u00a0: un bébé dort sur un lit plat.',
        sources: ['after-canadian-public-travels-with', 'after-city-toronto-safe-sleep'],
      },
    ],
  },
  crying: {
    title: 'Les pleurs',
    statements: [
      {
        text: 'Les pleurs augmentent dès 2\u00a0semaines. C’est vers 2\u00a0mois qu’il y en a le plus, et ils diminuent entre 3 et 5\u00a0mois. C’est souvent le soir.',
        sources: ['after-peterborough-public-crying', 'after-prevent-shaken-infant-crying'],
      },
      {
        text: 'C’est trop? Couchez votre bébé sur le dos dans son lit, fermez la porte et respirez quelques minutes. Puis retournez le voir, ou appelez quelqu’un qui peut venir.',
        sources: ['after-prevent-shaken-infant-crying'],
      },
      {
        text: 'Ne secouez jamais un bébé. Dites-le à chaque personne qui garde le vôtre. Quelqu’un a secoué votre bébé? Appelez le 911 ou allez à l’urgence tout de suite, et dites-le.',
        sources: ['after-prevent-shaken-infant-crying', 'montreal-shaken'],
      },
    ],
  },
  care: {
    title: 'Cordon, fièvre, vitamines, siège d’auto',
    statements: [
      {
        text: 'Cordon\u00a0: gardez-le propre, avec de l’eau, et sec. Repliez la couche sous lui, et ne mettez pas d’alcool. Il tombe en 1 à 3\u00a0semaines, parfois après un mois.',
        sources: ['after-london-health-babys-cord', 'after-todays-parent-how-care'],
      },
      {
        text: 'Fièvre\u00a0: seul un thermomètre numérique dans le derrière, à environ 2\u00a0cm, donne un chiffre sûr. Sous le bras, c’est une première vérification. Votre bébé est né trop tôt? Demandez dès maintenant à l’équipe comment mesurer.',
        sources: ['inspq-fever'],
      },
      {
        text: 'Un médicament contre la fièvre? Ne perdez pas de temps à en chercher\u00a0: posez la question là où on voit votre bébé.',
      },
      {
        text: 'Vitamine D\u00a0: donnez 400\u00a0UI par jour, dès la naissance, à un bébé allaité. Demandez en pharmacie combien de gouttes de votre flacon font 400\u00a0UI. Il boit une préparation, ou vous vivez dans le Nord? Demandez au personnel infirmier.',
        sources: ['after-bmc-public-vitamin-d', 'vitamin-d-northwestern'],
      },
      {
        text: 'Vitamine K\u00a0: peu après la naissance, on l’offre d’habitude par piqûre, contre un saignement rare. Demandez si votre bébé l’a reçue.',
        sources: ['after-pinnacle-ob-newborn-care'],
      },
      {
        text: 'Siège d’auto\u00a0: votre bébé est dos à la route, sur la banquette arrière, à 45\u00a0degrés, jamais devant un coussin gonflable.',
        sources: [
          'after-mom-resource-rear-facing',
          'after-montreal-childrens-car-seat',
          'after-parachute-canada-child-car',
        ],
      },
      {
        text: 'Le siège ne bouge pas de plus de 2,5\u00a0cm. Les sangles sont à la hauteur des épaules ou plus bas, et l’attache de poitrine est aux aisselles.',
        sources: [
          'after-mom-resource-rear-facing',
          'after-montreal-childrens-car-seat',
          'after-parachute-canada-child-car',
        ],
      },
    ],
  },
};
