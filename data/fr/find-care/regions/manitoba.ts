import type { RegionCareWords } from '@/words/find-care/region-care';

export const manitoba: RegionCareWords = {
  firstTitle: 'Demandez une sage-femme à votre office régional de la santé, et appelez un médecin',
  first: [
    {
      text: 'Ici, votre grossesse peut être suivie par un médecin de famille, par une sage-femme, par une obstétricienne ou un obstétricien, ou par le personnel infirmier de la santé publique. Commencez avec la première personne qui vous répond.',
      sources: ['mb-pregnant'],
    },
    {
      text: 'Pour une sage-femme, vous n’avez pas besoin de passer par un médecin, et vous ne payez rien. Vous la demandez à l’office régional de la santé de l’endroit où vous vivez.',
      sources: ['mb-midwifery', 'mb-winnipeg-midwifery'],
    },
    {
      text: 'Quatre régions ont des sages-femmes. Depuis novembre 2025, la région d’Interlake-Eastern en a aussi, à Selkirk : deux pour commencer.',
      sources: ['mb-midwifery', 'mb-selkirk'],
    },
  ],
  next: [
    {
      text: 'À Winnipeg, il fallait environ quatre semaines pour une simple réponse au sujet d’une sage-femme (2024). N’attendez donc pas cette réponse : prenez aussi rendez-vous avec un médecin dès cette semaine. Vous pourrez l’annuler.',
      sources: ['mb-birth-centre-news'],
    },
    {
      text: 'Nous n’avons pas trouvé avant quelle semaine quelqu’un doit vous suivre. Si personne n’accepte de vous suivre, appelez Info Santé ou le personnel infirmier de la santé publique.',
    },
  ],
  meanwhile: [
    {
      text: 'Aimeriez-vous un centre de naissance? Ode’imin, à Winnipeg, accepte les gens qui ont une sage-femme de la région de Winnipeg et qui vivent à Winnipeg ou à Churchill.',
      sources: ['mb-birth-centre-news'],
    },
  ],
  fits: {
    'no-doctor': [
      {
        text: 'Pas besoin d’un médecin de famille pour demander une sage-femme ou le personnel infirmier de la santé publique.',
        sources: ['mb-midwifery', 'mb-pregnant'],
      },
    ],
    'no-card': [
      {
        text: 'Depuis le 1er septembre 2018, un permis d’études ne donne plus droit au régime du Manitoba. Une assurance privée est comprise dans les droits de scolarité : demandez ce qu’elle paie pour un accouchement. Un permis de travail, le vôtre ou celui de votre partenaire, peut vous donner droit au régime : posez la question.',
        sources: ['mb-study-permits', 'mb-students-2025'],
      },
      {
        text: 'En 2023, la province a promis de changer cela. En janvier 2025, ce n’était pas fait : demandez si c’est fait maintenant.',
        sources: ['mb-students-2025'],
      },
    ],
    'far-away': [
      {
        text: 'Dans une Première Nation qui a un poste de soins infirmiers, demandez-y de commencer votre suivi. Pour savoir qui paie le trajet, dans la réserve et hors réserve, voyez notre page « Partir pour accoucher ».',
      },
    ],
    midwife: [
      {
        text: 'Une sage-femme peut demander vos tests, vous diriger vers un médecin, et assister à l’accouchement à la maison, dans un centre de naissance ou à l’hôpital.',
        sources: ['mb-midwifery'],
      },
      {
        text: 'Dans l’ouest du Manitoba, les sages-femmes n’ont assisté à aucun accouchement d’avril à septembre 2025, faute de personnel. Demandez ce qu’il en est maintenant.',
        sources: ['mb-western'],
      },
    ],
    language: [
      {
        text: 'Ici, certaines cliniques et certains hôpitaux sont désignés bilingues, et devraient avoir quelqu’un qui parle français. Demandez-le en prenant rendez-vous, puis de nouveau à l’hôpital.',
        sources: ['mb-french-services'],
      },
    ],
  },
  pageNames: {
    'https://www.gov.mb.ca/health/primarycare/access/midwifery.html':
      'Gouvernement du Manitoba : les sages-femmes par région (en anglais)',
    'https://wrha.mb.ca/?p=7201': 'Office régional de la santé de Winnipeg : les sages-femmes (en anglais)',
    'https://prairiemountainhealth.ca/9-programs-services/457-midwifery-care':
      'Prairie Mountain Health, dans l’ouest : les sages-femmes (en anglais)',
  },
};
