import type { ProvinceGuide } from './types';

export const yukon: ProvinceGuide = {
  description:
    'Avoir un bébé au Yukon : 811, Hôpital général de Whitehorse, sages-femmes, déplacement à Whitehorse pour accoucher, congés, prestations et garde d’enfants.',
  intro:
    'Au Yukon, la plupart des bébés naissent à Whitehorse, et la plupart des routes y mènent. Si vous vivez à Dawson, à Watson Lake ou à Old Crow, le trajet fait partie de votre plan.',
  foreignNames: ['Whitehorse Walk-In Medical Clinic'],
  sections: {
    prenatalCare: [
      {
        text: 'Dans la ville de Whitehorse, appelez un médecin de famille, une clinique de suivi de grossesse ou les sages-femmes. Ailleurs, demandez à votre centre de santé où faire vos premiers tests.',
        sources: ['yt-midwifery-program', 'yt-solstice'],
      },
      {
        text: 'Le Programme de sages-femmes du Yukon est public : vous ne payez pas. Faites votre demande le plus tôt possible. On peut la faire de partout au Yukon, avec certains rendez-vous par vidéo; les accouchements ont lieu à Whitehorse.',
        sources: ['yukon-midwifery', 'yukon-midwifery-news'],
      },
      {
        text: 'Pas de médecin? Renseignez-vous au 811 sur la liste pour les gens qui n’en ont pas. En attendant, la Whitehorse Walk-In Medical Clinic vous reçoit et peut vous envoyer ailleurs. Elle ne suit pas les grossesses : demandez-y la clinique de suivi de grossesse.',
        sources: ['yt-walk-in'],
      },
    ],
    givingBirth: [
      {
        text: 'C’est l’Hôpital général de Whitehorse qui a l’unité des naissances. Ailleurs, on ne prévoit pas d’accouchement, mais le personnel infirmier sait quoi faire si un bébé est pressé.',
        sources: ['yukon-midwifery-news'],
      },
      {
        text: 'Accoucher à la maison avec une sage-femme est parfois possible, près de l’hôpital. Parlez-en, et parlez de ce qui changerait le plan.',
        sources: ['yt-midwifery-program', 'yt-clinic-open'],
      },
      {
        text: 'Quand il faut une équipe de spécialistes, pour vous ou votre bébé, le vol va à Vancouver ou à Edmonton.',
      },
    ],
    travel: [
      {
        text: 'Si vous vivez hors de Whitehorse, vous venez en ville quelques semaines avant la date prévue. La personne qui suit votre grossesse choisit le jour avec vous, selon la route, la météo et votre état.',
      },
      {
        text: 'Le programme de déplacements pour raisons médicales du Yukon aide à payer le trajet des gens qui ont la carte d’assurance maladie du territoire. Demandez à votre médecin ou à votre sage-femme de faire la demande avant votre départ.',
        sources: ['yukon-travel', 'yt-medical-travel'],
      },
      {
        text: 'Pour les membres inscrits des Premières Nations et les Inuits, les Services de santé non assurés (SSNA) paient le trajet, les repas, un lit et une personne accompagnatrice.',
        sources: ['nihb-travel', 'escort-study'],
      },
      {
        text: 'Avec un autre régime, voyez si l’on paie le trajet de la personne accompagnatrice. Demandez où vous pouvez loger avec de jeunes enfants, et qui veille sur votre maison.',
      },
      {
        text: 'À l’hôpital, les programmes de santé des Premières Nations peuvent vous apporter des aliments traditionnels, une personne de liaison et quelqu’un qui parle pour vous.',
      },
    ],
    money: [
      {
        text: 'Vous envoyez votre demande d’assurance-emploi à Service Canada. La loi garde-t-elle votre poste? Cela dépend de votre temps chez votre employeur : demandez au Bureau des normes d’emploi du Yukon.',
        sources: ['ei-apply', 'leave-yt'],
      },
      {
        text: 'Si vous travaillez pour le gouvernement d’une Première Nation ou pour le fédéral, d’autres règles de congé peuvent s’appliquer. Demandez à votre service des ressources humaines.',
        onPaper: false,
      },
    ],
    program: [
      {
        text: 'À plusieurs endroits du Yukon, on offre des aliments et des vitamines. On y cuisine ensemble, et on y rencontre d’autres futurs parents. Demandez le Programme canadien de nutrition prénatale\u00a0: depuis avril 2026, il a un autre nom.',
        sources: ['cpnp'],
      },
      {
        text: 'Une personne du programme Familles en santé peut aller vous voir chez vous dès la grossesse. Rien ne vous y oblige.',
        sources: ['yt-healthy-families'],
      },
    ],
    childCare: [
      {
        text: 'Les services de garde universels du Yukon baissent le tarif des places agréées pour toutes les familles, peu importe leur revenu.',
      },
      {
        text: 'Le plus dur, c’est la place : à Whitehorse, appelez plusieurs services au cours du deuxième trimestre.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'La santé publique, à Whitehorse, et les centres de santé, ailleurs, vous rendent visite ou vous appellent peu après la naissance. On vous revoit ensuite pour les vaccins.',
      },
      {
        text: 'Le Bureau de l’état civil, à Whitehorse, enregistre la naissance. Commandez ensuite le certificat de naissance et la carte d’assurance maladie.',
        onPaper: false,
        sources: ['after-yukon-birth-register'],
      },
      {
        text: 'Les mois sombres peuvent peser sur un nouveau parent. Si votre moral est bas ou si vous ressentez de l’anxiété, dites-le au 811, au personnel infirmier ou à l’équipe de santé de votre Première Nation. On vous dira où trouver du counseling.',
        sources: ['yt-811'],
      },
    ],
    newcomers: [
      {
        text: 'Si vous venez d’une province, le régime du Yukon commence après une attente. Votre ancien régime continue pendant ce temps. Envoyez le formulaire dès les premiers jours.',
        sources: ['yt-health-plan'],
      },
      {
        text: 'Vous venez d’un autre pays, avec un permis? Demandez au bureau de l’assurance maladie quelle durée de séjour il faut, et gardez une assurance privée jusque-là.',
      },
      {
        text: 'Le centre multiculturel du Yukon offre aux personnes qui arrivent des interprètes et de l’aide pour les formulaires. Pour de l’aide en français, adressez-vous à l’Association franco-yukonnaise.',
      },
    ],
  },
};
