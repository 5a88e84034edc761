import type { ProvinceGuide } from './types';

export const alberta: ProvinceGuide = {
  description:
    'Avoir un bébé en Alberta : Health Link 811, sages-femmes et médecins, services en français, congés, prestations, ressources familiales et garde d’enfants.',
  intro:
    'L’Alberta, c’est deux grandes villes et beaucoup de route. Cette page dit qui prend soin de vous à Calgary, à Edmonton et entre les deux, et quoi demander quand l’hôpital est loin.',
  foreignNames: ['Health Link', 'registry agent'],
  sections: {
    prenatalCare: [
      {
        text: 'Commencez par un médecin de famille, une infirmière praticienne, un infirmier praticien ou une sage-femme. La province paie les sages-femmes. Vous en demandez une vous-même, sur une seule liste pour toute la province. Le Réseau santé Alberta a un répertoire pour trouver quelqu’un qui parle français.',
        sources: ['ab-midwives'],
      },
      {
        text: 'En Alberta, les sages-femmes ont souvent une liste d’attente. Demandez une place la semaine où votre test est positif, et voyez un médecin entre-temps.',
        sources: ['ab-midwives', 'ab-briar-hill'],
      },
      {
        text: 'Votre médecin peut vous envoyer à une clinique pour grossesses à faible risque. Une équipe de médecins s’y partage les rendez-vous et les accouchements.',
        sources: ['ab-avenue', 'ab-care-team'],
      },
    ],
    givingBirth: [
      {
        text: 'Les hôpitaux de campagne n’ont pas tous une unité des naissances. Certains cessent les accouchements pour un temps quand le personnel manque. Demandez à chaque trimestre si votre plan tient encore.',
      },
      {
        text: 'Parlez des routes d’hiver avec la personne qui suit votre grossesse. Décidez quand vous partez, qui conduit, et où vous allez si la route ferme.',
      },
      {
        text: 'Les sages-femmes suivent des accouchements à la maison, dans certains hôpitaux et dans quelques centres de naissance. Calgary et Edmonton ont des hôpitaux pour les grossesses à risque élevé et les tout petits bébés.',
      },
    ],
    money: [
      {
        text: 'Service Canada verse la prestation de chaque semaine. La loi de l’Alberta fixe le congé, qui garde votre emploi mais ne verse rien.',
        sources: ['ei-maternity-parental', 'leave-ab'],
      },
      {
        text: 'Si votre emploi est récent, vérifiez que vous avez travaillé assez longtemps pour le congé de l’Alberta avec protection de l’emploi.',
        sources: ['leave-ab'],
      },
      {
        text: 'Les familles à plus faible revenu peuvent aussi recevoir l’allocation de l’Alberta pour enfants et familles. Votre déclaration de revenus suffit, sans autre formulaire.',
        onPaper: false,
        sources: ['ab-child-family-benefit'],
      },
    ],
    program: [
      {
        text: 'Un réseau de ressources familiales est un groupe d’organismes du coin. Il offre des groupes de jeu, des ateliers pour les parents et, à certains endroits, des visites chez vous.',
      },
    ],
    childCare: [
      {
        text: 'Les garderies agréées et les services en milieu familial qui participent ont un tarif fixe par mois, jusqu’à la maternelle. Le 1er avril 2025, ce tarif a remplacé la subvention pour cet âge : 326,25 $ à temps plein et 230 $ à temps partiel. Demandez le tarif actuel.',
        sources: ['alberta-child-care'],
      },
      {
        text: 'En Alberta, les places en pouponnière sont les plus rares. Visitez des garderies et des services en milieu familial, et demandez s’ils sont agréés.',
      },
    ],
    afterBirth: [
      {
        text: 'La santé publique vous appelle d’habitude peu après votre retour. On pourra peser votre bébé chez vous ou dans une clinique.',
      },
      {
        text: 'Votre centre de santé communautaire donne les vaccins des premières années. On vous y demandera peut-être aussi comment vous allez. Parlez franchement : on peut ainsi mieux vous aider.',
      },
      {
        text: 'Vous enregistrez vous-même la naissance, en ligne, au registre des naissances de l’Alberta (Online Birth Registry, en anglais). L’hôpital ou votre sage-femme envoie sa propre confirmation. Vous commandez le certificat de naissance à un bureau d’enregistrement (registry agent).',
        sources: ['after-alberta-register-birth'],
      },
      {
        text: 'Si votre moral est bas ou si vos pensées vous font peur, appelez Health Link, jour et nuit. Si vous pensez au suicide, appelez ou textez le 9-8-8. Votre partenaire peut appeler aussi.',
      },
    ],
    newcomers: [
      {
        text: 'Demandez le régime d’assurance maladie de l’Alberta dès votre arrivée. Voyez quels papiers prouvent que vous vivez ici, et à partir de quel jour il paie.',
      },
      {
        text: 'Pas de régime public? Demandez les prix par écrit à une clinique et à l’hôpital, avant l’accouchement. Demandez aussi si vous pouvez payer en plusieurs fois.',
      },
      {
        text: 'Calgary et Edmonton ont des cliniques pour les personnes qui arrivent et les personnes réfugiées, avec des interprètes. Un organisme d’établissement peut y prendre votre rendez-vous.',
      },
    ],
  },
};
