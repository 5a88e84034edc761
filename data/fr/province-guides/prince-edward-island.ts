import type { ProvinceGuide } from './types';

export const princeEdwardIsland: ProvinceGuide = {
  description:
    'Avoir un bébé à l’Île-du-Prince-Édouard : 811, Santé Î.-P.-É., santé publique, visites Meilleur départ, congés, prestations, garde, soins sans carte.',
  intro:
    'Sur l’Île, tout le monde connaît quelqu’un à l’hôpital, et presque tous vos soins viennent d’un seul endroit : Santé Î.-P.-É. Voici les portes où frapper, de Tignish à Souris.',
  sections: {
    prenatalCare: [
      {
        text: 'Demandez à votre médecin de famille, à votre infirmière praticienne ou à votre infirmier praticien de vous envoyer en obstétrique dès que vous vous savez enceinte. La plupart des gens de l’Île y font une grande part de leur suivi.',
      },
      {
        text: 'Sur le registre des patients, et sans personne pour vous suivre? Dites que vous êtes enceinte quand vous appelez le 811 ou une clinique sans rendez-vous, pour qu’on ne vous dise pas de revenir plus tard. Le Réseau Santé en français de l’Île peut aussi vous orienter.',
        sources: ['pe-registry'],
      },
      {
        text: 'Le Women’s Wellness Program de Santé Î.-P.-É. prend votre appel : demandez s’il suit les grossesses.',
        sources: ['pe-womens-wellness'],
        onPaper: false,
      },
      {
        text: 'Des sages-femmes travaillent pour Santé Î.-P.-É. depuis 2024. Demandez au 811 comment en voir une.',
        sources: ['pe-first-midwives', 'pe-midwives-2025'],
      },
      {
        text: 'Les Services infirmiers de santé publique donnent des cours prénataux. Cherchez ceux qui sont en ligne si vous travaillez la nuit.',
      },
      {
        text: 'Le programme de soins de reproduction de la province fixe la norme des soins et publie les feuillets que vous rapportez à la maison.',
        onPaper: false,
      },
    ],
    givingBirth: [
      {
        text: 'Les bébés naissent à l’Hôpital Queen Elizabeth, à Charlottetown, et à l’Hôpital du comté de Prince, à Summerside. Demandez lequel est le vôtre, et si les deux unités sont ouvertes.',
      },
      {
        text: 'S’il vous faut plus que ce qu’offrent les hôpitaux de l’Île, à vous ou à votre bébé, l’équipe vous envoie à l’IWK, à Halifax, ou à Moncton.',
      },
      {
        text: 'De grands vents peuvent arrêter la circulation sur le pont. Si vous devez accoucher hors de l’Île, demandez s’il faut traverser un jour ou plus d’avance. Demandez aussi s’il y a de l’aide pour le coût du trajet.',
      },
    ],
    money: [
      {
        text: 'Service Canada s’occupe de vos prestations à Charlottetown, à Summerside et en ligne. Pour les congés, c’est la Direction des normes d’emploi de l’Île qui répond.',
        sources: ['ei-maternity-parental', 'leave-pe'],
      },
      {
        text: 'Si vous vivez du homard, des pommes de terre ou du tourisme, demandez comment vos semaines et vos heures s’additionnent avant la fin de la saison.',
        sources: ['ei-act-6', 'ei-fishing'],
      },
    ],
    program: [
      {
        text: 'Avec Meilleur départ, une personne formée qui s’y connaît en bébés, en jeux et en parents fatigués vient chez vous. La santé publique vous en parle peu après la naissance.',
        sources: ['pe-best-start'],
      },
      {
        text: 'Vous pouvez aussi demander Meilleur départ en premier, à votre bureau des Services infirmiers de santé publique. C’est vous qui choisissez, et c’est sans frais.',
        sources: ['pe-best-start'],
      },
    ],
    childCare: [
      {
        text: 'Les centres de la petite enfance ont des tarifs fixes et du personnel formé. Les pouponnières sont petites : inscrivez-vous au registre de l’Île pendant la grossesse.',
      },
      {
        text: 'Des centres de langue française accueillent les familles à Charlottetown, à Summerside et dans la région Évangéline.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'La santé publique joint chaque nouvelle famille, pèse votre bébé et garde le contact grâce aux cliniques de vaccins.',
        sources: ['pe-best-start'],
      },
      {
        text: 'Au début, allaiter fait mal à bien des gens. Demandez au personnel infirmier qui peut vous aider près de chez vous, comme une consultante en lactation.',
      },
      {
        text: 'Les centres de ressources familiales, de Prince-Ouest au comté de Kings, ont des matins ouverts à tout le monde, des échanges de vêtements et du café.',
      },
      {
        text: 'Sur une petite île, il peut être dur de dire qu’on ne va pas bien. Dites-le quand même à la santé publique, à votre médecin ou au 811 : on a le devoir de garder cela confidentiel.',
      },
    ],
    newcomers: [
      {
        text: 'Demandez la carte Santé de l’Île en arrivant. Voyez à quoi votre permis vous donne droit, et s’il y a une attente.',
      },
      {
        text: 'Immigrant and Refugee Services, à Charlottetown, peut vous aider à remplir le formulaire, à trouver une clinique et à venir avec une ou un interprète.',
      },
      {
        text: 'Toujours pas de carte vers la fin? Parlez du prix et des dates au bureau des admissions de l’hôpital. Si vous demandez l’asile, montrez votre papier du Programme fédéral de santé intérimaire (PFSI). Depuis mai 2026, il faut payer 4 $ par ordonnance.',
        sources: ['ifhp-from-may-2026'],
      },
    ],
  },
  foreignNames: ['Women’s Wellness Program', 'Immigrant and Refugee Services'],
};
