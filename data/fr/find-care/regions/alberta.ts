import type { RegionCareWords } from '@/words/find-care/region-care';

export const alberta: RegionCareWords = {
  firstTitle: 'Demandez une sage-femme sur la liste unique de l’Alberta',
  first: [
    {
      text: 'Vous faites une seule demande pour toute la province, et les sages-femmes la regardent elles-mêmes. Vous n’avez pas besoin de passer par un médecin.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
    {
      text: 'On vous répond en moyenne en deux ou trois semaines. Être sur la liste ne vous promet pas une place.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
  ],
  next: [
    {
      text: 'Pas de sage-femme à la semaine 10? Prenez rendez-vous avec un médecin, au plus tard à la semaine 12. Une sage-femme peut encore vous prendre plus tard.',
      sources: ['ab-midwives', 'ab-grande-prairie'],
    },
    {
      text: 'Dans les villes, des médecins de famille suivent les grossesses à faible risque dans des cliniques de maternité et font l’accouchement. Demandez à chaque clinique s’il lui faut une demande de consultation (une clinique sans rendez-vous peut l’écrire), et dans quel hôpital vous accoucheriez.',
      sources: ['ab-avenue', 'ab-care-team'],
    },
    {
      text: 'Nous n’avons pas trouvé de liste de ces cliniques : Health Link, au 811, les connaît.',
    },
  ],
  meanwhile: [
    {
      text: 'D’habitude, les sages-femmes commencent le suivi entre 8 et 10 semaines. D’ici là, le 811 répond à vos questions.',
      sources: ['ab-midwives'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'L’outil Web Alberta Find a Provider, nouveau depuis février 2026, montre qui prend de nouvelles personnes près de chez vous : médecins de famille, infirmières praticiennes et infirmiers praticiens, sages-femmes et cliniques. Demandez-le au 811.',
        sources: ['ab-find-provider'],
      },
    ],
    'no-card': [
      {
        text: 'Les sages-femmes sont sans frais si, avant l’accouchement, vous avez un numéro d’assurance maladie de l’Alberta, ou un de l’armée ou de la GRC. Nous n’avons pas trouvé leur prix sans ce numéro : demandez-le d’abord.',
        sources: ['ab-midwives'],
      },
      {
        text: 'Un permis d’études de 12 mois peut vous donner droit au régime de l’Alberta, souvent à votre famille aussi : demandez-le. S’il est plus court, demandez si une lettre qui dit que vous restez 12 mois peut aider.',
        sources: ['ab-students'],
      },
    ],
    'far-away': [
      {
        text: 'Pas de sage-femme là où vous vivez? L’association vous demande de vous inscrire quand même. Prenez dès maintenant rendez-vous avec un médecin.',
        sources: ['ab-midwives'],
      },
      {
        text: 'Qui paie un trajet, et qui peut vous accompagner : voyez notre page pour partir accoucher loin de chez vous.',
      },
    ],
    midwife: [
      {
        text: 'Les sages-femmes suivent les grossesses à faible risque, et peuvent vous prendre après une césarienne. Sur la liste, vous pouvez nommer la clinique que vous aimeriez le mieux.',
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
