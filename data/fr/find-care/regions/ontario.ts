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
      text: 'C’est plein? Demandez la liste d’attente, et appelez dès maintenant la clinique suivante. Une clinique peut mettre jusqu’à deux semaines à vous rappeler, et une clinique pleine ne rappelle pas toujours.',
      sources: ['on-grand-valley', 'on-seventh-generation', 'on-hiwhc'],
    },
    {
      text: 'Des hôpitaux ont une clinique prénatale pour les personnes que personne d’autre n’a prises : demandez au vôtre. En 2022, à Sault Ste. Marie, on envoyait le formulaire soi-même : demandez si c’est encore le cas.',
      sources: ['on-sault'],
    },
    {
      text: 'À Toronto, une infirmière praticienne ou un infirmier praticien peut suivre votre grossesse, mais ne fait pas l’accouchement. Beaucoup de médecins de famille passent la main à la fin. Demandez tôt qui prend la suite, et où.',
      sources: ['on-toronto'],
    },
  ],
  meanwhile: [
    {
      text: 'Personne ne suit encore votre grossesse? Demandez au 811 quelle clinique sans rendez-vous ou quel centre de santé communautaire près de chez vous peut demander vos premiers examens.',
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Accès Soins cherche pour vous un médecin de famille, une infirmière praticienne ou un infirmier praticien. Il vous faut une carte Santé valide. Les personnes qui ont de plus grands besoins de santé passent d’abord : dites donc que vous êtes enceinte.',
        sources: ['on-health-care-connect', 'on-health-care-connect-older'],
      },
      {
        text: 'C’est lent. Pour cette grossesse, trouvez un suivi ailleurs dès maintenant.',
        sources: ['on-health-care-connect', 'on-toronto'],
      },
    ],
    'no-card': [
      {
        text: 'Pas de carte Santé? Une sage-femme ne coûte rien aux personnes qui vivent en Ontario, y compris à celles qui viennent de l’étranger pour étudier.',
        sources: ['on-midwives-uninsured', 'on-hamilton'],
      },
      {
        text: 'Par la sage-femme, l’argent de la province couvre parfois aussi les prises de sang, les échographies et les visites chez des spécialistes. Les sages-femmes ne disent pas toutes la même chose : demandez à la vôtre, avant chaque examen, si ce fonds le paie.',
        sources: ['on-midwives-uninsured', 'on-hamilton'],
      },
      {
        text: 'Aucune sage-femme n’a de place? Un centre de santé communautaire reçoit les gens sans carte Santé. Demandez au 811 lequel est près de chez vous.',
        sources: ['on-cp24'],
      },
      {
        text: 'À l’université, votre assurance est peut-être le régime UHIP. Cherchez-y le mot « maternité » (maternity), et demandez ce qu’il paie pour les visites, les examens et un accouchement.',
        sources: ['on-student-plans'],
      },
      {
        text: 'Un séjour à l’hôpital peut quand même apporter une facture. Demandez le prix à l’hôpital avant la date prévue. Jusqu’au 31 mars 2023, la province payait ces factures : les pages de ces années-là ne valent plus.',
        sources: ['on-midwives-uninsured', 'on-cp24'],
      },
      {
        text: 'Un accouchement qui commence, des saignements, un bébé qui bouge moins que d’habitude : allez quand même à l’hôpital. Allez-y aussi chaque fois que votre vie peut être en danger.',
      },
    ],
    'far-away': [
      {
        text: 'Dans le Nord, demandez tôt où vous accoucheriez. Notre page sur le départ pour accoucher dit ce qui peut payer le trajet.',
      },
    ],
    midwife: [{ text: 'Nous n’avons pas trouvé de formulaire commun à toutes les cliniques : chacune a le sien.' }],
    language: [
      {
        text: 'Des régions de l’Ontario offrent des soins en français. Demandez-les quand vous prenez rendez-vous, et de nouveau à l’hôpital. Souvent, il n’y en a pas : venez avec une personne de confiance, ou demandez un ou une interprète.',
        sources: ['on-nb-francopresse'],
      },
    ],
  },
  pageNames: {},
};
