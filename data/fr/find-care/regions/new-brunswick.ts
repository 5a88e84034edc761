import type { RegionCareWords } from '@/words/find-care/region-care';

export const newBrunswick: RegionCareWords = {
  firstTitle: 'Appelez le 811 et dites que vous êtes enceinte',
  first: [
    {
      text: 'Télé-Soins répond au 811. Dites à combien de semaines vous en êtes, où vous vivez, et que vous n’avez pas de médecin. Demandez qui, près de chez vous, accepte les personnes enceintes sans demande de consultation.',
    },
    {
      text: 'Demandez au 811 comment vous inscrire à Lien Santé NB, et dites que vous êtes enceinte. Demandez si ce service peut vous voir pour vos premiers examens.',
    },
    {
      text: 'Nous n’avons pas trouvé de numéro ou de formulaire commun pour le suivi de grossesse, ni pour Moncton ni pour la province. Demandez au 811 qui est près de chez vous.',
    },
  ],
  next: [
    {
      text: 'Appelez l’hôpital où vous accoucheriez. Demandez sa clinique de suivi de grossesse, et si elle accepte de vous suivre sans médecin. À Moncton, demandez aux deux hôpitaux, l’Hôpital de Moncton et le Centre hospitalier universitaire Dr-Georges-L.-Dumont.',
    },
    {
      text: 'Demandez à une clinique sans rendez-vous vos premières prises de sang, une échographie de datation et une demande de consultation. Au Nouveau-Brunswick, d’autres personnes sans médecin ont fait cela.',
      sources: ['nb-fredericton-story'],
    },
    {
      text: 'Nous n’avons pas trouvé avant quelle semaine quelqu’un doit vous suivre. Rappelez jusqu’à ce que quelqu’un dise oui.',
    },
  ],
  meanwhile: [{ text: 'Télé-Soins répond aussi à vos questions, en français ou en anglais.' }],
  fits: {
    'no-doctor': [
      {
        text: 'Pour avoir un médecin de famille plus tard, inscrivez-vous sur la liste de la province : demandez au 811 comment faire. Les nouvelles cliniques choisissent les gens sur cette liste. Pour cette grossesse, continuez de chercher un suivi.',
        sources: ['nb-saint-john-clinic', 'nb-moncton-clinic'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi de grossesse sans carte d’assurance-maladie. Demandez le prix à chaque clinique, et demandez-le tôt à l’hôpital.',
      },
    ],
    'far-away': [
      {
        text: 'L’hôpital est loin? Demandez tôt quand partir. Notre page « Partir pour accoucher » vous aide à demander qui paie.',
      },
    ],
    midwife: [
      {
        text: 'La province a une seule clinique de sages-femmes, à Fredericton. Vous pouvez l’appeler vous-même. Elle accepte les gens qui vivent à une heure de route ou moins, environ, et elle a une liste d’attente. Moncton est plus loin que cela.',
        sources: ['nb-horizon-midwifery', 'nb-midwifery-stalled'],
      },
    ],
    language: [
      {
        text: 'Ici, les soins en français ou en anglais sont un droit. Demandez votre langue quand vous prenez rendez-vous, et de nouveau à l’hôpital.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {},
};
