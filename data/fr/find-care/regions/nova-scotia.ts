import type { RegionCareWords } from '@/words/find-care/region-care';

export const novaScotia: RegionCareWords = {
  firstTitle: 'Demandez à un médecin de la liste de l’IWK, ou appelez les sages-femmes',
  first: [
    {
      text: 'Vous pouvez voir sans demande de consultation un médecin de famille qui fait des accouchements, ou une sage-femme.',
      sources: ['ns-iwk-pregnancy'],
    },
    {
      text: 'L’IWK tient une liste de médecins qui prennent des personnes enceintes pour la durée de la grossesse. Sa page y mène sous le nom « FM Prenatal Self Referral List ».',
      sources: ['ns-iwk-pregnancy'],
    },
    {
      text: 'Les sages-femmes travaillent à trois endroits : Halifax, Lunenburg et la Rive-Sud, et Antigonish. Appelez ou écrivez pour avoir le formulaire dès que vous le savez.',
      sources: ['ns-iwk-pregnancy', 'ns-midwifery'],
    },
  ],
  next: [
    {
      text: 'C’est plein, ou trop loin? Appelez le 811. Dites à combien de semaines vous en êtes, et demandez où on voit les personnes enceintes près de chez vous.',
    },
    {
      text: 'Nous n’avons pas trouvé jusqu’où la liste va hors de Halifax, ni de semaine limite pour avoir quelqu’un. Rappelez jusqu’à ce que quelqu’un dise oui.',
    },
  ],
  meanwhile: [
    {
      text: 'Pas encore de rendez-vous? Demandez au 811 quelle clinique sans rendez-vous peut demander vos premiers examens.',
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Les médecins de la liste ne restent pas votre médecin de famille. Après la naissance, on peut mettre votre bébé sur la liste des nouveau-nés qui n’en ont pas (Unattached Newborn) : demandez-le.',
        sources: ['ns-iwk-pregnancy'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi de grossesse sans carte du régime MSI (Medical Services Insurance). Demandez au 811 qui reçoit les gens sans carte, et tôt à l’hôpital quel est son prix.',
      },
      {
        text: 'Un accouchement qui commence, des saignements, un bébé qui bouge moins que d’habitude : allez quand même à l’hôpital.',
      },
    ],
    'far-away': [
      {
        text: 'Le lieu de naissance est loin de chez vous? Notre page sur le départ pour accoucher vous aide à demander qui paie, et où loger.',
      },
    ],
    language: [
      {
        text: 'Nous n’avons pas trouvé de liste de personnes qui soignent en français. Demandez-le quand vous prenez rendez-vous, et de nouveau à l’hôpital. Souvent, il n’y en a pas hors du Québec : venez avec une personne de confiance, ou demandez un ou une interprète.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: { 'https://iwkhealth.ca/pregnancy': 'IWK : grossesse, avec la liste de médecins (en anglais)' },
};
