import type { RegionCareWords } from '@/words/find-care/region-care';

export const ontario: RegionCareWords = {
  firstTitle: 'Appelez une clinique de sages-femmes',
  first: [
    {
      text: 'Vous appelez la clinique vous-même, ou vous remplissez son formulaire. Vous n’avez pas besoin de passer par un médecin, et la province paie.',
      sources: ['on-grand-valley', 'on-seventh-generation'],
    },
    { text: 'Faites-le dès que votre test est positif.', sources: ['on-grand-valley', 'on-hiwhc'] },
  ],
  next: [
    {
      text: 'C’est complet? Demandez la liste d’attente, et appelez dès maintenant la clinique suivante. Une clinique peut mettre jusqu’à deux semaines à vous rappeler, et une clinique qui n’a plus de place ne rappelle pas toujours.',
      sources: ['on-grand-valley', 'on-seventh-generation', 'on-hiwhc'],
    },
    {
      text: 'Des hôpitaux ont une clinique prénatale pour les personnes qui n’ont trouvé aucun suivi : demandez au vôtre. En 2022, à Sault Ste. Marie, on pouvait envoyer soi-même le formulaire : demandez si c’est encore le cas.',
      sources: ['on-sault'],
    },
    {
      text: 'À Toronto, une infirmière praticienne ou un infirmier praticien peut suivre votre grossesse, mais n’assiste pas à l’accouchement. Beaucoup de médecins de famille ne vous suivent pas jusqu’à la fin. Demandez tôt qui vous suivra ensuite, et où.',
      sources: ['on-toronto'],
    },
  ],
  meanwhile: [
    {
      text: 'Personne ne suit encore votre grossesse? Demandez à Santé811, au 811, quelle clinique sans rendez-vous ou quel centre de santé communautaire près de chez vous peut demander vos premières analyses et une échographie.',
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Accès Soins cherche pour vous un médecin de famille, une infirmière praticienne ou un infirmier praticien. Il vous faut une carte Santé valide. Les personnes qui ont de plus grands besoins de santé passent en premier : dites donc que vous êtes enceinte.',
        sources: ['on-health-care-connect', 'on-health-care-connect-older'],
      },
      {
        text: 'C’est lent. Pour cette grossesse, trouvez un suivi ailleurs dès maintenant.',
        sources: ['on-health-care-connect', 'on-toronto'],
      },
    ],
    'no-card': [
      {
        text: 'Pas de carte Santé? Une sage-femme ne vous coûte rien si vous vivez en Ontario, quel que soit votre statut d’immigration.',
        sources: ['on-midwives-uninsured', 'on-hamilton'],
      },
      {
        text: 'Si une sage-femme vous suit, un fonds de la province paie parfois aussi les prises de sang, les échographies et les visites chez des spécialistes. Les sages-femmes ne disent pas toutes la même chose : demandez à votre sage-femme, avant chaque test, si ce fonds le paie.',
        sources: ['on-midwives-uninsured', 'on-hamilton'],
      },
      {
        text: 'Aucune sage-femme n’a de place? Un centre de santé communautaire reçoit les gens sans carte Santé. Demandez au 811 lequel est près de chez vous.',
        sources: ['on-cp24'],
      },
      {
        text: 'À l’université, votre assurance est peut-être le régime UHIP. Dans le contrat, cherchez le mot « maternité » (maternity), et demandez ce que le régime paie pour les visites, les tests et un accouchement.',
        sources: ['on-student-plans'],
      },
      {
        text: 'Un séjour à l’hôpital peut quand même vous coûter de l’argent. Demandez le prix à l’hôpital avant la date prévue. Jusqu’au 31 mars 2023, la province payait ces factures : les pages de ces années-là ne sont plus à jour.',
        sources: ['on-midwives-uninsured', 'on-cp24'],
      },
      {
        text: 'Un hôpital public ne peut pas vous refuser quand votre vie est en danger. Allez-y pour toute urgence.',
        sources: ['on-cp24'],
      },
    ],
    'far-away': [
      {
        text: 'Dans le Nord, demandez tôt où vous accoucheriez. Notre page « Partir pour accoucher » dit qui peut payer le trajet.',
      },
    ],
    midwife: [{ text: 'Nous n’avons pas trouvé de formulaire commun à toutes les cliniques : chacune a le sien.' }],
    language: [
      {
        text: 'Des régions de l’Ontario offrent des soins en français. Demandez-les quand vous prenez rendez-vous, et de nouveau à l’hôpital. Souvent, il n’y en a pas : demandez un service d’interprète, ou venez avec une personne de confiance.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {},
};
