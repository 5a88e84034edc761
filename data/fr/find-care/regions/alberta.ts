import type { RegionCareWords } from '@/words/find-care/region-care';

export const alberta: RegionCareWords = {
  firstTitle: 'Inscrivez-vous à la liste unique de l’Alberta pour avoir une sage-femme',
  first: [
    {
      text: 'Vous faites une seule demande pour toute la province, et ce sont les sages-femmes qui la lisent. Vous n’avez pas besoin de passer par un médecin.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
    {
      text: 'On vous répond en moyenne en deux ou trois semaines. Être sur la liste ne promet pas une place : prenez donc aussi rendez-vous avec un médecin dès maintenant.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
  ],
  next: [
    {
      text: 'Pas encore de sage-femme? Appelez un médecin dès maintenant pour prendre rendez-vous. Il vous en faut un à la semaine 10, ou au plus tard à la semaine 12. Une sage-femme peut encore accepter de vous suivre plus tard.',
      sources: ['ab-midwives', 'ab-grande-prairie'],
    },
    {
      text: 'Dans les villes, des médecins de famille suivent les grossesses à faible risque dans des cliniques de suivi de grossesse et assistent à l’accouchement. Demandez à chaque clinique si elle veut une demande de consultation (une clinique sans rendez-vous peut l’écrire), et dans quel hôpital vous accoucheriez.',
      sources: ['ab-avenue', 'ab-care-team'],
    },
    {
      text: 'Nous n’avons pas trouvé de liste de ces cliniques : demandez-la à Health Link, au 811.',
    },
  ],
  meanwhile: [
    {
      text: 'D’habitude, les sages-femmes commencent le suivi entre 8 et 10 semaines de grossesse. D’ici là, le 811 répond à vos questions.',
      sources: ['ab-midwives'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'L’outil Web Alberta Find a Provider, nouveau depuis février 2026, montre qui accepte de nouvelles personnes près de chez vous : médecins de famille, infirmières praticiennes et infirmiers praticiens, sages-femmes et cliniques. Le 811 peut vous aider à le trouver.',
        sources: ['ab-find-provider'],
      },
    ],
    'no-card': [
      {
        text: 'Le suivi par une sage-femme est gratuit si, avant l’accouchement, vous avez un numéro d’assurance maladie de l’Alberta, ou un numéro des Forces armées ou de la GRC. Nous n’avons pas trouvé le prix du suivi sans ce numéro. Inscrivez-vous à la liste et prenez rendez-vous avec un médecin dès maintenant. Demandez alors le prix, et si vous pouvez payer en plusieurs fois.',
        sources: ['ab-midwives'],
      },
      {
        text: 'Un permis d’études de 12 mois peut vous donner droit au régime de l’Alberta, souvent à votre famille aussi : posez la question. S’il est plus court, demandez si une lettre qui dit que vous restez 12 mois peut aider.',
        sources: ['ab-students'],
      },
    ],
    'far-away': [
      {
        text: 'Pas de sage-femme là où vous vivez? L’association vous demande de vous inscrire quand même. Prenez dès maintenant rendez-vous avec un médecin.',
        sources: ['ab-midwives'],
      },
      {
        text: 'Pour savoir qui paie le trajet et qui peut vous accompagner, voyez notre page « Partir pour accoucher ».',
      },
    ],
    midwife: [
      {
        text: 'Les sages-femmes suivent les grossesses à faible risque, et peuvent accepter de vous suivre après une césarienne. Sur la liste, vous pouvez nommer la clinique que vous aimeriez le mieux.',
        sources: ['ab-midwives', 'ab-briar-hill'],
      },
    ],
    language: [
      {
        text: 'À Calgary, la plupart des francophones vivent près d’une clinique qui peut travailler en français, et beaucoup ne le savent pas. Demandez au Réseau santé Alberta, le réseau de la santé en français.',
        sources: ['ab-french'],
      },
      {
        text: 'Dans toute langue, demandez un service d’interprète en prenant rendez-vous, puis de nouveau à l’hôpital.',
      },
    ],
  },
  pageNames: {
    'https://alberta-midwives.ca/': 'Alberta Association of Midwives : l’accès à la liste (en anglais)',
  },
};
