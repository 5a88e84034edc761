import type { RegionCareWords } from '@/words/find-care/region-care';

export const quebec: RegionCareWords = {
  firstTitle: 'Remplissez le formulaire Ma grossesse',
  first: [
    {
      text: 'Le formulaire est pour toutes les personnes enceintes au Québec, avec ou sans carte d’assurance maladie. Il existe en 11 langues.',
      sources: ['grossesse-secours', 'qc-tout-petits'],
    },
    {
      text: 'Remplissez-le tôt. Il vous mène à quelqu’un qui suit votre grossesse. Une amie, un ami ou le personnel infirmier peut le remplir avec vous.',
      sources: ['grossesse-secours', 'qc-tout-petits', 'qc-form-2022'],
    },
    { text: 'La page ne s’ouvre pas? Demandez le formulaire au 811 ou à votre CLSC.' },
  ],
  next: [
    {
      text: 'Vous pouvez aussi appeler vous-même des cliniques : un médecin de famille, un médecin qui suit des grossesses, une infirmière praticienne spécialisée ou un infirmier praticien spécialisé (IPS), ou un ou une obstétricienne.',
      sources: ['grossesse-secours'],
    },
    { text: 'Pour une sage-femme, appelez la maison de naissance de votre région.', sources: ['grossesse-secours'] },
    {
      text: 'Nous n’avons pas trouvé en combien de temps la réponse vient. Pas encore de réponse? Appelez le 811 ou votre CLSC, dites à combien de semaines vous en êtes, et continuez d’appeler des cliniques.',
    },
  ],
  meanwhile: [
    {
      text: 'Grossesse-Secours répond tous les jours, de 9 h à 21 h, quel que soit votre choix. Demandez-y aussi comment trouver un suivi.',
      sources: ['grossesse-secours'],
    },
  ],
  fits: {
    'no-doctor': [
      { text: 'Pour tout cela, vous n’avez pas besoin d’avoir un médecin de famille.', sources: ['grossesse-secours'] },
    ],
    'no-card': [
      {
        text: 'Au Québec depuis peu, et sans carte encore? Si vous avez droit à la RAMQ, les soins de grossesse et d’accouchement, ou une interruption de grossesse, peuvent être gratuits pendant les trois mois d’attente. Inscrivez-vous d’abord à la RAMQ, gardez sa lettre, et demandez ce qu’elle couvre.',
        sources: ['qc-immigration', 'qc-citim'],
      },
      {
        text: 'Beaucoup de personnes aux études, avec un permis de travail ouvert, en visite ou sans statut n’ont pas droit à la RAMQ. Alors, elle ne paie ni la grossesse ni l’accouchement. En 2022, ces soins coûtaient environ de 9 000 $ à 17 000 $, ou plus : demandez d’abord les prix.',
        sources: ['qc-conversation', 'qc-cdeacf'],
      },
      {
        text: 'Envoyez quand même le formulaire, et appelez Médecins du Monde.',
        sources: ['qc-conversation', 'grossesse-secours'],
      },
      {
        text: 'Un projet de loi de décembre 2024 couvrirait toutes les grossesses. Nous n’avons pas trouvé qu’il a été adopté : demandez à la RAMQ.',
        sources: ['qc-cdeacf'],
      },
      {
        text: 'Un accouchement qui commence, des saignements, un bébé qui bouge moins que d’habitude : allez quand même à l’hôpital.',
      },
      {
        text: 'Un enfant qui vit au Québec plus de six mois peut avoir la RAMQ, peu importe les papiers des parents.',
        sources: ['qc-baby-2023'],
      },
    ],
    'far-away': [
      {
        text: 'Au Nunavik et en Eeyou Istchee, des sages-femmes font des accouchements dans certaines communautés. Notre page sur le départ pour accoucher dit lesquelles.',
      },
    ],
    language: [
      {
        text: 'Nous n’avons pas trouvé en quelles langues est le formulaire, ni quelles cliniques travaillent en anglais : demandez au 811, et de nouveau quand vous prenez rendez-vous. Demandez un ou une interprète si vous en avez besoin.',
      },
    ],
  },
  pageNames: { 'https://www.quebec.ca/magrossesse': 'Le formulaire Ma grossesse' },
};
