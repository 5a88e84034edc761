import type { RegionCareWords } from '@/words/find-care/region-care';

export const quebec: RegionCareWords = {
  firstTitle: 'Remplissez le formulaire Ma grossesse',
  first: [
    {
      text: 'Ce formulaire est pour toutes les personnes enceintes au Québec, avec ou sans carte d’assurance maladie. Il existe en 11 langues.',
      sources: ['grossesse-secours', 'qc-tout-petits'],
    },
    {
      text: 'Remplissez-le tôt. Il sert à vous trouver quelqu’un qui suivra votre grossesse. Une amie ou un ami, une infirmière ou un infirmier peut le remplir avec vous.',
      sources: ['grossesse-secours', 'qc-tout-petits', 'qc-form-2022'],
    },
    { text: 'La page ne s’ouvre pas? Demandez le formulaire au 811 ou à votre CLSC.' },
  ],
  next: [
    {
      text: 'Vous pouvez aussi appeler vous-même des cliniques : un médecin de famille, un médecin qui suit des grossesses, une infirmière praticienne spécialisée ou un infirmier praticien spécialisé (IPS), une obstétricienne ou un obstétricien.',
      sources: ['grossesse-secours'],
    },
    { text: 'Pour une sage-femme, appelez la maison de naissance de votre région.', sources: ['grossesse-secours'] },
    {
      text: 'Nous n’avons pas trouvé combien de temps prend la réponse. Pas encore de réponse? Appelez le 811 ou votre CLSC, dites à combien de semaines vous en êtes, et continuez d’appeler des cliniques.',
    },
  ],
  meanwhile: [
    {
      text: 'Grossesse-Secours répond tous les jours et vous aide dans tous vos choix. Demandez-y aussi comment trouver un suivi.',
      sources: ['grossesse-secours'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Pas besoin d’avoir un médecin de famille pour qu’on suive votre grossesse.',
        sources: ['grossesse-secours'],
      },
    ],
    'no-card': [
      {
        text: 'Vous venez d’arriver au Québec et n’avez pas encore de carte? Si vous avez droit à la RAMQ, les soins de grossesse et d’accouchement, ou un avortement, peuvent être gratuits pendant la période d’attente de trois mois. Inscrivez-vous d’abord à la RAMQ, gardez sa lettre, et demandez ce que la RAMQ couvre.',
        sources: ['qc-immigration', 'qc-citim'],
      },
      {
        text: 'Souvent, la RAMQ ne couvre pas les personnes qui étudient, qui ont un permis de travail ouvert, qui sont en visite ou qui n’ont pas de statut. Elle ne paie alors ni le suivi ni l’accouchement. En 2022, ces soins coûtaient environ de 9 000 $ à 17 000 $, ou plus. Prenez rendez-vous maintenant. Demandez alors le prix, et si vous pouvez payer en plusieurs fois.',
        sources: ['qc-conversation', 'qc-cdeacf'],
      },
      {
        text: 'Même sans carte, envoyez le formulaire, et appelez Médecins du Monde : demandez son numéro à Grossesse-Secours ou au 811.',
        sources: ['qc-conversation', 'grossesse-secours'],
      },
      {
        text: 'Un enfant qui vit au Québec plus de six mois peut avoir droit à la RAMQ, quels que soient les papiers de ses parents.',
        sources: ['qc-baby-2023'],
      },
    ],
    'far-away': [
      {
        text: 'Au Nunavik et en Eeyou Istchee, des sages-femmes assistent aux accouchements dans certaines communautés. Notre page « Partir pour accoucher » dit lesquelles.',
      },
    ],
    language: [
      {
        text: 'Le formulaire existe en 11 langues. Nous n’avons pas trouvé lesquelles, ni quelles cliniques travaillent en anglais : demandez-le au 811, et de nouveau quand vous prenez rendez-vous. Demandez un service d’interprète si vous en avez besoin.',
        sources: ['grossesse-secours', 'qc-tout-petits'],
      },
    ],
  },
  pageNames: { 'https://www.quebec.ca/magrossesse': 'Le formulaire Ma grossesse' },
};
