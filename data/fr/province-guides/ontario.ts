import type { ProvinceGuide } from './types';

export const ontario: ProvinceGuide = {
  description:
    'Avoir un bébé en Ontario : sages-femmes et médecins, Santé811, Bébés en santé, enfants en santé, congés, prestations, garde, et soins sans carte Santé.',
  intro:
    'De Kenora à Cornwall, vous choisissez qui prend soin de vous : une sage-femme, un médecin de famille, une infirmière praticienne ou un infirmier praticien, ou une équipe d’obstétrique. Voici qui vous aide en Ontario, et comment les joindre.',
  without911Note:
    'Dans certaines communautés du Grand Nord, le 911 ne répond peut-être pas : appelez le numéro d’urgence de votre centre de santé ou de votre poste de soins infirmiers.',
  sections: {
    prenatalCare: [
      {
        text: 'Vous pouvez appeler vous-même une clinique de sages-femmes, sans recommandation. Faites-le dès que votre test est positif, car les places partent vite.',
        sources: ['on-grand-valley', 'on-seventh-generation'],
      },
      {
        text: 'La sage-femme vous suit pendant la grossesse, le travail et les premières semaines avec votre bébé. Avec un médecin de famille, demandez tôt qui sera là pour l’accouchement.',
        sources: ['on-toronto', 'on-grand-valley'],
      },
      {
        text: 'Pas encore de médecin? Inscrivez-vous à Accès Soins. Et appelez maintenant une clinique sans rendez-vous ou un centre de santé communautaire pour vos premiers tests. Le site educationprenataleontario.ca vous renseigne en français.',
        sources: ['on-health-care-connect', 'on-toronto'],
      },
    ],
    givingBirth: [
      {
        text: 'Avec une sage-femme, vous pouvez prévoir d’accoucher à l’hôpital, à la maison ou dans un des rares centres de naissance. Avec un médecin, c’est à l’hôpital où ce médecin travaille.',
        sources: ['on-grand-valley', 'on-toronto'],
      },
      {
        text: 'La plupart des hôpitaux vous demandent de vous inscrire bien avant votre date prévue. Demandez au vôtre son formulaire, sa visite et la porte à prendre la nuit.',
      },
      {
        text: 'Dans le Nord, la route jusqu’à une unité des naissances peut être longue. Demandez si la subvention de déplacement du Nord peut payer une partie du trajet.',
        sources: ['ontario-travel-grant'],
      },
      {
        text: 'Des sages-femmes autochtones travaillent dans certaines Premières Nations et dans certaines villes.',
        onPaper: false,
      },
    ],
    money: [
      {
        text: 'L’argent de chaque semaine vient de l’assurance-emploi, qui est fédérale. Votre congé, avec votre emploi gardé pour vous, vient de la Loi sur les normes d’emploi de l’Ontario.',
        sources: ['ei-maternity-parental', 'leave-on'],
      },
      {
        text: 'La loi parle de congé de maternité. Dites par écrit à votre employeur quand il commence.',
        sources: ['leave-on', 'notice-ontario'],
      },
    ],
    program: [
      {
        text: 'Vous pouvez demander vous-même le programme Bébés en santé, enfants en santé, pendant la grossesse ou plus tard. Appelez votre bureau de santé publique, ou dites oui quand on vous l’offre après la naissance.',
        sources: ['on-healthy-babies'],
      },
    ],
    childCare: [
      {
        text: 'Votre ville, votre comté ou votre district tient la liste des services de garde agréés et décide des subventions. Donnez votre nom pendant la grossesse.',
      },
      {
        text: 'En Ontario, bien des centres et des agences de garde en milieu familial coûtent moins cher grâce au plan national. Demandez à chacun s’il y participe.',
        onPaper: false,
      },
    ],
    afterBirth: [
      {
        text: 'La santé publique vous appellera peut-être les premiers jours. Posez alors toutes vos questions, petites et grandes.',
      },
      {
        text: 'Les centres ON y va sont sans frais. Passez-y avec votre bébé, voyez d’autres parents et parlez du sein, du biberon et du sommeil.',
      },
      {
        text: 'Un seul formulaire en ligne de ServiceOntario enregistre la naissance. Vous pouvez y demander aussi le certificat de naissance, un numéro d’assurance sociale et l’allocation canadienne pour enfants.',
        sources: ['after-serviceontario-library-newborn-registration'],
      },
      {
        text: 'Certains hôpitaux ont une clinique pour l’humeur et l’anxiété, pendant la grossesse et après. Votre sage-femme ou votre médecin peut vous y envoyer.',
      },
    ],
    newcomers: [
      {
        text: 'La province paie les sages-femmes, même si vous vivez ici sans l’Assurance-santé de l’Ontario. Leurs soins sont sans frais pour vous. Un fonds paie parfois les tests et les spécialistes : demandez à votre sage-femme, avant chaque test, si c’est payé. L’hôpital peut quand même vous coûter de l’argent.',
        sources: ['on-midwives-uninsured', 'on-hamilton'],
      },
      {
        text: 'Les centres de santé communautaire reçoivent des gens qui n’ont pas de carte Santé, souvent dans plusieurs langues. Demandez-y à parler à une personne qui aide à l’établissement.',
        sources: ['on-cp24'],
      },
      {
        text: 'Vous demandez l’asile? Vous avez peut-être le Programme fédéral de santé intérimaire (PFSI). Montrez son document à votre premier rendez-vous. Depuis mai 2026, vous payez 4 $ par ordonnance.',
        sources: ['ifhp-from-may-2026'],
      },
    ],
  },
};
