import type { RegionCareWords } from '@/words/find-care/region-care';

export const alberta: RegionCareWords = {
  firstTitle: 'Demandez une sage-femme sur la liste unique de l’Alberta',
  first: [
    {
      text: 'Vous faites une seule demande pour toute la province, et les sages-femmes la regardent elles-mêmes. Vous n’avez pas besoin de passer par un médecin.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
    {
      text: 'Les sages-femmes suivent les grossesses à faible risque. Vous pouvez en demander une même après une césarienne.',
      sources: ['ab-midwives'],
    },
    {
      text: 'On vous répond en moyenne en deux ou trois semaines. Être sur la liste ne vous promet pas une place.',
      sources: ['ab-midwives', 'ab-briar-hill'],
    },
  ],
  next: [
    {
      text: 'Pas de sage-femme à la semaine 10? Prenez rendez-vous avec un médecin, au plus tard à la semaine 12. Restez sur la liste : une sage-femme peut encore vous prendre plus tard.',
      sources: ['ab-midwives', 'ab-grande-prairie'],
    },
    {
      text: 'Dans les villes, des médecins de famille suivent les grossesses à faible risque dans des cliniques de maternité et font l’accouchement. Demandez à chaque clinique s’il lui faut une demande de consultation : une clinique sans rendez-vous peut l’écrire. Demandez aussi dans quel hôpital vous accoucheriez.',
      sources: ['ab-avenue', 'ab-care-team'],
    },
    {
      text: 'Nous n’avons pas trouvé de liste de toutes les cliniques de maternité : Health Link, au 811, sait lesquelles sont près de chez vous.',
    },
  ],
  meanwhile: [
    {
      text: 'D’habitude, les sages-femmes commencent le suivi entre 8 et 10 semaines. Si quelque chose vous inquiète avant, appelez le 811.',
      sources: ['ab-midwives'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Alberta Find a Provider, sur le Web, montre qui prend de nouvelles personnes près de chez vous : médecins de famille, infirmières praticiennes et infirmiers praticiens, sages-femmes et cliniques. En février 2026, ce site a remplacé Find a Doctor. Demandez-le au 811.',
        sources: ['ab-find-provider'],
      },
    ],
    'no-card': [
      {
        text: 'Les sages-femmes ne vous coûtent rien si, avant l’accouchement, vous avez un numéro d’assurance maladie de l’Alberta, ou un de l’armée ou de la GRC. Nous n’avons pas trouvé leur prix sans ce numéro : demandez-le avant le premier rendez-vous.',
        sources: ['ab-midwives'],
      },
      {
        text: 'Un permis d’études de 12 mois peut vous donner droit au régime de l’Alberta, et souvent à votre famille aussi : demandez-le. Votre permis est plus court? Demandez si une lettre qui dit que vous restez 12 mois peut aider.',
        sources: ['ab-students'],
      },
    ],
    'far-away': [
      {
        text: 'Pas de sage-femme là où vous vivez? L’association vous demande de vous inscrire quand même. Prenez dès maintenant rendez-vous avec un médecin.',
        sources: ['ab-midwives'],
      },
      {
        text: 'Qui paie le trajet et qui peut vous accompagner : voyez notre page pour partir accoucher loin de chez vous.',
      },
    ],
    midwife: [
      {
        text: 'Qui veut une sage-femme s’inscrit sur cette liste, même pour un deuxième bébé. Vous pouvez y nommer la clinique que vous aimeriez le mieux.',
        sources: ['ab-briar-hill'],
      },
    ],
    language: [
      {
        text: 'À Calgary, la plupart des francophones vivent près d’une clinique qui peut travailler en français, et beaucoup ne le savent pas. Demandez au Réseau santé Alberta, le réseau de la santé en français.',
        sources: ['ab-french'],
      },
      {
        text: 'Dites quelle langue il vous faut au moment de prendre rendez-vous, puis de nouveau à l’hôpital. Si personne ne la parle, demandez un service d’interprète.',
      },
    ],
  },
  pageNames: {
    'https://alberta-midwives.ca/': 'Alberta Association of Midwives : l’accès à la liste (en anglais)',
  },
};
