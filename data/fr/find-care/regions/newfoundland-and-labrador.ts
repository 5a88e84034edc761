import type { RegionCareWords } from '@/words/find-care/region-care';

export const newfoundlandAndLabrador: RegionCareWords = {
  firstTitle: 'Appelez les sages-femmes, ou le 811 là où il n’y en a pas',
  first: [
    {
      text: 'Des sages-femmes travaillent à Gander et à Carbonear. Vous pouvez les appeler vous-même, et le régime d’assurance-soins médicaux (MCP) paie.',
      sources: ['nl-central-midwifery', 'nl-carbonear', 'nl-midwives-association'],
    },
    {
      text: 'Vous vivez ailleurs? Appelez le 811. Dites que vous êtes enceinte, à combien de semaines vous en êtes, et que vous n’avez pas de médecin. Demandez qui, près de chez vous, accepte les personnes enceintes.',
    },
    {
      text: 'Nous n’avons pas trouvé de numéro ni de formulaire commun pour les gens sans médecin : posez la question au 811.',
    },
  ],
  next: [
    {
      text: 'Demandez au 811 quelle Family Care Team (équipe de soins familiaux) ou quelle clinique sans rendez-vous près de chez vous peut vous voir. Demandez-y vos premières analyses et une échographie, avec une demande de consultation.',
    },
    {
      text: 'Appelez l’hôpital où vous accoucheriez, et demandez sa clinique de suivi de grossesse. Nous n’avons pas trouvé avant quelle semaine quelqu’un doit vous suivre : rappelez jusqu’à ce que quelqu’un dise oui.',
    },
  ],
  meanwhile: [
    { text: 'Sur la côte du Labrador, demandez l’infirmière ou l’infirmier de la clinique de votre communauté.' },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'La liste pour avoir un médecin de famille est pour les années à venir. Rien ne nous dit que l’attente est plus courte pendant une grossesse : dites quand même que vous êtes enceinte.',
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi de grossesse sans carte du MCP. Prenez rendez-vous maintenant. Demandez alors le prix, et si vous pouvez payer en plusieurs fois. Demandez aussi le prix de l’hôpital avant la date prévue.',
      },
    ],
    'far-away': [
      {
        text: 'Vous devez prendre l’avion ou faire une longue route? Notre page « Partir pour accoucher » dit qui peut payer le trajet, et comment le demander.',
      },
    ],
    midwife: [
      {
        text: 'Nous n’avons pas trouvé si les sages-femmes de Carbonear assistent aux accouchements maintenant : posez-leur la question. À Sheshatshiu et à Natuashish, un programme innu de sages-femmes a commencé. Si vous y vivez, demandez à votre clinique ce que ce programme offre.',
        sources: ['nl-midwives-association'],
      },
    ],
    language: [
      {
        text: 'Nous n’avons pas trouvé qui soigne en français ici. Demandez des soins en français quand vous prenez rendez-vous, et de nouveau à l’hôpital. Hors du Québec, il n’y en a souvent pas : demandez un service d’interprète, ou venez avec une personne de confiance.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {},
};
