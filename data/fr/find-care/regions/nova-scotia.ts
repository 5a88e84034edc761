import type { RegionCareWords } from '@/words/find-care/region-care';

export const novaScotia: RegionCareWords = {
  firstTitle: 'Appelez un médecin de la liste de l’IWK, ou les sages-femmes',
  first: [
    {
      text: 'Vous pouvez voir sans demande de consultation un médecin de famille qui assiste aux accouchements, ou une sage-femme.',
      sources: ['ns-iwk-pregnancy'],
    },
    {
      text: 'L’IWK tient une liste de médecins qui acceptent de suivre des personnes enceintes pour la durée de la grossesse. Sur le site de l’IWK, le lien s’appelle « FM Prenatal Self Referral List ».',
      sources: ['ns-iwk-pregnancy'],
    },
    {
      text: 'Les sages-femmes travaillent à trois endroits : Halifax, Lunenburg et la Rive-Sud, et Antigonish. Dès que vous savez que vous êtes enceinte, appelez ou écrivez pour avoir le formulaire.',
      sources: ['ns-iwk-pregnancy', 'ns-midwifery'],
    },
  ],
  next: [
    {
      text: 'C’est complet, ou trop loin? Appelez le 811. Dites à combien de semaines vous en êtes, et demandez où on voit les personnes enceintes près de chez vous.',
    },
    {
      text: 'Nous n’avons pas trouvé si la liste sert aussi hors de Halifax, ni avant quelle semaine quelqu’un doit vous suivre. Rappelez jusqu’à ce que quelqu’un dise oui.',
    },
  ],
  meanwhile: [
    {
      text: 'Pas encore de rendez-vous? Demandez au 811 quelle clinique sans rendez-vous peut demander vos premières analyses et une échographie.',
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Les médecins de la liste ne restent pas votre médecin de famille. Après la naissance, on peut mettre votre bébé sur la liste des nouveau-nés sans médecin de famille (Unattached Newborn) : demandez-le.',
        sources: ['ns-iwk-pregnancy'],
      },
    ],
    'no-card': [
      {
        text: 'Nous n’avons pas trouvé ce que coûte un suivi de grossesse sans carte santé (régime MSI). Demandez au 811 qui reçoit les gens sans carte, et demandez tôt à l’hôpital quel est son prix.',
      },
    ],
    'far-away': [
      {
        text: 'L’hôpital où vous accoucheriez est loin de chez vous? Notre page « Partir pour accoucher » vous aide à demander qui paie, et où loger.',
      },
    ],
    language: [
      {
        text: 'Nous n’avons pas trouvé de liste de personnes qui soignent en français. Demandez des soins en français quand vous prenez rendez-vous, et de nouveau à l’hôpital. Hors du Québec, il n’y en a souvent pas : demandez un service d’interprète, ou venez avec une personne de confiance.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: { 'https://iwkhealth.ca/pregnancy': 'IWK : grossesse, avec la liste de médecins (en anglais)' },
};
