import type { RegionCareWords } from '@/words/find-care/region-care';

export const newBrunswick: RegionCareWords = {
  firstTitle: 'Appelez le 811 et dites que vous êtes enceinte',
  first: [
    {
      text: 'Télé-Soins répond au 811. Dites à combien de semaines vous en êtes, où vous vivez, et que vous n’avez pas de médecin. Demandez qui, près de chez vous, prend les personnes enceintes sans demande de consultation.',
    },
    {
      text: 'Nous n’avons pas trouvé un seul numéro ni un seul formulaire pour le suivi de grossesse, ni pour Moncton ni pour la province. Le 811 sait qui est près de chez vous.',
    },
  ],
  next: [
    {
      text: 'Appelez l’hôpital où vous accoucheriez. Demandez sa clinique de maternité, et si elle vous prend sans médecin. À Moncton, demandez aux deux hôpitaux, l’Hôpital de Moncton et l’Hôpital Dr-Georges-L.-Dumont.',
    },
    {
      text: 'Demandez à une clinique sans rendez-vous vos premières prises de sang, une échographie de datation et une demande de consultation. D’autres personnes sans médecin au Nouveau-Brunswick ont fait ainsi.',
      sources: ['nb-fredericton-story'],
    },
    {
      text: 'Nous n’avons pas trouvé de semaine limite pour avoir quelqu’un. Rappelez jusqu’à ce que quelqu’un dise oui.',
    },
  ],
  meanwhile: [{ text: 'Télé-Soins répond aussi à vos questions, en français ou en anglais.' }],
  fits: {
    'no-doctor': [
      {
        text: 'Inscrivez-vous sur la liste de la province pour avoir un médecin : les cliniques qui ouvrent y prennent les gens, n’allez donc pas y demander une place. Demandez au 811 comment faire. C’est pour les années à venir : continuez donc à chercher un suivi pour cette grossesse.',
        sources: ['nb-saint-john-clinic', 'nb-moncton-clinic'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi de grossesse sans carte d’assurance-maladie. Demandez le prix à chaque clinique, et tôt à l’hôpital.',
      },
      {
        text: 'Un accouchement qui commence, des saignements, un bébé qui bouge moins que d’habitude : allez quand même à l’hôpital.',
      },
    ],
    'far-away': [
      {
        text: 'L’hôpital est loin? Demandez tôt quand partir. Notre page sur le départ pour accoucher vous aide à demander qui paie.',
      },
    ],
    midwife: [
      {
        text: 'La province a une seule clinique de sages-femmes, à Fredericton. Vous pouvez l’appeler vous-même. Elle prend les gens qui vivent à environ une heure de route, et elle a une liste d’attente. Moncton est plus loin que cela.',
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
