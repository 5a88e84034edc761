import type { RegionCareWords } from '@/words/find-care/region-care';

export const newfoundlandAndLabrador: RegionCareWords = {
  firstTitle: 'Appelez les sages-femmes, ou le 811 s’il n’y en a pas',
  first: [
    {
      text: 'Des sages-femmes travaillent à Gander et à Carbonear. Vous pouvez les appeler vous-même, et le régime d’assurance-soins médicaux (MCP) paie.',
      sources: ['nl-central-midwifery', 'nl-carbonear', 'nl-midwives-association'],
    },
    {
      text: 'Vous vivez ailleurs? Appelez le 811. Dites que vous êtes enceinte, à combien de semaines vous en êtes, et que vous n’avez pas de médecin. Demandez qui, près de chez vous, prend les personnes enceintes.',
    },
    { text: 'Nous n’avons pas trouvé de numéro ni de formulaire commun pour les gens sans médecin : le 811 sait.' },
  ],
  next: [
    {
      text: 'Demandez au 811 quelle équipe de soins familiaux (Family Care Team) ou quelle clinique sans rendez-vous près de chez vous peut vous voir. Demandez-y vos premiers examens et une demande de consultation.',
    },
    {
      text: 'Appelez l’hôpital où vous accoucheriez, et demandez sa clinique de maternité. Nous n’avons pas trouvé de semaine limite pour avoir quelqu’un : rappelez jusqu’à ce que quelqu’un dise oui.',
    },
  ],
  meanwhile: [
    { text: 'Sur la côte du Labrador, demandez l’infirmière ou l’infirmier de la clinique de votre communauté.' },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'La liste pour avoir un médecin de famille est pour les années à venir. Nous n’avons pas trouvé qu’elle va plus vite pendant une grossesse : dites quand même que vous êtes enceinte.',
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi de grossesse sans carte du MCP. Demandez-le à la clinique avant chaque examen, et à l’hôpital avant la date prévue.',
      },
      {
        text: 'Un accouchement qui commence, des saignements, un bébé qui bouge moins que d’habitude : allez quand même à l’hôpital.',
      },
    ],
    'far-away': [
      {
        text: 'Vous devez prendre l’avion ou faire une longue route? Notre page sur le départ pour accoucher dit ce qui peut payer le trajet, et comment le demander.',
      },
    ],
    midwife: [
      {
        text: 'Nous n’avons pas trouvé si les sages-femmes de Carbonear font des accouchements maintenant : demandez-le. À Sheshatshiu et à Natuashish, un programme innu de sages-femmes a commencé. Demandez à votre clinique, là, ce qu’il offre.',
        sources: ['nl-midwives-association'],
      },
    ],
    language: [
      {
        text: 'Nous n’avons pas trouvé qui soigne en français ici. Demandez-le quand vous prenez rendez-vous, et de nouveau à l’hôpital. Souvent, il n’y en a pas hors du Québec : venez avec une personne de confiance, ou demandez un ou une interprète.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {},
};
